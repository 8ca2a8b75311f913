#include "core/salvage/magics.h"

#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <cstring>
#include <set>

namespace hexahedron::salvage {

namespace {

constexpr qint64 LeastBytes = 2;
constexpr qint64 MostBytes = 64;

/// The mark with which a body begins, when it is a number that people know by its digits.
QByteArray firstNumberOf(const Field &section)
{
    const Field *body = &section;
    while (!body->body.empty() && body->body.front()->kind == Kind::Record)
        body = body->body.front();
    const Field *first = body->body.empty() ? nullptr : body->body.front();
    const bool isMark = first && first->kind == Kind::Integer && first->number.isHexadecimal
                        && !first->initial.numbers.empty();
    return isMark ? encodeInteger(*first, qint64(first->initial.numbers.front())) : QByteArray();
}

/// What is the same in the first frame of every file: its tag; and where its size is always the same, its length and the text
/// after it.
QByteArray beginOf(const Field &frame, const Schema &schema)
{
    const FrameStyle &style = schema.frameStyle;
    if (style.tagOffset() != 0 || schema.isBigEndian)
        return {};
    QByteArray begin = encodeInteger(qint64(frame.frame.tag), style.tagSize);
    const auto text = std::find_if(frame.body.begin(), frame.body.end(), [](const Field *f) { return !f->isHeader; });
    const bool isConstant = !frame.frame.takesFrames && frame.derived.plainSizes.size() == 1;
    if (isConstant && text != frame.body.end() && (*text)->kind == Kind::Text && !(*text)->initial.text.isEmpty())
        begin += encodeInteger(frame.derived.plainSizes.front() - style.notCounted(), style.lengthSize)
                 + (*text)->initial.text.left((*text)->width);
    return begin;
}

std::set<QByteArray> beginningsOf(const Schema &schema)
{
    std::set<QByteArray> all;
    const Field &root = *schema.root;
    if (schema.syntax) {
        for (const Field *element : root.frame.frames)
            all.insert('<' + QByteArray(element->name));
        return schema.markup ? all : std::set<QByteArray>();
    }
    for (const Field *section : root.section.all)
        all.insert(section->section.signature.isEmpty() ? firstNumberOf(*section) : section->section.signature);
    if (root.section.all.empty() && !root.frame.frames.empty())
        all.insert(beginOf(*root.frame.frames.front(), schema));
    return all;
}

/// How often files have the byte, as a rough guess.
int frequencyOf(uchar byte)
{
    if (byte == 0 || byte == 0xff)
        return 100;
    if (byte == ' ' || byte == 1)
        return 20;
    return byte < 0x20 || (byte >= 'a' && byte <= 'z') ? 4 : 1;
}

quint16 pairAt(const uchar *bytes)
{
    return quint16(bytes[0] | (bytes[1] << 8));
}

} // namespace

std::vector<Magic> magicsOf(std::span<const Format *const> formats)
{
    std::vector<Magic> magics;
    for (const Format *format : formats) {
        for (const QByteArray &bytes : beginningsOf(*format->schema())) {
            if (bytes.size() >= LeastBytes && bytes.size() <= MostBytes)
                magics.push_back({format, bytes});
        }
    }
    return magics;
}

MagicFinder::MagicFinder(std::vector<Magic> magics)
    : m_magics(std::move(magics))
    , m_isKey(1 << 16)
{
    for (size_t i = 0; i < m_magics.size(); ++i) {
        const QByteArray &magic = m_magics[i].bytes;
        const auto *bytes = reinterpret_cast<const uchar *>(magic.constData());
        qint64 best = 0;
        for (qint64 at = 1; at + 1 < magic.size(); ++at) {
            if (frequencyOf(bytes[at]) * frequencyOf(bytes[at + 1])
                < frequencyOf(bytes[best]) * frequencyOf(bytes[best + 1]))
                best = at;
        }
        m_keys.emplace_back(pairAt(bytes + best), Key{i, best});
        m_isKey[pairAt(bytes + best)] = 1;
        m_isBegin[bytes[best]] = true;
    }
    std::stable_sort(m_keys.begin(), m_keys.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
}

bool MagicFinder::verify(ByteCursor &cursor, qint64 offset, quint16 pair, const Found &found) const
{
    auto key = std::lower_bound(m_keys.begin(), m_keys.end(), pair,
                                [](const auto &a, quint16 wanted) { return a.first < wanted; });
    for (; key != m_keys.end() && key->first == pair; ++key) {
        const Magic &magic = m_magics[key->second.magic];
        const qint64 begin = offset - key->second.at;
        const uchar *there = begin >= 0 && magic.bytes.size() <= cursor.size() - begin
                                 ? cursor.at(begin, magic.bytes.size())
                                 : nullptr;
        if (there && std::memcmp(there, magic.bytes.constData(), size_t(magic.bytes.size())) == 0
            && !found(begin, magic))
            return false;
    }
    return true;
}

void MagicFinder::find(const Bytes &bytes, const Found &found, const Progress &progress) const
{
    ByteCursor cursor(bytes);
    bytes.forEachRun(bytes.range(), [&](qint64 offset, std::span<const uchar> run) {
        for (size_t i = 0; i + 1 < run.size(); ++i) {
            const quint16 pair = pairAt(run.data() + i);
            if (m_isKey[pair] && !verify(cursor, offset + qint64(i), pair, found))
                return false;
        }
        // The second byte of a pair may be the first of the next run.
        const qint64 last = offset + qint64(run.size()) - 1;
        const uchar *seam = m_isBegin[run.back()] && last + 1 < bytes.size() ? cursor.at(last, 2) : nullptr;
        if (seam && m_isKey[pairAt(seam)] && !verify(cursor, last, pairAt(seam), found))
            return false;
        return progress(last + 1);
    });
}

} // namespace hexahedron::salvage
