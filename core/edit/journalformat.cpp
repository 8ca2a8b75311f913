#include "core/edit/journalformat.h"

#include "core/bytes/checksums.h"

#include <QtEndian>

namespace hexahedron::journalformat {

namespace {

template<typename T>
void put(QByteArray &to, T value)
{
    uchar bytes[sizeof(T)];
    qToLittleEndian(value, bytes);
    to.append(reinterpret_cast<const char *>(bytes), sizeof bytes);
}

void putText(QByteArray &to, const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    put(to, quint32(utf8.size()));
    to.append(utf8);
}

/// Takes values from the front of a range. After the first that does not fit, nothing is taken any more.
class Taker
{
public:
    Taker(const Bytes &bytes, ByteRange range)
        : m_bytes(bytes)
        , m_range(range)
    {
    }

    template<typename T>
    T take()
    {
        uchar value[sizeof(T)] = {};
        const ByteRange part = takeRange(sizeof(T));
        m_bytes.read(part.begin, value, part.size());
        return qFromLittleEndian<T>(value);
    }
    ByteRange takeRange(qint64 size)
    {
        if (size < 0 || size > m_range.size())
            m_failed = true;
        if (m_failed)
            return {};
        const ByteRange part{m_range.begin, m_range.begin + size};
        m_range.begin = part.end;
        return part;
    }
    QString takeText()
    {
        const auto size = take<quint32>();
        return QString::fromUtf8(m_bytes.toByteArray(takeRange(size)));
    }
    bool hasFailed() const { return m_failed; }
    bool isDone() const { return !m_failed && m_range.isEmpty(); }

private:
    const Bytes &m_bytes;
    ByteRange m_range;
    bool m_failed = false;
};

QByteArray lengthBytes(qint64 length)
{
    QByteArray bytes;
    put(bytes, quint64(length));
    return bytes;
}

std::span<const uchar> spanOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())};
}

} // namespace

QByteArray basePayload(const JournalBase &base)
{
    const bool hasHash = !base.hash.isEmpty();
    QByteArray payload = markPayload(!hasHash            ? Kind::Base
                                     : base.touched == 0 ? Kind::BaseWithHash
                                                         : Kind::BaseWithTouch);
    putText(payload, base.path);
    put(payload, base.size);
    put(payload, base.modified.isValid() ? base.modified.toMSecsSinceEpoch() : std::numeric_limits<qint64>::min());
    payload.append(base.hash);
    if (hasHash && base.touched != 0)
        put(payload, base.touched);
    return payload;
}

QByteArray markPayload(Kind kind)
{
    return QByteArray(1, char(kind));
}

QByteArray stepPayload(std::span<const Replacement> step, const QString &title, qint64 mostBytes, const Bytes &before)
{
    qint64 left = mostBytes;
    std::vector<std::optional<ShiftRule>> rules;
    bool hasRules = false;
    for (const Replacement &replacement : step) {
        rules.push_back(shiftRuleBetween(before.mid(replacement.removed), replacement.inserted));
        hasRules = hasRules || rules.back();
        if (!rules.back() && replacement.inserted.size() > left)
            return markPayload(Kind::StepTooLarge);
        left -= rules.back() ? 0 : replacement.inserted.size();
    }
    QByteArray payload = markPayload(hasRules ? Kind::StepWithRules : Kind::Step);
    putText(payload, title);
    put(payload, quint32(step.size()));
    for (size_t i = 0; i < step.size(); ++i) {
        const Replacement &replacement = step[i];
        put(payload, replacement.removed.begin);
        put(payload, replacement.removed.end);
        if (hasRules)
            put(payload, quint8(rules[i] ? rules[i]->width : 0));
        if (rules[i]) {
            for (const qint64 number :
                 {rules[i]->stride, rules[i]->fieldOffset, rules[i]->from, rules[i]->delta, rules[i]->perRecord})
                put(payload, number);
            continue;
        }
        put(payload, replacement.inserted.size());
        payload.append(replacement.inserted.toByteArray());
    }
    return payload;
}

QByteArray framed(const QByteArray &payload)
{
    QByteArray record = lengthBytes(payload.size());
    put(record, crc32(spanOf(payload), crc32(spanOf(record))));
    return record + payload;
}

Reader::Reader(Bytes file)
    : m_file(std::move(file))
{
}

std::optional<ByteRange> Reader::nextPayload()
{
    Taker taker(m_file, {m_position, m_file.size()});
    const auto length = taker.take<qint64>();
    const auto sum = taker.take<quint32>();
    const ByteRange payload = taker.takeRange(length);
    if (taker.hasFailed() || payload.isEmpty())
        return {};
    quint32 actual = crc32(spanOf(lengthBytes(length)));
    m_file.forEachRun(payload, [&](qint64, std::span<const uchar> run) { actual = crc32(run, actual); });
    if (actual != sum)
        return {};
    return payload;
}

bool Reader::readBase(ByteRange payload, JournalBase *base) const
{
    Taker taker(m_file, payload);
    const auto kind = Kind(taker.take<quint8>());
    if (kind != Kind::Base && kind != Kind::BaseWithHash && kind != Kind::BaseWithTouch)
        return false;
    base->path = taker.takeText();
    base->size = taker.take<qint64>();
    const auto time = taker.take<qint64>();
    if (time != std::numeric_limits<qint64>::min())
        base->modified = QDateTime::fromMSecsSinceEpoch(time);
    if (kind != Kind::Base)
        base->hash = m_file.toByteArray(taker.takeRange(HashSize));
    if (kind == Kind::BaseWithTouch)
        base->touched = taker.take<qint64>();
    return taker.isDone();
}

bool Reader::readStep(ByteRange payload, JournalRecord *record) const
{
    Taker taker(m_file, payload);
    const bool hasRules = Kind(taker.take<quint8>()) == Kind::StepWithRules;
    record->title = taker.takeText();
    const auto count = taker.take<quint32>();
    for (quint32 i = 0; i < count && !taker.hasFailed(); ++i) {
        Replacement replacement;
        replacement.removed.begin = taker.take<qint64>();
        replacement.removed.end = taker.take<qint64>();
        std::optional<ShiftRule> rule;
        if (const int width = hasRules ? taker.take<quint8>() : 0) {
            rule.emplace().width = width;
            for (qint64 ShiftRule::*number : {&ShiftRule::stride, &ShiftRule::fieldOffset, &ShiftRule::from,
                                              &ShiftRule::delta, &ShiftRule::perRecord})
                *rule.*number = taker.take<qint64>();
            if (!rule->isValid())
                return false;
        } else {
            const auto size = taker.take<qint64>();
            replacement.inserted = m_file.mid(taker.takeRange(size));
        }
        record->shifts.push_back(rule);
        record->step.push_back(std::move(replacement));
    }
    return taker.isDone();
}

std::optional<JournalContent> Reader::content(bool baseOnly)
{
    JournalContent content;
    if (m_file.toByteArray({0, MagicSize}) != QByteArray(Magic, MagicSize))
        return {};
    m_position = MagicSize;
    const auto base = nextPayload();
    if (!base || !readBase(*base, &content.base))
        return {};
    m_position = content.length = base->end;
    while (!baseOnly && m_position < m_file.size()) {
        const auto payload = nextPayload();
        const auto kind = payload ? Kind(m_file.at(payload->begin)) : Kind::Base;
        JournalRecord record;
        switch (kind) {
        case Kind::Step:
        case Kind::StepWithRules:
            break;
        case Kind::Undo:
            record.kind = JournalRecord::Kind::Undo;
            break;
        case Kind::Redo:
            record.kind = JournalRecord::Kind::Redo;
            break;
        case Kind::StepTooLarge:
            content.end = JournalContent::End::TooLarge;
            return content;
        case Kind::Base:
        case Kind::BaseWithHash:
        case Kind::BaseWithTouch:
        default:
            content.end = JournalContent::End::Torn;
            return content;
        }
        if (record.kind == JournalRecord::Kind::Step && !readStep(*payload, &record)) {
            content.end = JournalContent::End::Torn;
            return content;
        }
        record.end = m_position = content.length = payload->end;
        content.records.push_back(std::move(record));
    }
    return content;
}

} // namespace hexahedron::journalformat
