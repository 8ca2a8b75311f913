#include "core/edit/xmlreader.h"

#include "core/changes/edittext.h"
#include "core/edit/derivation.h"
#include "core/edit/packedpieces.h"
#include "core/edit/textform.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QCryptographicHash>
#include <QVarLengthArray>

#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <memory>
#include <utility>

namespace hexahedron {

namespace {

using pugi::xml_attribute;
using pugi::xml_node;
using textform::Names;

constexpr int MostDepth = 2000; // elements in elements; a file has at most 1000 frames in each other

constexpr const char *outOfPlace = QT_TRANSLATE_NOOP("edit", "\"%1\" cannot stand here in \"%2\".");
constexpr const char *noValue = QT_TRANSLATE_NOOP("edit", "\"%1\" is no value for \"%2\".");
constexpr const char *noEscape = QT_TRANSLATE_NOOP(
    "edit", "Behind a backslash comes x and two hexadecimal digits, n, t, r or a backslash.");
constexpr const char *noRoom = QT_TRANSLATE_NOOP("edit", "The text of \"%1\" has room for %2 bytes, not for %3.");
constexpr const char *twice = QT_TRANSLATE_NOOP("edit", "\"%1\" stands here twice.");
constexpr const char *noPacking = QT_TRANSLATE_NOOP("edit", "%1 cannot be packed.");

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/// Where a character 0 stands, as a byte or as "&#0;"; -1 when nowhere. Whoever reads XML would see the end of a text there.
qsizetype positionOfNul(const QByteArray &text)
{
    if (const qsizetype nul = text.indexOf('\0'); nul >= 0)
        return nul;
    for (qsizetype at = text.indexOf("&#"); at >= 0; at = text.indexOf("&#", at + 2)) {
        qsizetype digit = at + 2;
        digit += digit < text.size() && text[digit] == 'x';
        const qsizetype first = digit;
        while (digit < text.size() && text[digit] == '0')
            ++digit;
        if (digit > first && digit < text.size() && text[digit] == ';')
            return at;
    }
    return -1;
}

/// Words of a text, one after the other, with where each begins.
class Words
{
public:
    explicit Words(const char *text)
        : m_at(text)
    {
    }
    /// False at the end.
    bool next()
    {
        m_hasLineEnd = false;
        for (; isSpace(*m_at); ++m_at)
            m_hasLineEnd = m_hasLineEnd || *m_at == '\n';
        const char *const begin = m_at;
        while (*m_at && !isSpace(*m_at))
            ++m_at;
        m_word = {begin, size_t(m_at - begin)};
        return !m_word.empty();
    }
    std::string_view word() const { return m_word; }
    /// A line ended before the word.
    bool isOnNewLine() const { return m_hasLineEnd; }

private:
    const char *m_at;
    std::string_view m_word;
    bool m_hasLineEnd = false;
};

class XmlReader final : public Derivation::Host
{
public:
    explicit XmlReader(FormatById formats)
        : m_formats(formats)
        , m_derivation(std::make_unique<Derivation>(*this))
    {
    }

    XmlFile read(const Bytes &text);

    void settle(const Field &field, qint64 at, qint64 mark, const Derivation::Result &result) override;
    quint32 checksumOf(const Checksum &checksum, ByteRange range) override
    {
        return checksum.of(Bytes(QByteArray::fromRawData(m_out.constData() + range.begin, range.size())),
                           {0, range.size()});
    }
    qint64 numberAt(const Field &field, qint64 at) override
    {
        return decodeInteger(field, reinterpret_cast<const uchar *>(m_out.constData()) + at);
    }

private:
    /// An attribute for a field.
    struct Given
    {
        const Field *field = nullptr;
        xml_attribute attribute;
    };
    using AllGiven = QVarLengthArray<Given, 16>;
    /// A column of rows, in the order of the text.
    struct Column : textform::Column
    {
        std::vector<qsizetype> order = {}; ///< where the description has it, record by record
        bool isOpen = false;
        std::vector<bool> areOpen = {}; ///< per row, of numbers that may be left open
    };
    /// A record of which parts lie elsewhere.
    struct Owner
    {
        std::shared_ptr<Derivation::Detached> numbers;
        int partsLeft = 0;
    };
    struct Elsewhere
    {
        xml_node node;
        const Field *field = nullptr;
        std::vector<xml_node> before; ///< bytes to which nothing refers
        std::shared_ptr<Owner> owner;
        qint64 order = 0;
        qint64 sequence = 0;
    };

    /// A list that stands in the text.
    struct WrittenList
    {
        const Field *field = nullptr;
        qint64 begin = 0; ///< in the file, or in what is packed
        qint64 count = 0;
        qint64 stride = 0;        ///< 0 when elements vary in size
        const char *at = nullptr; ///< in the text
        int content = -1;         ///< in which it stands; -1: in the file
        std::vector<textform::Column> columns = {};
    };
    /// What packed bytes expand to.
    struct WrittenContent
    {
        const Field *record = nullptr; ///< that holds the packed bytes
        qint64 begin = 0;              ///< of the record
        int outer = -1;                ///< the content in which it stands
    };
    WrittenList *note(const Field &list, qint64 begin, qint64 count, qint64 stride, xml_node xml);
    void compare(const Bytes &text, const Format &format, XmlFile &result);
    std::vector<StreamId> streamsOfContents(const Tree &tree) const;
    static QString whatIsWrongWithColumns(const WrittenList &list, const Tree &tree, const Item &item);
    static XmlFile::Remark remark(const Bytes &text, qint64 offset, const QString &sentence);
    bool fail(const char *at, const QString &message);
    bool fail(xml_node node, const QString &message) { return fail(node.name(), message); }
    static QString sentence(const char *text) { return editText(text); }
    qint64 position() const { return m_out.size(); }
    void add(const void *bytes, qint64 size) { m_out.append(static_cast<const char *>(bytes), size); }

    bool readFile(xml_node xml);
    bool readBody(xml_node xml, const Field &record, bool isFile = false);
    bool collectAttributes(xml_node xml, const Field &record, bool isFile, AllGiven &given);
    bool readField(const AllGiven &given, xml_node &child, const Field &record, const Field &field,
                   const PackedAnew *packed);
    bool readRest(xml_node child, const Field &record);
    bool readPieces(xml_node child, const Field &pool);
    bool readElement(xml_node xml, const Field &field);
    bool readElsewhere(size_t first);
    bool readFrame(xml_node xml, const Field &frame);
    bool readSection(xml_node xml, const Field &section);
    bool readList(xml_node xml, const Field &list);
    bool readRows(xml_node xml, const Field &list);
    bool readColumns(const char *text, const Field &list, std::vector<Column> &columns);
    bool readNumber(std::string_view word, const Field &field, uchar *bytes);
    bool readNumbers(xml_node xml, const Field &field);
    bool readBytes(xml_node xml);
    bool readHex(const char *text);
    bool readValue(const Field &field, const char *text);
    bool readText(const Field &field, const char *text);
    bool readCountedText(const Field &record, const char *text);
    bool readContent(xml_node xml, const Field &record, const Field &container, std::optional<PackedAnew> &packed,
                     qint64 &size);
    bool readOpen(const Field &field, const char *at);
    xml_node element(xml_node node);
    bool holdsText(xml_node xml);

    FormatById m_formats;
    const char *m_text = nullptr; ///< all of it, taken apart in place
    qint64 m_textSize = 0;
    QByteArray m_out;
    std::unique_ptr<Derivation> m_derivation;
    std::vector<Elsewhere> m_elsewhere;
    qint64 m_sequence = 0;
    const Field *m_container = nullptr; ///< in which a frame stands
    const Field *m_missing = nullptr;   ///< of the record that is read: an earlier field without a value
    std::vector<WrittenList> m_lists;
    std::vector<WrittenContent> m_contents;
    int m_content = -1;                   ///< in which what is read stands
    qint64 m_rounded = 0;                 ///< numbers with more digits than the file can hold
    const char *m_firstRounded = nullptr; ///< in the text
    int m_depth = 0;
    QString m_error;
    qint64 m_errorAt = -1;
};

bool XmlReader::fail(const char *at, const QString &message)
{
    if (m_error.isEmpty()) {
        m_error = message;
        m_errorAt = at - m_text;
    }
    return false;
}

/// The node, or the next one behind it, that is an element. Text beside elements is an error.
xml_node XmlReader::element(xml_node node)
{
    for (; node && node.type() != pugi::node_element; node = node.next_sibling()) {
        if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) {
            fail(node.value(), sentence(QT_TRANSLATE_NOOP("edit", "There should be no text here.")));
            return {};
        }
    }
    return node;
}

/// Line and column of a byte of the text, which has been taken apart meanwhile.
XmlFile::Remark XmlReader::remark(const Bytes &text, qint64 offset, const QString &sentence)
{
    XmlFile::Remark remark{.text = sentence, .line = 1, .column = 1};
    text.forEachRun({0, offset}, [&](qint64, std::span<const uchar> run) {
        for (const uchar c : run) {
            remark.column = c == '\n' ? 1 : remark.column + ((c & 0xc0) != 0x80);
            remark.line += c == '\n';
        }
    });
    return remark;
}

XmlFile XmlReader::read(const Bytes &text)
{
    XmlFile result;
    pugi::xml_document document;
    QByteArray buffer = text.toByteArray();
    m_text = buffer.constData();
    m_textSize = buffer.size();
    if (const qsizetype nul = positionOfNul(buffer); nul >= 0) {
        result.error = remark(
            text, nul, sentence(QT_TRANSLATE_NOOP("edit", "A character 0 cannot stand in XML: write \\x00 instead.")));
        return result;
    }
    if (const qsizetype odd = textform::positionOfNonUtf8(buffer); odd >= 0) {
        result.error = remark(text, odd,
                              sentence(QT_TRANSLATE_NOOP("edit", "This is no UTF-8: save it as UTF-8 first.")));
        return result;
    }
    const pugi::xml_parse_result parsed = document.load_buffer_inplace(
        buffer.data(), size_t(buffer.size()),
        pugi::parse_cdata | pugi::parse_escapes | pugi::parse_eol
            | pugi::parse_fragment, // else text outside is skipped
        pugi::encoding_utf8);
    if (!parsed) {
        result.error = remark(text, parsed.offset,
                              sentence(QT_TRANSLATE_NOOP("edit", "This is no well-formed XML: %1."))
                                  .arg(QString::fromLatin1(parsed.description()).toLower()));
        return result;
    }
    const xml_node top = element(document.first_child());
    const xml_node other = element(top.next_sibling());
    if (other)
        fail(other, sentence(QT_TRANSLATE_NOOP("edit", "There is a second outermost element: a text is one file.")));
    else if (std::string_view(top.name()) != textform::Top)
        fail(top ? top.name() : m_text,
             sentence(QT_TRANSLATE_NOOP("edit", "The outermost element should be \"%1\", not \"%2\"."))
                 .arg(QLatin1StringView(textform::Top), QString::fromUtf8(top.name())));
    else
        readFile(top);
    if (!m_error.isEmpty()) {
        result.error = remark(text, qBound<qint64>(0, m_errorAt, text.size()), m_error);
        return result;
    }
    result.bytes = std::move(m_out);
    if (m_rounded > 0)
        result.remarks.push_back(remark(text, m_firstRounded - m_text, textform::sentenceOfRounded(m_rounded)));
    compare(text, *m_formats(QString::fromUtf8(top.attribute("format").value())), result);
    return result;
}

/// Notes a list, to be compared with what readers see. Null when there are too many.
XmlReader::WrittenList *XmlReader::note(const Field &list, qint64 begin, qint64 count, qint64 stride, xml_node xml)
{
    constexpr size_t Most = 1 << 16;
    if (count == 0 || m_lists.size() >= Most)
        return nullptr;
    return &m_lists.emplace_back(WrittenList{
        .field = &list, .begin = begin, .count = count, .stride = stride, .at = xml.name(), .content = m_content});
}

/// Where each content with a list lies in the file that was made.
std::vector<StreamId> XmlReader::streamsOfContents(const Tree &tree) const
{
    std::vector<bool> hasLists(m_contents.size());
    for (const WrittenList &list : m_lists) {
        for (int i = list.content; i >= 0 && !hasLists[size_t(i)]; i = m_contents[size_t(i)].outer)
            hasLists[size_t(i)] = true;
    }
    std::vector<StreamId> streams(m_contents.size(), NoStream);
    for (size_t i = 0; i < m_contents.size(); ++i) { // outer ones come first
        if (!hasLists[i])
            continue;
        const WrittenContent &content = m_contents[i];
        const StreamId outer = content.outer < 0 ? 0 : streams[size_t(content.outer)];
        Item item = outer == NoStream ? Item() : tree.at(outer, content.begin);
        while (item.isValid() && (item.field != content.record || item.range.begin != content.begin))
            item = tree.parent(item);
        const auto opened = item.isValid() ? tree.contentOf(item) : nullptr;
        streams[i] = opened ? opened->stream : NoStream;
    }
    return streams;
}

/// Rows that lack what the file has there, or have it in another order, would be read as something else.
QString XmlReader::whatIsWrongWithColumns(const WrittenList &list, const Tree &tree, const Item &item)
{
    const auto there = list.columns.empty()
                           ? std::nullopt
                           : textform::columnsOf(*item.field, item.stride, tree.valuesInside(item.stream, item.node));
    if (!there)
        return {};
    bool isInOrder = true;
    QStringList titles;
    for (const textform::Column &column : *there) {
        titles += QString::fromStdString(column.title());
        const auto named = std::ranges::find_if(list.columns, [&](const textform::Column &one) {
            return one.field == column.field && one.name == column.name && one.count == column.count;
        });
        if (named == list.columns.end())
            return sentence(QT_TRANSLATE_NOOP("edit", "\"%1\" lacks the column \"%2\", which it has by what other "
                                                      "parts of the file say."))
                .arg(QLatin1StringView(list.field->name), titles.back());
        isInOrder = isInOrder && named->at == column.at;
    }
    if (isInOrder || list.columns.size() != there->size())
        return {};
    return sentence(QT_TRANSLATE_NOOP("edit", "By what other parts of the file say, the columns of \"%1\" are, in "
                                              "this order: %2."))
        .arg(QLatin1StringView(list.field->name), titles.join(QLatin1Char(' ')));
}

/// Reads the file that was made, and looks for the lists in it.
void XmlReader::compare(const Bytes &text, const Format &format, XmlFile &result)
{
    constexpr size_t Most = 20;
    if (m_lists.empty())
        return;
    const auto tree = readTree(format, Bytes(result.bytes), {});
    const std::vector<StreamId> streams = streamsOfContents(*tree);
    for (const WrittenList &list : m_lists) {
        const StreamId stream = list.content < 0 ? 0 : streams[size_t(list.content)];
        if (stream == NoStream)
            continue;
        Item item = tree->at(stream, list.begin);
        while (item.isValid()
               && (item.role != Item::Role::Array || item.field != list.field || item.range.begin != list.begin))
            item = tree->parent(item);
        if (const QString wrong = item.isValid() ? whatIsWrongWithColumns(list, *tree, item) : QString();
            !wrong.isEmpty()) {
            result.error = remark(text, list.at - m_text, wrong);
            result.bytes.clear();
            return;
        }
        if (result.remarks.size() >= Most
            || (item.isValid() && item.count == list.count && (item.stride == list.stride || list.stride == 0)))
            continue;
        const QString name = QLatin1StringView(list.field->name);
        const QString sentence = item.isValid() && item.count != list.count
                                     ? XmlReader::sentence(
                                           QT_TRANSLATE_NOOP("edit",
                                                             "\"%1\" has %2 elements here, but will be read with %3: "
                                                             "other parts of the file say so."))
                                           .arg(name)
                                           .arg(list.count)
                                           .arg(item.count)
                                     : XmlReader::sentence(
                                           QT_TRANSLATE_NOOP(
                                               "edit", "\"%1\" will be read as something else: other parts of the "
                                                       "file say so."))
                                           .arg(name);
        result.remarks.push_back(remark(text, list.at - m_text, sentence));
    }
}

bool XmlReader::readFile(xml_node xml)
{
    if (const xml_attribute version = xml.attribute("version"); version && std::string_view(version.value()) != "1")
        return fail(version.value(),
                    sentence(QT_TRANSLATE_NOOP("edit", "Version \"%1\" of this text form is not known."))
                        .arg(QString::fromUtf8(version.value())));
    const xml_attribute id = xml.attribute("format");
    const Format *format = m_formats(QString::fromUtf8(id.value()));
    if (!format || format->schema()->syntax)
        return fail(id ? id.value() : xml.name(),
                    sentence(QT_TRANSLATE_NOOP("edit", "There is no binary format \"%1\"."))
                        .arg(QString::fromUtf8(id.value())));
    const Field *const outer = std::exchange(m_container, nullptr);
    const size_t scope = m_derivation->enter();
    const bool isRead = readBody(xml, *format->schema()->root, true);
    m_derivation->leave(scope);
    m_container = outer;
    return isRead && m_error.isEmpty();
}

bool XmlReader::collectAttributes(xml_node xml, const Field &record, bool isFile, AllGiven &given)
{
    const Names &names = Names::of(*record.schema);
    for (const xml_attribute attribute : xml.attributes()) {
        const std::string_view name = attribute.name();
        if (name[0] == '_' || (isFile && (name == "format" || name == "version")))
            continue;
        const Field *field = names.find(record, name);
        if (!field || field->kind == Kind::Frame || field->isArray())
            return fail(attribute.name(), sentence(QT_TRANSLATE_NOOP("edit", "\"%2\" has no field \"%1\"."))
                                              .arg(QString::fromUtf8(attribute.name()), QString::fromUtf8(xml.name())));
        if (std::ranges::any_of(given, [&](const Given &before) { return before.field == field; }))
            return fail(attribute.name(), sentence(twice).arg(QString::fromUtf8(attribute.name())));
        given.append({field, attribute});
    }
    return true;
}

bool XmlReader::readBody(xml_node xml, const Field &record, bool isFile)
{
    if (m_depth >= MostDepth)
        return fail(xml, sentence(QT_TRANSLATE_NOOP("edit", "Elements are nested too deeply here.")));
    ++m_depth;
    AllGiven given;
    if (!collectAttributes(xml, record, isFile, given))
        return false;
    const Field *const outer = m_container;
    std::optional<PackedAnew> packed;
    qint64 contentSize = -1;
    if (record.content && record.content->codec) {
        if (const xml_node content = xml.child(textform::Content);
            content && !readContent(content, record, outer ? *outer : record, packed, contentSize))
            return false;
    }
    m_container = &record;
    const Field *const missingOutside = std::exchange(m_missing, nullptr);
    const size_t firstElsewhere = m_elsewhere.size();
    xml_node child = element(xml.first_child());
    for (const Field *field : record.body) {
        if (field->kind == Kind::Look || field->isElsewhere() || field->isAtEnd || record.layout.isPool)
            continue;
        if (!readField(given, child, record, *field, packed ? &*packed : nullptr))
            return false;
    }
    m_missing = missingOutside;
    if (contentSize >= 0 && !packed)
        m_derivation->expanded(record, contentSize);
    if (record.derived.hasElsewhere && !readElsewhere(firstElsewhere))
        return false;
    if (!(record.layout.isPool ? readPieces(child, record) : readRest(child, record)))
        return false;
    xml_node none;
    for (const Field *field : record.body) {
        if (field->isAtEnd && !readField(given, none, record, *field, nullptr))
            return false;
    }
    if (record.frame.trailer && !readField(given, none, record, *record.frame.trailer, nullptr))
        return false;
    m_container = outer;
    --m_depth;
    return m_error.isEmpty();
}

/// A field in the order of the description: what the text says of it, or what follows from the rest.
bool XmlReader::readField(const AllGiven &given, xml_node &child, const Field &record, const Field &field,
                          const PackedAnew *packed)
{
    const auto attribute = std::find_if(given.begin(), given.end(), [&](const Given &g) { return g.field == &field; });
    const bool isChild = child && Names::of(*record.schema).find(record, child.name()) == &field;
    const auto skip = [&] {
        if (isChild)
            child = element(child.next_sibling());
        return m_error.isEmpty();
    };
    if (packed) {
        const Content &content = *record.content;
        const Field *list = listOfPieces(content);
        if (&field == content.packed || &field == list) {
            const qint64 begin = position();
            m_out += packed->bytes;
            m_derivation->placed(field, begin, list ? 0 : packed->bytes.size());
            return skip();
        }
        for (const auto &[number, value] : packed->numbers) {
            QByteArray bytes;
            if (number != &field)
                continue;
            if (!encodeNumber(field, double(value), bytes))
                return fail(child ? child.name() : m_text, sentence(noPacking).arg(QLatin1StringView(record.name)));
            m_out += bytes;
            return skip();
        }
    }
    // A file that is cut off lacks fields at its end, never one in between; numbers that are not there are written empty.
    if (m_missing && attribute != given.end() && *attribute->attribute.value() != 0)
        return fail(attribute->attribute.name(), sentence(QT_TRANSLATE_NOOP("edit", "Before this, \"%1\" is missing."))
                                                     .arg(QLatin1StringView(m_missing->name)));
    if (attribute != given.end()) {
        const qint64 begin = position();
        const char *const value = attribute->attribute.value();
        if (field.isHeader && *value == 0)
            return true; // of a frame that is cut off
        if (!readValue(field, value))
            return false;
        const qint64 size = position() - begin;
        m_derivation->placed(field, begin, field.isNumber() && field.width > 0 ? size / field.width : size);
        return true;
    }
    if (isChild) {
        const xml_node node = child;
        child = element(child.next_sibling());
        return m_error.isEmpty() && readElement(node, field);
    }
    const bool isTag = field.isHeader && !field.isFrameLength() && &field != record.frame.trailer;
    if (isTag && record.kind == Kind::Frame && &record != record.schema->unknownFrame) {
        m_out += textform::tagOf(record, field);
        return true;
    }
    if (Derivable::contains(field) && !field.isArray())
        return readOpen(field, given.isEmpty() && !child ? m_text : child ? child.name() : given[0].attribute.name());
    const bool isAlways = field.when.isEmpty() && !field.mayBeAbsent
                          && (field.times.isEmpty() || field.times.isConstant());
    const bool isPlain = field.isNumber() || (field.kind == Kind::Text && field.textForm != TextForm::Counted);
    if (isAlways && isPlain && !field.isArray() && !field.isHeader && !record.layout.isPool)
        m_missing = &field;
    return true;
}

/// A number that is left out because others say it.
bool XmlReader::readOpen(const Field &field, const char *at)
{
    m_derivation->placed(field, position(), 1);
    m_derivation->number(field, position(), true, at - m_text);
    m_out.append(field.width, '\0');
    return true;
}

void XmlReader::settle(const Field &field, qint64 at, qint64 mark, const Derivation::Result &result)
{
    const QString name = QLatin1StringView(field.name);
    if (result.state == Derivation::Result::State::Unknown) {
        fail(m_text + mark,
             sentence(QT_TRANSLATE_NOOP("edit", "\"%1\" is missing, and nothing else says what it is.")).arg(name));
        return;
    }
    if (result.state == Derivation::Result::State::Ambiguous) {
        fail(m_text + mark,
             sentence(QT_TRANSLATE_NOOP("edit", "\"%1\" should be %2 by one part and %3 by another: they "
                                                "must agree, or the number must be written."))
                 .arg(name)
                 .arg(result.value)
                 .arg(result.other));
        return;
    }
    const QByteArray bytes = encodeInteger(field, result.value);
    if (decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData())) != result.value
        && decodeUnsigned(field, reinterpret_cast<const uchar *>(bytes.constData())) != result.value) {
        fail(m_text + mark, sentence(QT_TRANSLATE_NOOP("edit", "\"%1\" would be %2, which does not fit into %3 bytes."))
                                .arg(name)
                                .arg(result.value)
                                .arg(field.width));
        return;
    }
    std::memcpy(m_out.data() + at, bytes.constData(), size_t(bytes.size()));
}

/// What follows the fields of a record: frames, sections, parts that lie elsewhere, bytes without meaning.
bool XmlReader::readRest(xml_node child, const Field &record)
{
    const Names &names = Names::of(*record.schema);
    std::vector<xml_node> before;
    std::shared_ptr<Owner> owner;
    for (; child; child = element(child.next_sibling())) {
        const std::string_view name = child.name();
        const Field *field = name == textform::Content ? nullptr : names.find(record, name);
        if (name == textform::Content && record.content)
            continue;
        if (!field && name[0] == '_' && name != textform::File && name != textform::Content) {
            // Bytes before a part that lies elsewhere lie there, too.
            xml_node next = element(child.next_sibling());
            while (next && next.name()[0] == '_')
                next = element(next.next_sibling());
            const Field *follower = next ? names.find(record, next.name()) : nullptr;
            if (follower && follower->isElsewhere())
                before.push_back(child);
            else if (!readBytes(child))
                return false;
            continue;
        }
        if (!field)
            return fail(child,
                        sentence(outOfPlace).arg(QString::fromUtf8(child.name()), QLatin1StringView(record.name)));
        if (field->isElsewhere()) {
            if (!owner)
                owner = std::make_shared<Owner>();
            ++owner->partsLeft;
            m_elsewhere.push_back({.node = child,
                                   .field = field,
                                   .before = std::exchange(before, {}),
                                   .owner = owner,
                                   .order = child.attribute(textform::Order).as_llong(0),
                                   .sequence = m_sequence++});
        } else if (field->kind == Kind::Frame) {
            if (!readFrame(child, *field))
                return false;
        } else if (field->isSection()) {
            if (!readSection(child, *field))
                return false;
        } else {
            return fail(child,
                        sentence(QT_TRANSLATE_NOOP("edit", "\"%1\" must stand before what is above it, and once."))
                            .arg(QString::fromUtf8(child.name())));
        }
    }
    return m_error.isEmpty();
}

/// The parts of the records just read that lie behind them, in the order in which they lie.
bool XmlReader::readElsewhere(size_t first)
{
    std::vector<Elsewhere> parts(std::make_move_iterator(m_elsewhere.begin() + qsizetype(first)),
                                 std::make_move_iterator(m_elsewhere.end()));
    m_elsewhere.resize(first);
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Elsewhere &a, const Elsewhere &b) { return a.order < b.order; });
    const qint64 sequence = m_sequence;
    for (const Elsewhere &part : parts) {
        for (const xml_node bytes : part.before) {
            if (!readBytes(bytes))
                return false;
        }
        Owner &owner = *part.owner;
        m_sequence = part.sequence;
        const size_t scope = owner.numbers ? m_derivation->attach(*owner.numbers) : m_derivation->enter();
        const bool isRead = readElement(part.node, *part.field);
        if (--owner.partsLeft > 0)
            owner.numbers = m_derivation->detach(scope);
        else
            m_derivation->leave(scope);
        if (!isRead || !m_error.isEmpty())
            return false;
    }
    m_sequence = sequence;
    return true;
}

/// Pieces of a pool, and bytes of it that nothing names. Rows name them: each its own, unless the piece says which ones.
bool XmlReader::readPieces(xml_node child, const Field &pool)
{
    const Names &names = Names::of(*pool.schema);
    const qint64 begin = position();
    std::vector<std::pair<const Field *, qint64>> counts;
    for (; child; child = element(child.next_sibling())) {
        if (child.name()[0] == '_') {
            if (!readBytes(child))
                return false;
            continue;
        }
        const Field *field = names.find(pool, child.name());
        if (!field)
            return fail(child, sentence(outOfPlace).arg(QString::fromUtf8(child.name()), QLatin1StringView(pool.name)));
        const qint64 at = position();
        if (!readElement(child, *field))
            return false;
        auto count = std::find_if(counts.begin(), counts.end(), [=](const auto &c) { return c.first == field; });
        if (count == counts.end())
            count = counts.insert(counts.end(), {field, 0});
        std::vector<qint64> rows{count->second++};
        if (const xml_attribute given = child.attribute(textform::Rows)) {
            rows.clear();
            for (Words words(given.value()); words.next();) {
                qint64 row = -1;
                std::from_chars(words.word().data(), words.word().data() + words.word().size(), row);
                rows.push_back(row);
            }
        }
        m_derivation->piece(*field, rows, at - begin, position() - at);
    }
    return m_error.isEmpty();
}

bool XmlReader::readFrame(xml_node xml, const Field &frame)
{
    const qint64 begin = position();
    const size_t scope = m_derivation->enter();
    if (!readBody(xml, frame))
        return false;
    m_derivation->ended(frame, {begin, position()});
    m_derivation->leave(scope);
    return m_error.isEmpty();
}

bool XmlReader::readSection(xml_node xml, const Field &section)
{
    const qint64 begin = position();
    const qint64 outer = m_derivation->enterSection(begin);
    const size_t scope = m_derivation->enter();
    if (!readBody(xml, section))
        return false;
    m_derivation->ended(section, {begin, position()});
    m_derivation->leave(scope);
    m_derivation->leaveSection(outer);
    return m_error.isEmpty();
}

/// A field that is an element of its own.
bool XmlReader::readElement(xml_node xml, const Field &field)
{
    const qint64 begin = position();
    const qint64 sequence = m_sequence;
    qint64 count = 1;
    if (field.isArray()) {
        if (field.kind != Kind::Record)
            return readNumbers(xml, field);
        return readList(xml, field);
    }
    if (field.kind == Kind::Record) {
        if (!readBody(xml, field))
            return false;
        m_derivation->ended(field, {begin, position()});
        m_derivation->sized(field, position() - begin);
    } else if (field.kind == Kind::Raw) {
        if (!readBytes(xml))
            return false;
        count = position() - begin;
    } else {
        if (!holdsText(xml) || !readValue(field, xml.text().get()))
            return false;
        count = field.isNumber() && field.width > 0 ? (position() - begin) / field.width : position() - begin;
    }
    m_derivation->placed(field, begin, count);
    if (field.content && !field.content->codec)
        m_derivation->held(field, {begin, position()}, sequence);
    return m_error.isEmpty();
}

bool XmlReader::holdsText(xml_node xml)
{
    const xml_node first = xml.first_child();
    if (first && (first.next_sibling() || first.type() == pugi::node_element))
        return fail(first.type() == pugi::node_element ? first.name() : xml.name(),
                    sentence(QT_TRANSLATE_NOOP("edit", "There should be nothing but text in \"%1\"."))
                        .arg(QString::fromUtf8(xml.name())));
    return true;
}

bool XmlReader::readList(xml_node xml, const Field &list)
{
    if (xml.attribute(textform::Columns))
        return readRows(xml, list);
    const qint64 begin = position();
    qint64 count = 0;
    for (xml_node item = element(xml.first_child()); item; item = element(item.next_sibling())) {
        if (item.name()[0] == '_') {
            if (!readBytes(item))
                return false;
            continue;
        }
        if (std::string_view(item.name()) != textform::Item)
            return fail(item, sentence(outOfPlace).arg(QString::fromUtf8(item.name()), QString::fromUtf8(xml.name())));
        const qint64 at = position();
        const size_t scope = m_derivation->enter();
        const size_t parts = m_elsewhere.size();
        if (list.array.isColumn)
            m_derivation->enterRow(list, count);
        if (!readBody(item, list))
            return false;
        m_derivation->ended(list, {at, position()});
        if (list.array.isColumn)
            m_derivation->leaveRow();
        if (m_elsewhere.size() > parts)
            m_elsewhere.back().owner->numbers = m_derivation->detach(scope);
        else
            m_derivation->leave(scope);
        ++count;
    }
    note(list, begin, count, 0, xml);
    m_derivation->sized(list, position() - begin);
    m_derivation->placed(list, begin, count);
    return m_error.isEmpty();
}

/// "position[3] box/min[3] id": fields of an element, and how many numbers of each. They may stand in any order; in the file it is that
/// of the description, or what the file itself says.
bool XmlReader::readColumns(const char *text, const Field &list, std::vector<Column> &columns)
{
    const Names &names = Names::of(*list.schema);
    qint64 size = 0;
    for (Words words(text); words.next();) {
        std::string_view word = words.word();
        const Field *field = &list;
        Column column;
        if (const size_t bracket = word.find('['); bracket != std::string_view::npos) {
            const std::string_view number = word.substr(bracket + 1, word.size() - bracket - 2);
            const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), column.count);
            if (word.back() != ']' || error != std::errc() || end != number.data() + number.size() || column.count < 1
                || column.count > (qint64(1) << 50))
                field = nullptr;
            word = word.substr(0, bracket);
        }
        column.name = word;
        while (field && !word.empty()) {
            const size_t slash = std::min(word.find('/'), word.size());
            const Field *const record = field;
            field = record->kind == Kind::Record ? names.find(*record, word.substr(0, slash)) : nullptr;
            if (field)
                column.order.push_back(std::ranges::find(record->body, field) - record->body.begin());
            word.remove_prefix(std::min(slash + 1, word.size()));
        }
        const bool isFit = field && (field->isNumber() || field->kind == Kind::Raw) && !field->isElsewhere();
        const bool isOneSize = isFit && field->times.isConstant() && field->isVector;
        if (!isFit || (isOneSize && field->times.evaluate({}) != column.count)
            || (field->isNumber() && !field->isVector && column.count != 1))
            return fail(words.word().data(),
                        sentence(QT_TRANSLATE_NOOP("edit", "\"%1\" is no column of \"%2\"."))
                            .arg(QString::fromUtf8(words.word().data(), qsizetype(words.word().size())),
                                 QLatin1StringView(list.name)));
        if (std::ranges::any_of(columns, [&](const Column &before) { return before.order == column.order; }))
            return fail(words.word().data(), sentence(twice).arg(QString::fromStdString(column.name)));
        column.field = field;
        column.isOpen = field->kind == Kind::Integer && !field->isVector && Derivable::contains(*field);
        size += column.size();
        columns.push_back(std::move(column));
        if (size > qint64(1) << 60)
            return fail(words.word().data(),
                        sentence(outOfPlace)
                            .arg(QString::fromUtf8(words.word().data(), qsizetype(words.word().size())),
                                 QLatin1StringView(list.name)));
    }
    std::vector<Column *> inFile;
    for (Column &column : columns)
        inFile.push_back(&column);
    if (!list.layout.by)
        std::ranges::stable_sort(inFile, {}, &Column::order);
    qint64 at = 0;
    for (Column *column : inFile)
        at = (column->at = at) + column->size();
    return true;
}

bool XmlReader::readRows(xml_node xml, const Field &list)
{
    std::vector<Column> columns;
    if (!readColumns(xml.attribute(textform::Columns).value(), list, columns))
        return false;
    const qint64 begin = position();
    qint64 rowSize = 0;
    qint64 wordCount = 0;
    for (const Column &column : columns) {
        rowSize += column.size();
        wordCount += column.field->kind == Kind::Raw ? 1 : column.count;
    }
    // A value takes at least two characters, with the blank behind it: larger rows than the text can hold are not made.
    const bool isPossible = rowSize / 4 <= m_textSize;
    std::vector<uchar> row(isPossible ? size_t(rowSize) + 8 : 0);
    qint64 count = 0;
    for (xml_node text = xml.first_child(); text; text = text.next_sibling()) {
        if (text.type() == pugi::node_element)
            return fail(text, sentence(outOfPlace).arg(QString::fromUtf8(text.name()), QString::fromUtf8(xml.name())));
        bool isFirst = true;
        Words words(text.value());
        while (words.next()) {
            const char *const lineAt = words.word().data();
            const auto wrongCount = [&] {
                return fail(
                    lineAt,
                    editText(
                        QT_TRANSLATE_N_NOOP(
                            "edit", "This line should have %n value(s), one for each number that \"columns\" names."),
                        wordCount));
            };
            if (columns.empty() || !isPossible || (!isFirst && !words.isOnNewLine()))
                return wrongCount();
            isFirst = false;
            bool isBegin = true;
            for (Column &column : columns) {
                const bool isRaw = column.field->kind == Kind::Raw;
                uchar *to = row.data() + column.at;
                for (qint64 i = 0; i < (isRaw ? 1 : column.count); ++i) {
                    if (!isBegin && (!words.next() || words.isOnNewLine()))
                        return wrongCount();
                    isBegin = false;
                    const std::string_view word = words.word();
                    bool isRead = false;
                    if (isRaw) {
                        const QByteArray bytes = QByteArray::fromHex(
                            QByteArray::fromRawData(word.data(), qsizetype(word.size())));
                        isRead = bytes.size() == column.count && qsizetype(word.size()) == 2 * column.count;
                        if (isRead)
                            std::memcpy(to, bytes.constData(), size_t(column.count));
                        to += column.count;
                    } else {
                        const bool isOpen = column.isOpen && word.size() == 1 && word[0] == textform::Open;
                        if (isOpen)
                            std::memset(to, 0, column.field->width);
                        if (column.isOpen)
                            column.areOpen.push_back(isOpen);
                        isRead = isOpen || readNumber(word, *column.field, to);
                        to += column.field->width;
                    }
                    if (!isRead)
                        return fail(word.data(),
                                    sentence(noValue).arg(QString::fromUtf8(word.data(), qsizetype(word.size())),
                                                          QLatin1StringView(column.field->name)));
                }
            }
            add(row.data(), rowSize);
            ++count;
        }
    }
    for (Column &column : columns) {
        if (count > 0)
            m_derivation->placed(*column.field, begin + column.at, column.count);
        if (column.isOpen)
            m_derivation->column(*column.field, begin + column.at, count, rowSize, std::move(column.areOpen),
                                 xml.name() - m_text);
    }
    if (WrittenList *const noted = note(list, begin, count, rowSize, xml))
        noted->columns.assign(columns.begin(), columns.end());
    m_derivation->placed(list, begin, count);
    return true;
}

bool XmlReader::readNumber(std::string_view word, const Field &field, uchar *bytes)
{
    constexpr size_t AlwaysFit = 3; // so many characters have no more digits than any number can hold
    if (!textform::readNumber(word, field, bytes))
        return false;
    if (field.kind != Kind::Float || field.width == 8 || word.size() <= AlwaysFit)
        return true;
    char kept[textform::MostNumber];
    const char *const end = textform::writeNumber(kept, field, bytes);
    if (word == std::string_view(kept, size_t(end - kept)))
        return true;
    double asked = 0, held = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), asked);
    std::from_chars(kept, end, held);
    if (read.ec == std::errc() && read.ptr == word.data() + word.size() && asked != held && asked == asked
        && m_rounded++ == 0)
        m_firstRounded = word.data();
    return true;
}

bool XmlReader::readNumbers(xml_node xml, const Field &field)
{
    const qint64 begin = position();
    const bool mayBeOpen = Derivable::contains(field);
    std::vector<bool> areOpen;
    qint64 count = 0;
    uchar number[8];
    for (xml_node text = xml.first_child(); text; text = text.next_sibling()) {
        if (text.type() == pugi::node_element && text.name()[0] == '_') {
            if (!readBytes(text))
                return false;
            continue;
        }
        if (text.type() == pugi::node_element)
            return fail(text, sentence(outOfPlace).arg(QString::fromUtf8(text.name()), QString::fromUtf8(xml.name())));
        for (Words words(text.value()); words.next(); ++count) {
            const std::string_view word = words.word();
            const bool isOpen = mayBeOpen && word.size() == 1 && word[0] == textform::Open;
            if (isOpen)
                std::memset(number, 0, sizeof number);
            else if (!readNumber(word, field, number))
                return fail(word.data(), sentence(noValue).arg(QString::fromUtf8(word.data(), qsizetype(word.size())),
                                                               QLatin1StringView(field.name)));
            if (mayBeOpen)
                areOpen.push_back(isOpen);
            add(number, field.width);
        }
    }
    if (mayBeOpen)
        m_derivation->column(field, begin, count, field.width, std::move(areOpen), xml.name() - m_text);
    note(field, begin, count, field.width, xml);
    m_derivation->placed(field, begin, count);
    return true;
}

/// Hexadecimal digits, readable text, or a file inside.
bool XmlReader::readBytes(xml_node xml)
{
    if (xml_node file = xml.child(textform::File)) {
        const Derivation::Outside outside = m_derivation->enterFile(position());
        const bool isRead = readFile(file);
        m_derivation->leaveFile(outside);
        return isRead;
    }
    const bool isText = std::string_view(xml.attribute(textform::As).value()) == textform::Text;
    for (xml_node text = xml.first_child(); text; text = text.next_sibling()) {
        if (text.type() == pugi::node_element)
            return fail(text, sentence(outOfPlace).arg(QString::fromUtf8(text.name()), QString::fromUtf8(xml.name())));
        if (!isText) {
            if (!readHex(text.value()))
                return false;
            continue;
        }
        const auto bytes = textform::unescaped(text.value());
        if (!bytes)
            return fail(text.value(), sentence(noEscape));
        m_out += bytes->bytes;
    }
    return true;
}

bool XmlReader::readHex(const char *text)
{
    const auto digit = [](char c) {
        return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
    };
    for (const char *at = text; *at; ++at) {
        if (isSpace(*at))
            continue;
        const int high = digit(at[0]);
        const int low = high < 0 ? -1 : digit(at[1]);
        if (low < 0)
            return fail(at, sentence(QT_TRANSLATE_NOOP("edit", "These should be pairs of hexadecimal digits.")));
        m_out.append(char(high * 16 + low));
        ++at;
    }
    return true;
}

/// The value of a field that is no list.
bool XmlReader::readValue(const Field &field, const char *text)
{
    if (field.kind == Kind::Record && field.document.standsFor)
        return readCountedText(field, text);
    if (field.kind == Kind::Text)
        return readText(field, text);
    if (field.kind == Kind::Raw)
        return readHex(text);
    if (!field.isNumber())
        return fail(text, sentence(noValue).arg(QString::fromUtf8(text), QLatin1StringView(field.name)));
    if (std::string_view(text).starts_with("hex:")) // of a number that is cut off
        return readHex(text + 4);
    const qint64 begin = position();
    qint64 count = 0;
    uchar number[8];
    for (Words words(text); words.next(); ++count) {
        if (!readNumber(words.word(), field, number) || (!field.isVector && count > 0))
            return fail(words.word().data(),
                        sentence(noValue).arg(QString::fromUtf8(words.word().data(), qsizetype(words.word().size())),
                                              QLatin1StringView(field.name)));
        add(number, field.width);
    }
    if (count > 0 && field.isVector && field.times.isConstant() && !field.times.isEmpty()
        && field.times.evaluate({}) != count)
        return fail(text, sentence(QT_TRANSLATE_NOOP("edit", "\"%1\" has %2 numbers, not %3."))
                              .arg(QLatin1StringView(field.name))
                              .arg(field.times.evaluate({}))
                              .arg(count));
    if (Derivable::contains(field))
        m_derivation->number(field, begin, false);
    return true;
}

bool XmlReader::readText(const Field &field, const char *text)
{
    const std::optional<textform::Unescaped> read = textform::unescaped(text);
    if (!read)
        return fail(text, sentence(noEscape));
    if (field.textForm == TextForm::Terminated && read->bytes.contains('\0'))
        return fail(text, sentence(QT_TRANSLATE_NOOP("edit", "The text of \"%1\" ends at its NUL."))
                              .arg(QLatin1StringView(field.name)));
    if (field.textForm == TextForm::Fixed && read->bytes.size() > field.width)
        return fail(text, sentence(noRoom).arg(QLatin1StringView(field.name)).arg(field.width).arg(read->bytes.size()));
    m_out += read->bytes;
    if (read->isWhole && field.textForm == TextForm::Terminated)
        m_out.append('\0');
    else if (read->isWhole && field.textForm == TextForm::Fixed)
        m_out.append(field.width - read->bytes.size(), '\0');
    return true;
}

/// A text with its length before it.
bool XmlReader::readCountedText(const Field &record, const char *text)
{
    const std::optional<textform::Unescaped> read = textform::unescaped(text);
    if (!read)
        return fail(text, sentence(noEscape));
    const Field &length = *record.body.front();
    if (length.width < 8 && read->bytes.size() >= qint64(1) << (8 * length.width))
        return fail(text, sentence(noRoom)
                              .arg(QLatin1StringView(record.name))
                              .arg((qint64(1) << (8 * length.width)) - 1)
                              .arg(read->bytes.size()));
    m_out += encodeInteger(length, read->bytes.size());
    m_out += read->bytes;
    return true;
}

/// What the packed bytes of a record expand to. They are packed anew when it is not what it was when the text was written.
bool XmlReader::readContent(xml_node xml, const Field &record, const Field &container,
                            std::optional<PackedAnew> &packed, qint64 &size)
{
    const Content &content = *record.content;
    m_contents.push_back({&record, position(), m_content});
    const int outerContent = std::exchange(m_content, int(m_contents.size()) - 1);
    QByteArray outside = std::exchange(m_out, {});
    auto around = std::exchange(m_derivation, nullptr);
    m_derivation = std::make_unique<Derivation>(*this, content.finder ? nullptr : around.get());
    bool isRead = false;
    if (content.finder) {
        isRead = readFile(xml);
    } else {
        const Field *inside = container.frame.continuation ? container.frame.continuation
                                                           : record.schema->root->frame.continuation;
        const size_t scope = m_derivation->enter();
        const Field *const outer = std::exchange(m_container, nullptr);
        isRead = inside && readBody(xml, *inside, true);
        m_derivation->leave(scope);
        m_container = outer;
    }
    m_content = outerContent;
    const QByteArray expanded = std::exchange(m_out, std::move(outside));
    m_derivation = std::move(around);
    if (!isRead || !m_error.isEmpty())
        return false;
    size = expanded.size();
    if (content.checksum)
        m_derivation->held(record, content.checksum->of(Bytes(expanded), {0, expanded.size()}), expanded.size(),
                           m_sequence);
    if (const Field *list = listOfPieces(content))
        m_derivation->summed(*list, expanded.size());
    const QByteArray was = xml.attribute(textform::Was).value();
    if (!was.isEmpty() && was == QCryptographicHash::hash(expanded, QCryptographicHash::Sha1).toHex())
        return true;
    packed = packedAnew(content, expanded);
    return packed || fail(xml, sentence(noPacking).arg(QLatin1StringView(record.name)));
}

} // namespace

XmlFile fileFromXml(const Bytes &text, FormatById formats)
{
    return XmlReader(formats).read(text);
}

} // namespace hexahedron
