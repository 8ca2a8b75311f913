#include "core/schema/schema.h"

#include "core/schema/fieldtexts.h"
#include "core/schema/inwork.h"

#include <QCoreApplication>

#include <cstring>
#include <deque>
#include <mutex>

namespace hexahedron {

namespace {

/// Stable addresses; schemas never go. Several threads may build a schema each at the same time.
struct Arena
{
    std::mutex mutex;
    std::deque<Field> fields;
};

Arena &arena()
{
    static Arena *const arena = new Arena; // not destroyed: what its fields point to lives as long as the program
    return *arena;
}

Field &nextField()
{
    Arena &all = arena();
    const std::lock_guard lock(all.mutex);
    Q_ASSERT(all.fields.size() < 65535);
    Field &field = all.fields.emplace_back();
    field.id = quint16(all.fields.size() - 1);
    detail::fieldTable[field.id] = &field;
    return field;
}

} // namespace

Field *detail::newField(Schema *schema, const char *name, Kind kind)
{
    Field &field = nextField();
    field.schema = schema;
    field.number.isBigEndian = schema->isBigEndian;
    field.name = name;
    field.kind = kind;
    schema->fields.push_back(&field);
    return &field;
}

namespace {

using detail::newField;

quint32 tagNumber(const char *tag)
{
    quint32 number = 0;
    std::memcpy(&number, tag, qMin<size_t>(4, std::strlen(tag)));
    return number;
}

Field *newUnknown(Schema *schema, const char *name, const char *doc)
{
    Field *field = newField(schema, name, Kind::Raw);
    field->isUnknown = true;
    field->doc = doc;
    return field;
}

/// Gives a frame its header as ordinary fields, so that they are shown, linked and edited like all others.
void addHeader(Field *frame)
{
    Schema *schema = inwork::schemaOf(*frame);
    const FrameStyle &style = schema->frameStyle;
    Field *tag = newField(schema, style.tagIsText ? "tag" : "type", style.tagIsText ? Kind::Text : Kind::Integer);
    tag->textForm = TextForm::Fixed;
    tag->width = style.tagSize;
    tag->isHeader = true;
    tag->doc = style.checksum ? QT_TRANSLATE_NOOP(
                   "schema", "Four letters that say what the chunk holds. Readers skip an unknown chunk whose first "
                             "letter is small, and refuse the file where it is a capital.")
               : style.tagIsText
                   ? QT_TRANSLATE_NOOP(
                       "schema", "Four letters that say what the chunk holds. Loaders skip one that they do not know.")
                   : QT_TRANSLATE_NOOP(
                       "schema", "Says what the block holds. Loaders skip one that they do not know in this place.");
    Field *length = newField(schema, style.countsHeader ? "size" : "length", Kind::Integer);
    length->width = style.lengthSize;
    length->number.isSigned = style.lengthIsSigned;
    length->isHeader = true;
    length->unit = QT_TRANSLATE_NOOP("schema", "bytes");
    length->doc = style.checksum
                      ? QT_TRANSLATE_NOOP("schema", "Length of the content: of the bytes between tag and checksum.")
                  : style.zeroIsRest ? QT_TRANSLATE_NOOP(
                        "schema", "Length of this box in bytes, its header included. The next one begins behind it. 0, "
                                  "outside of other boxes only: it is the last one and goes on to the end of the file. "
                                  "1: the length follows the letters, in eight bytes.")
                  : style.countsHeader
                      ? QT_TRANSLATE_NOOP("schema",
                                          "Length of this block in bytes, its header (type and size, 6 bytes) "
                                          "included. The next one begins behind it.")
                      : QT_TRANSLATE_NOOP("schema",
                                          "Length of this chunk in bytes; its header is left out. The next one "
                                          "begins behind it.");
    for (Field *field : {style.lengthIsFirst ? length : tag, style.lengthIsFirst ? tag : length}) {
        field->parent = frame;
        frame->body.push_back(field);
    }
    if (!style.checksum)
        return;
    Field *checksum = newField(schema, "crc", Kind::Integer);
    checksum->width = quint16(style.trailerSize());
    checksum->isHeader = true;
    checksum->number.isHexadecimal = true;
    checksum->doc = QT_TRANSLATE_NOOP("schema",
                                      "Checksum (CRC-32) of tag and content, by which readers see whether a byte was "
                                      "damaged. Edits here set it; some readers refuse a chunk when it is wrong.");
    checksum->parent = frame;
    frame->frame.trailer = checksum;
}

} // namespace

const Field *detail::fieldTable[65536];

const char *Field::docContext() const
{
    const bool isOurs = isHeader || isUnknown || document.isOfSyntax || isOfEngine || this == schema->unknownFrame;
    return isOurs ? "schema" : schema->context;
}

QString Field::translatedDoc() const
{
    return textOf(*this).doc;
}

QString Field::translatedUnit() const
{
    return QCoreApplication::translate(isHeader || isOfEngine ? "schema" : schema->context, unit);
}

QString Field::translatedNote() const
{
    return textOf(*this).note;
}

bool Field::hasNote() const
{
    return !textOf(*this).note.isEmpty();
}

bool Field::isFrameLength() const
{
    const auto row = size_t(schema->frameStyle.lengthRow());
    return isHeader && parent && parent->body.size() > row && parent->body[row] == this;
}

QString typeName(const Field &field, qint64 count)
{
    QString name;
    switch (field.kind) {
    case Kind::Look:
        return QStringLiteral("number");
    case Kind::Integer:
        if (field.vector.isPacked)
            return QStringLiteral("10_10_10_2");
        name = (field.number.isSigned ? u'i' : u'u') + QString::number(field.width * 8);
        break;
    case Kind::Float:
        name = u'f' + QString::number(field.width * 8);
        break;
    case Kind::Text:
        name = field.textForm == TextForm::Fixed     ? QStringLiteral("char[%1]").arg(field.width)
               : field.textForm == TextForm::Counted ? QStringLiteral("text")
               : field.textForm == TextForm::Written ? QStringLiteral("text")
                                                     : QStringLiteral("cstr");
        break;
    case Kind::Raw:
        name = QStringLiteral("bytes");
        break;
    case Kind::Record:
        name = QStringLiteral("record");
        break;
    case Kind::Frame:
        return QStringLiteral("chunk");
    case Kind::Element:
        return QStringLiteral("element");
    }
    if (field.document.separator)
        return QStringLiteral("number[]");
    if (field.document.standsFor && field.schema->syntax)
        return QStringLiteral("attribute");
    if ((field.isArray() || field.isVector) && count < 0)
        return name + QStringLiteral("[]");
    if (field.isVector || field.isArray())
        return name + u'[' + QString::number(count) + u']';
    return name;
}

const char *Schema::ruleFor(const IssueKind &kind, bool atTop) const
{
    if (atTop) {
        if (const auto top = topRules.find(std::string_view(kind.code)); top != topRules.end())
            return top->second;
    }
    const auto it = rules.find(std::string_view(kind.code));
    return it == rules.end() ? "" : it->second;
}

Severity Schema::severityOf(const IssueKind &kind) const
{
    const auto it = severities.find(std::string_view(kind.code));
    return it == severities.end() ? kind.severity : it->second;
}

Field *RecordRef::add(const char *name, Kind kind)
{
    Field *field = newField(inwork::schemaOf(*m_field), name, kind);
    field->parent = m_field;
    m_field->body.push_back(field);
    return field;
}

FieldRef RecordRef::number(const char *name, Kind kind, quint8 width, bool isSigned)
{
    Field *field = add(name, kind);
    field->width = width;
    field->number.isSigned = isSigned;
    return FieldRef(field);
}

RecordRef &RecordRef::laidOutBy(const RecordRef &list, LayoutFunction function)
{
    list.field()->layout.function = function;
    list.field()->layout.of = m_field;
    list.field()->derived.isReferred = true;
    return set([&](Field &f) { f.layout.by = list.field(); });
}

RecordRef RecordRef::pool(const char *name, Expression bytes)
{
    return record(name).size(std::move(bytes)).set([](Field &f) { f.layout.isPool = true; });
}

RecordRef &RecordRef::laidOutBy(const RecordRef &list, const FieldRef &closer, LayoutFunction function)
{
    list.field()->layout.closer = closer.field();
    closer.field()->layout.closes = list.field();
    closer.field()->derived.isReferred = true;
    return laidOutBy(list, function);
}

FieldRef RecordRef::look(LookFunction function)
{
    Field *field = add("", Kind::Look);
    field->look = function;
    field->derived.isReferred = true; // other functions may use it, which nobody can see
    return FieldRef(field);
}

RecordRef RecordRef::section(const char *name, const QByteArray &signature)
{
    Field *field = newField(inwork::schemaOf(*m_field), name, Kind::Record);
    field->parent = m_field;
    field->section.signature = signature;
    field->section.isOne = true;
    m_field->section.all.push_back(field);
    return RecordRef(field);
}

RecordRef RecordRef::block(quint32 type, const char *name)
{
    RecordRef frame = chunk("");
    frame.field()->name = name;
    frame.field()->frame.tag = frame.field()->frame.lastTag = type;
    inwork::field(frame.field()->body[0])->number.names = {{type, name}};
    return frame;
}

RecordRef RecordRef::blocks(quint32 first, quint32 last, const char *name)
{
    RecordRef frame = chunk("");
    frame.field()->name = name;
    frame.field()->frame.tag = first;
    frame.field()->frame.lastTag = last;
    return frame;
}

void ElementLayout::add(const Field *field)
{
    addAt(field, stride);
    stride += places.back().count * field->width;
}

qint64 ElementLayout::constantCount(const Field *field)
{
    return field->times.isEmpty() ? 1 : field->times.evaluate({});
}

FieldRef RecordRef::text(const char *name)
{
    return FieldRef(add(name, Kind::Text));
}

RecordRef RecordRef::records(const char *name)
{
    return RecordRef(add(name, Kind::Record));
}

RecordRef RecordRef::chunk(const char *tag)
{
    Field *frame = newField(inwork::schemaOf(*m_field), tag, Kind::Frame);
    frame->parent = m_field;
    frame->frame.tag = frame->frame.lastTag = tagNumber(tag);
    m_field->frame.frames.push_back(frame);
    m_field->frame.takesFrames = true;
    addHeader(frame);
    return RecordRef(frame);
}

RecordRef &RecordRef::contains(const RecordRef &frame)
{
    m_field->frame.frames.push_back(frame.field());
    m_field->frame.takesFrames = true;
    return *this;
}

SchemaBuilder::SchemaBuilder(const char *context, FrameStyle style)
    : m_schema(new Schema) // lives until the program ends, like its fields
{
    m_schema->context = context;
    m_schema->frameStyle = style;
    m_schema->root = newField(m_schema, "", Kind::Record);
    m_schema->tail = newUnknown(
        m_schema, "tail", QT_TRANSLATE_NOOP("schema", "Bytes that are left after the last field of their frame."));
    m_schema->trailing = newUnknown(m_schema, "trailing",
                                    QT_TRANSLATE_NOOP("schema", "Bytes behind everything that the format describes."));
    m_schema->gap = newUnknown(m_schema, "gap", QT_TRANSLATE_NOOP("schema", "Bytes to which nothing refers."));
    m_schema->prefix = newUnknown(m_schema, "prefix",
                                  QT_TRANSLATE_NOOP("schema", "Foreign bytes, to which the rest is appended."));
    m_schema->headless = newUnknown(
        m_schema, "raw", QT_TRANSLATE_NOOP("schema", "Bytes where a chunk should begin, but no header is plausible."));
    m_schema->unused = newUnknown(m_schema, "unused",
                                  QT_TRANSLATE_NOOP("schema", "Bytes that nothing in the file refers to."));
    m_schema->unknownFrame = newField(m_schema, "", Kind::Frame);
    m_schema->unknownFrame->doc = QT_TRANSLATE_NOOP(
        "schema", "A chunk that the description does not know; it is carried along unchanged.");
    addHeader(m_schema->unknownFrame);
    Field *data = newUnknown(m_schema, "data", QT_TRANSLATE_NOOP("schema", "Content of a chunk that is not known."));
    data->parent = m_schema->unknownFrame;
    data->array.untilEnd = true;
    m_schema->unknownFrame->body.push_back(data);
}

SchemaBuilder &SchemaBuilder::bigEndian()
{
    m_schema->isBigEndian = true;
    for (Field *field : m_schema->fields)
        field->number.isBigEndian = true;
    return *this;
}

/// Frames and the root that may hold packed frames get a field for what these expand to: their frames without their body.
void SchemaBuilder::addContinuations()
{
    bool holdsFrames = false;
    for (const Field *field : m_schema->fields) {
        m_schema->hasContents = m_schema->hasContents || field->content;
        holdsFrames = holdsFrames || (field->content && !field->content->finder);
    }
    const std::vector<Field *> fields = m_schema->fields; // those so far
    for (Field *field : fields) {
        if (!holdsFrames || !field->frame.takesFrames)
            continue;
        Field *inside = newField(m_schema, "", Kind::Record);
        inside->frame.frames = field->frame.frames;
        inside->frame.takesFrames = true;
        inside->frame.continuation = inside;
        field->frame.continuation = inside;
    }
}

SchemaBuilder &SchemaBuilder::rule(const IssueKind &kind, const char *reference)
{
    m_schema->rules[kind.code] = reference;
    return *this;
}

SchemaBuilder &SchemaBuilder::topRule(const IssueKind &kind, const char *reference)
{
    m_schema->topRules[kind.code] = reference;
    return *this;
}

SchemaBuilder &SchemaBuilder::severity(const IssueKind &kind, Severity severity)
{
    m_schema->severities[kind.code] = severity;
    return *this;
}

SchemaBuilder &SchemaBuilder::finite(const char *reference, Severity severity)
{
    m_schema->finiteSeverity = severity;
    m_schema->finiteRule = reference;
    return *this;
}

} // namespace hexahedron
