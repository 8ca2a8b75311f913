#include "core/edit/textform.h"

#include "core/changes/edittext.h"
#include "core/read/layout.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <QFloat16>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <memory>
#include <mutex>

namespace hexahedron::textform {

namespace {

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

/// As an XML name: other characters become '_', and none begins like a word of ours.
std::string plainName(const Field &field)
{
    std::string name = field.name;
    for (char &c : name) {
        if (!isNameCharacter(c))
            c = '_';
    }
    const bool isName = !name.empty() && name != Item && ((name[0] | 0x20) >= 'a' && (name[0] | 0x20) <= 'z');
    return isName ? name : "x" + name;
}

constexpr char digits[] = "0123456789abcdef";

int digitOf(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
}

/// How many bytes the character takes that begins there, where it is one that XML allows and shows; else 0.
size_t characterAt(std::string_view bytes, size_t at)
{
    const auto byte = [&](size_t i) { return at + i < bytes.size() ? uchar(bytes[at + i]) : uchar(0); };
    const uchar first = byte(0);
    const size_t size = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    if (size == 0 || first > 0xf4)
        return 0;
    quint32 code = first & (0xff >> (size + 1));
    for (size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
        code = (code << 6) | (byte(i) & 0x3f);
    }
    const bool isShortest = code >= (size == 2 ? 0xa0u : size == 3 ? 0x800u : 0x10000u);
    const bool isCharacter = (code < 0xd800 || code > 0xdfff) && code <= 0x10ffff && (code & 0xfffe) != 0xfffe
                             && code != 0xfeff && code != 0x2028 && code != 0x2029;
    return isShortest && isCharacter ? size : 0;
}

void addEscape(std::string &text, uchar byte)
{
    text += "\\x";
    text += digits[byte >> 4];
    text += digits[byte & 15];
}

} // namespace

Names::Names(const Schema &schema)
{
    const auto all = [&](const Field &record) {
        Table &table = m_tables[&record];
        for (const Field *field : record.body) {
            if (!field->isHeader && field->kind != Kind::Look)
                add(table, *field);
        }
        for (const auto *fields : {&record.section.all, &record.frame.frames}) {
            for (const Field *field : *fields)
                add(table, *field);
        }
        for (const Field *field : record.body) {
            if (field->isHeader)
                add(table, *field);
        }
        if (record.frame.trailer)
            add(table, *record.frame.trailer);
    };
    for (const char *own : {"format", "version"}) { // of the element of a file
        if (!schema.root->body.empty())
            m_tables[schema.root].fields.emplace(own, nullptr);
    }
    for (const Field *field : schema.fields) {
        if (field->kind == Kind::Record || field->kind == Kind::Frame)
            all(*field);
    }
    for (const auto &[tag, frame] : schema.frameTags)
        add(m_anywhere, *frame);
}

void Names::add(Table &table, const Field &field)
{
    if (table.names.contains(&field))
        return;
    const bool isUnknown = &field == field.schema->unknownFrame;
    const std::string plain = isUnknown ? "_frame" : plainName(field);
    std::string name = plain;
    for (int number = 2; table.fields.contains(name); ++number)
        name = plain + '.' + std::to_string(number);
    const auto added = table.names.emplace(&field, name).first;
    table.fields.emplace(added->second, &field);
}

const Names &Names::of(const Schema &schema)
{
    static std::mutex mutex;
    static std::unordered_map<const Schema *, std::unique_ptr<Names>> known;
    thread_local std::pair<const Schema *, const Names *> last;
    if (last.first == &schema)
        return *last.second;
    const std::lock_guard lock(mutex);
    std::unique_ptr<Names> &own = known[&schema];
    if (!own)
        own.reset(new Names(schema));
    last = {&schema, own.get()};
    return *own;
}

const Names::Table &Names::tableOf(const Field &record) const
{
    static const Table none;
    const auto it = m_tables.find(&record);
    return it == m_tables.end() ? none : it->second;
}

const std::string &Names::nameOf(const Field &record, const Field &field) const
{
    static const std::string none;
    const Table &table = tableOf(record);
    if (const auto it = table.names.find(&field); it != table.names.end())
        return it->second;
    const auto it = m_anywhere.names.find(&field);
    return it == m_anywhere.names.end() || table.fields.contains(it->second) ? none : it->second;
}

const Field *Names::find(const Field &record, std::string_view name) const
{
    const Table &table = tableOf(record);
    if (const auto it = table.fields.find(name); it != table.fields.end())
        return it->second;
    if (name == "_frame")
        return record.schema->unknownFrame;
    const auto it = record.frame.takesFrames ? m_anywhere.fields.find(name) : m_anywhere.fields.end();
    return it == m_anywhere.fields.end() ? nullptr : it->second;
}

qint64 Column::size() const
{
    return count * (field->kind == Kind::Raw ? 1 : field->width);
}

std::string Column::title() const
{
    return field->isVector || field->kind == Kind::Raw ? name + '[' + std::to_string(count) + ']' : name;
}

std::optional<std::vector<Column>> columnsOf(const Field &array, qint64 stride, const ValueStack &values)
{
    std::vector<Column> columns;
    const auto add = [&](const auto &self, const Field &record, const std::string &prefix, qint64 begin) -> bool {
        for (const Part &part : elementParts(record, values)) {
            const Field &field = *part.field;
            const std::string &own = Names::of(*record.schema).nameOf(record, field);
            if (own.empty() || field.isArray())
                return false;
            const std::string name = prefix + own;
            if (field.kind == Kind::Record) {
                if (!self(self, field, name + '/', begin + part.range.begin))
                    return false;
                continue;
            }
            if (!field.isNumber() && field.kind != Kind::Raw)
                return false;
            const qint64 one = field.kind == Kind::Raw ? 1 : field.width;
            columns.push_back({&field, name, begin + part.range.begin, part.range.size() / one});
        }
        return true;
    };
    if (!add(add, array, {}, 0))
        return {};
    qint64 end = 0;
    for (const Column &column : columns) {
        if (column.at != end || column.count < 1
            || (!column.field->isVector && column.field->isNumber() && column.count != 1))
            return {};
        end += column.size();
    }
    return end == stride ? std::optional(std::move(columns)) : std::nullopt;
}

QByteArray tagOf(const Field &frame, const Field &header)
{
    if (header.kind == Kind::Integer)
        return encodeInteger(header, qint64(frame.frame.tag));
    return encodeInteger(qint64(frame.frame.tag), 4).first(qMin<qsizetype>(4, header.width));
}

std::string escaped(QByteArrayView all, bool isWhole, bool keepsLines)
{
    const std::string_view bytes(all.data(), size_t(all.size()));
    std::string text;
    text.reserve(bytes.size() + 8);
    for (size_t at = 0; at < bytes.size();) {
        const char c = bytes[at];
        const size_t size = uchar(c) < 0x80 ? 1 : characterAt(bytes, at);
        if (size > 1)
            text += bytes.substr(at, size);
        else if (c == '\n' || c == '\t')
            text += keepsLines ? std::string(1, c) : c == '\n' ? "\\n" : "\\t";
        else if (c == '\r')
            text += "\\r";
        else if (c == '\\')
            text += "\\\\";
        else if (c == '&')
            text += "&amp;";
        else if (c == '<')
            text += "&lt;";
        else if (c == '>')
            text += "&gt;";
        else if (c == '"')
            text += "&quot;";
        else if (size == 0 || uchar(c) < 0x20 || uchar(c) == 0x7f)
            addEscape(text, uchar(c));
        else
            text += c;
        at += std::max<size_t>(size, 1);
    }
    if (!isWhole)
        text += "\\-";
    return text;
}

std::optional<Unescaped> unescaped(std::string_view text)
{
    Unescaped result;
    result.bytes.reserve(qsizetype(text.size()));
    for (size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\\') {
            result.bytes += text[at];
            continue;
        }
        const char c = ++at < text.size() ? text[at] : '\0';
        if (c == '\\') {
            result.bytes += c;
        } else if (c == 'n' || c == 't' || c == 'r') {
            result.bytes += c == 'n' ? '\n' : c == 't' ? '\t' : '\r';
        } else if (c == 'x' && at + 2 < text.size() && digitOf(text[at + 1]) >= 0 && digitOf(text[at + 2]) >= 0) {
            result.bytes += char(digitOf(text[at + 1]) * 16 + digitOf(text[at + 2]));
            at += 2;
        } else if (c == '-' && at + 1 == text.size()) {
            result.isWhole = false;
        } else {
            return {};
        }
    }
    return result;
}

bool isReadable(QByteArrayView all)
{
    const std::string_view bytes(all.data(), size_t(all.size()));
    bool hasSeen = false; // something else than space
    for (size_t at = 0; at < bytes.size();) {
        const char c = bytes[at];
        const size_t size = uchar(c) < 0x80 ? 1 : characterAt(bytes, at);
        if (size == 0 || (uchar(c) < 0x20 && c != '\n' && c != '\t' && c != '\r') || c == 0x7f)
            return false;
        hasSeen = hasSeen || uchar(c) > 0x20;
        at += size;
    }
    return hasSeen;
}

namespace {

template<typename Real>
char *writeReal(char *to, Real value)
{
    if (std::abs(value) < Real(100000)) { // whole numbers have no shorter text than their digits; -0 is not among them
        const int whole = int(value);
        if (Real(whole) == value && !(whole == 0 && std::signbit(value)))
            return std::to_chars(to, to + MostNumber, whole).ptr;
    }
    return std::to_chars(to, to + MostNumber, value).ptr;
}

char *writeBits(char *to, quint64 bits, int width)
{
    *to++ = '0';
    *to++ = 'x';
    for (int i = width * 8 - 4; i >= 0; i -= 4)
        *to++ = digits[(bits >> i) & 15];
    return to;
}

/// What a quiet NaN looks like that programs write.
quint64 plainNan(int width)
{
    return width == 2 ? 0x7e00u : width == 4 ? 0x7fc00000u : 0x7ff8000000000000u;
}

bool readBits(std::string_view text, int width, quint64 *bits)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *bits, 16);
    return error == std::errc() && end == text.data() + text.size() && (width == 8 || *bits >> (8 * width) == 0);
}

template<typename Number>
bool readWhole(std::string_view text, Number *value)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *value);
    return error == std::errc() && end == text.data() + text.size();
}

void storeBits(quint64 bits, const Field &field, uchar *bytes)
{
    std::memcpy(bytes, &bits, field.width);
    if (field.number.isBigEndian && field.kind == Kind::Integer)
        std::reverse(bytes, bytes + field.width);
}

bool readReal(std::string_view text, const Field &field, uchar *bytes)
{
    if (text == "nan") {
        storeBits(plainNan(field.width), field, bytes);
        return true;
    }
    if (field.width == 8) {
        double value = 0;
        if (!readWhole(text, &value))
            return false;
        std::memcpy(bytes, &value, 8);
        return true;
    }
    float value = 0;
    if (!readWhole(text, &value))
        return false;
    const qfloat16 half(field.width == 2 ? value : 0);
    std::memcpy(bytes, field.width == 2 ? static_cast<const void *>(&half) : static_cast<const void *>(&value),
                field.width);
    return true;
}

bool isHexadecimal(std::string_view text)
{
    return text.size() > 2 && text[0] == '0' && (text[1] | 0x20) == 'x';
}

} // namespace

char *writeNumber(char *to, const Field &field, const uchar *bytes)
{
    if (field.kind == Kind::Float) {
        const double value = decodeFloat(bytes, field.width);
        if (std::isnan(value)) {
            quint64 bits = 0;
            std::memcpy(&bits, bytes, field.width);
            if (bits != plainNan(field.width))
                return writeBits(to, bits, field.width);
            return std::ranges::copy(std::string_view("nan"), to).out;
        }
        if (std::isinf(value)) {
            const std::string_view text = value < 0 ? "-inf" : "inf";
            return static_cast<char *>(std::memcpy(to, text.data(), text.size())) + text.size();
        }
        return field.width == 8 ? writeReal(to, value) : writeReal(to, float(value));
    }
    if (field.number.isHexadecimal)
        return writeBits(to, quint64(decodeUnsigned(field, bytes)), field.width);
    const qint64 value = decodeInteger(field, bytes);
    if (!field.number.isSigned && field.width == 8)
        return std::to_chars(to, to + MostNumber, quint64(value)).ptr;
    return std::to_chars(to, to + MostNumber, value).ptr;
}

bool readNumber(std::string_view text, const Field &field, uchar *bytes)
{
    if (text.size() > 1 && text[0] == '+')
        text.remove_prefix(1);
    if (isHexadecimal(text)) {
        quint64 bits = 0;
        if (!readBits(text.substr(2), field.width, &bits))
            return false;
        storeBits(bits, field, bytes);
        return true;
    }
    if (field.kind == Kind::Float)
        return readReal(text, field, bytes);
    if (!field.number.isSigned && text[0] != '-') {
        quint64 value = 0;
        if (!readWhole(text, &value) || (field.width < 8 && value >> (8 * field.width) != 0))
            return false;
        storeBits(value, field, bytes);
        return true;
    }
    qint64 value = 0;
    const qint64 most = field.width == 8 ? std::numeric_limits<qint64>::max()
                                         : (qint64(1) << (8 * field.width - 1)) - 1;
    if (!field.number.isSigned || !readWhole(text, &value) || value > most || value < -most - 1)
        return false;
    storeBits(quint64(value), field, bytes);
    return true;
}

qsizetype positionOfNonUtf8(const QByteArray &text)
{
    if (text.isValidUtf8())
        return -1;
    for (qsizetype at = 0; at < text.size();) {
        const auto lead = uchar(text[at]);
        const qsizetype size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        if (size > 1 && !text.mid(at, size).isValidUtf8())
            return at;
        at += size;
    }
    return -1;
}

QString sentenceOfRounded(qint64 values)
{
    return editText(QT_TRANSLATE_N_NOOP("edit", "%n value(s) are rounded to the digits that the file can hold."),
                    values);
}

} // namespace hexahedron::textform
