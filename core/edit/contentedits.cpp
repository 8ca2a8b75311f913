// Where contents lie and what sums they have, after edits.
#include "core/edit/contentedits.h"

#include "core/changes/edittext.h"
#include "core/check/contentcheck.h"
#include "core/edit/sharing.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

std::tuple<StreamId, NodeId, qint64> keyOf(const Item &holder)
{
    return {holder.stream, holder.node, holder.steps > 0 ? holder.rows[0] : -1};
}

} // namespace

/// How far bytes of a stream move.
class ContentEdits::Shift
{
public:
    Shift(const std::vector<Pending> &all, StreamId stream)
    {
        for (const Pending &pending : all) {
            if (pending.change.stream == stream && pending.change.replacement.growth() != 0)
                m_edits.push_back(&pending);
        }
        std::stable_sort(m_edits.begin(), m_edits.end(),
                         [](const Pending *a, const Pending *b) { return beginOf(a) < beginOf(b); });
        for (const Pending *edit : m_edits)
            m_sums.push_back(edit->change.replacement.growth() + (m_sums.empty() ? 0 : m_sums.back()));
    }
    bool isNone() const { return m_edits.empty(); }
    /// Of the byte at `position`. What is inserted right there comes before it, unless it belongs to the nodes from `first`
    /// up to `last`.
    qint64 at(qint64 position, NodeId first = NoNode, NodeId last = NoNode) const
    {
        auto edit = std::lower_bound(m_edits.begin(), m_edits.end(), position,
                                     [](const Pending *e, qint64 p) { return beginOf(e) < p; });
        qint64 by = edit == m_edits.begin() ? 0 : m_sums[size_t(edit - m_edits.begin()) - 1];
        for (; edit != m_edits.end() && beginOf(*edit) == position; ++edit) {
            const Pending &pending = **edit;
            const bool isInside = first <= pending.owner && pending.owner <= last;
            if (pending.change.replacement.removed.isEmpty() && !isInside)
                by += pending.change.replacement.growth();
        }
        return by;
    }

private:
    static qint64 beginOf(const Pending *pending) { return pending->change.replacement.removed.begin; }

    std::vector<const Pending *> m_edits;
    std::vector<qint64> m_sums; // of growth, up to each
};

void ContentEdits::writeNumber(const Item &item, qint64 value, Change::Cause cause)
{
    const Value stored = item.isValid() ? valueOf(m_tree, item) : Value();
    const auto *old = std::get_if<qint64>(&stored);
    if (!old || *old == value || m_changes.touches(item.stream, item.range))
        return;
    QByteArray bytes;
    if (!encodeNumber(*item.field, double(value), bytes)) {
        m_changes.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be stored in %2.")).arg(value).arg(m_tree.path(item)));
        return;
    }
    m_changes.replace(item, item.node, item.range, Bytes(bytes), cause,
                      QStringLiteral("%1 → %2").arg(writtenText(*item.field, *old), writtenText(*item.field, value)));
}

void ContentEdits::follow(StreamId id)
{
    const StreamTree &stream = m_tree.stream(id);
    if (!stream.schema->hasContents)
        return;
    const Shift shift(m_changes.all(), id);
    const bool hasPlaces = !shift.isNone() || !stream.elsewhere.isEmpty();
    const Places places = hasPlaces ? contents::partPlacesIn(stream) : Places();
    if (!shift.isNone()) {
        writeNewOffsets(id, shift);
        writeOffsets(id, shift, places);
    }
    writeChecksums(id);
    sayWhatIsShared(id, places);
}

/// Records that say of bytes in the content of another one that they are theirs, too. Of one that follows nothing else tells.
void ContentEdits::sayWhatIsShared(StreamId id, const Places &places)
{
    constexpr int Most = 256;
    const StreamTree &stream = m_tree.stream(id);
    std::map<NodeId, qint64> sharing; // by the lists of records
    for (int looked = 0; const contents::PartPlace &place : places) {
        if (!place.isMissing() || place.target < 0 || place.target >= stream.bytes.size() || ++looked > Most)
            continue;
        // Where it ends may be known only of the one that is there.
        const auto there = std::ranges::find_if(places, [&](const contents::PartPlace &other) {
            return other.node != NoNode && stream.nodes[other.node].range().contains({place.target, place.target + 1});
        });
        if (there == places.end())
            continue;
        const bool isOfBlocks = place.part->kind != Kind::Raw;
        const ByteRange own{place.target, isOfBlocks ? stream.nodes[there->node].range().end : place.end};
        const bool changes = std::ranges::any_of(m_changes.all(), [&](const Pending &pending) {
            const ByteRange removed = pending.change.replacement.removed;
            const bool isInside = own.begin < removed.begin && removed.begin < own.end;
            return pending.change.stream == id && (removed.isEmpty() ? isInside : removed.overlaps(own));
        });
        if (changes)
            ++sharing[stream.nodes.parent(place.record)];
    }
    for (const auto &[list, count] : sharing)
        m_changes.addConsequence(sentenceOfSharing(count, m_tree.path(m_tree.itemOf(id, list))));
}

void ContentEdits::writeOffsets(StreamId id, const Shift &shift, const Places &places)
{
    const StreamTree &stream = m_tree.stream(id);
    // What is written here must not move what the shift looks at.
    std::vector<std::pair<Item, qint64>> numbers;
    for (const contents::PartPlace &place : places) {
        const NodeId last = place.node == NoNode ? NoNode : place.node + stream.nodes[place.node].descendants;
        const qint64 by = shift.at(place.target, place.node, last) - shift.at(place.sectionBegin);
        if (by != 0)
            numbers.emplace_back(m_tree.ownChild(m_tree.itemOf(id, place.record), place.offsetRow), place.stored + by);
    }
    for (const auto &[item, value] : numbers)
        writeNumber(item, value, Change::Cause::Offset);
}

void ContentEdits::writeNewOffsets(StreamId id, const Shift &shift)
{
    for (Pending &pending : m_changes.all()) {
        if (pending.change.stream != id || pending.offsets.empty())
            continue;
        QByteArray bytes = pending.change.replacement.inserted.toByteArray();
        for (const PendingChanges::NewOffset &offset : pending.offsets) {
            const qint64 value = offset.target + shift.at(offset.target) - (offset.section + shift.at(offset.section));
            bytes.replace(offset.at, offset.field->width, encodeInteger(*offset.field, value));
        }
        pending.change.replacement.inserted = Bytes(bytes);
    }
}

void ContentEdits::noteInserted(const Item &array, qint64 index)
{
    if (!contents::hasPartsElsewhere(*array.field) || array.steps > 0 || m_changes.all().empty())
        return;
    const StreamTree &stream = m_tree.stream(array.stream);
    const NodeId section = stream.nodes.parent(array.node);
    const qint64 begin = stream.nodes[section].begin;
    // Parts that are empty lie where those of the next element begin, or behind all that lie elsewhere.
    qint64 end = array.range.end;
    for (const NodeId part : stream.elsewhere.parts()) {
        if (stream.nodes.parent(part) == section)
            end = qMax(end, stream.nodes[part].range().end);
    }
    std::map<const Field *, qint64> next;
    if (index < array.count) {
        const NodeId record = m_tree.ownChild(array, index).node;
        for (const NodeId part : stream.elsewhere.partsOf(record))
            next[&fieldById(stream.nodes[part].field)] = stream.nodes[part].begin;
    }
    Pending &pending = m_changes.all().back();
    const Bytes &inserted = pending.change.replacement.inserted;
    ByteCursor cursor(inserted);
    ValueStack values = m_tree.valuesInside(array.stream, array.node);
    for (qint64 position = 0; position < inserted.size();) {
        const size_t depth = values.depth();
        std::vector<Part> parts;
        const qint64 after = layOut(*array.field, {position, inserted.size()}, cursor, values, nullptr, parts);
        for (const Field *part : array.field->body) {
            const Field *offset = part->isElsewhere() ? part->offset.singleField() : nullptr;
            const auto at = std::find_if(parts.begin(), parts.end(), [=](const Part &p) { return p.field == offset; });
            if (!offset || at == parts.end())
                continue;
            const qint64 given = part->offset.evaluate(values);
            const qint64 neutral = next.contains(part) ? next.at(part) : end;
            pending.offsets.push_back({at->range.begin, offset, given != 0 ? begin + given : neutral, begin});
        }
        values.restore(depth);
        if (after <= position)
            return;
        position = after;
    }
}

void ContentEdits::removePartsOf(const Item &array, const std::vector<qint64> &indexes)
{
    const StreamTree &stream = m_tree.stream(array.stream);
    if (!contents::hasPartsElsewhere(*array.field) || array.steps > 0)
        return;
    std::set<NodeId> records;
    for (const qint64 index : indexes)
        records.insert(m_tree.ownChild(array, index).node);
    std::set<qint64> needed; // where parts of other records begin
    for (const contents::PartPlace &place : contents::partPlacesIn(stream)) {
        if (!records.contains(place.record) && place.isMissing())
            needed.insert(place.target);
    }
    for (const NodeId record : records) {
        for (const NodeId part : stream.elsewhere.partsOf(record)) {
            const ByteRange range = stream.nodes[part].range();
            const auto other = needed.lower_bound(range.begin);
            const bool isShared = other != needed.end() && *other < range.end;
            if (isShared || range.isEmpty() || m_changes.touches(array.stream, range))
                continue;
            m_changes.replace(m_tree.itemOf(array.stream, part), stream.nodes.parent(part), range, {},
                              Change::Cause::Reference,
                              editText(QT_TRANSLATE_NOOP("edit", "goes with what says where it lies")));
        }
    }
}

bool ContentEdits::isInside(const Pending &pending, const Item &holder) const
{
    if (pending.change.stream != holder.stream)
        return false;
    const ByteRange removed = pending.change.replacement.removed;
    if (!removed.isEmpty())
        return holder.range.contains(removed);
    // At its border an insertion is inside when it belongs to the holder.
    const bool isWithin = holder.range.begin < removed.begin && removed.begin < holder.range.end;
    const bool isAtBorder = removed.begin == holder.range.begin || removed.begin == holder.range.end;
    return isWithin || (isAtBorder && holder.steps == 0 && pending.owner == holder.node);
}

/// The bytes that the holder's content has after the edits; nothing when they stay the same.
std::optional<Bytes> ContentEdits::changedBytes(const Item &holder) const
{
    if (holder.field->content->codec) {
        const auto known = m_expanded.find(keyOf(holder));
        return known == m_expanded.end() ? std::nullopt : std::optional(known->second.bytes);
    }
    std::vector<Pending> inside;
    for (const Pending &pending : m_changes.all()) {
        if (isInside(pending, holder))
            inside.push_back(pending);
    }
    if (inside.empty())
        return {};
    PendingChanges::sort(inside);
    for (Pending &pending : inside) {
        ByteRange &removed = pending.change.replacement.removed;
        removed = removed.translated(-holder.range.begin);
    }
    return m_tree.bytes(holder.stream).mid(holder.range).replaced(PendingChanges::replacementsOf(inside));
}

/// True when other content takes the place of all that the holder had.
bool ContentEdits::isReplaced(const Item &holder) const
{
    if (holder.field->content->codec) {
        const auto known = m_expanded.find(keyOf(holder));
        return known != m_expanded.end() && known->second.isReplaced;
    }
    return std::ranges::any_of(m_changes.all(), [&](const Pending &pending) {
        return pending.change.stream == holder.stream && pending.change.replacement.removed == holder.range;
    });
}

std::optional<quint32> ContentEdits::storedIn(const Item &number) const
{
    const Value stored = number.isValid() ? valueOf(m_tree, number) : Value();
    const auto *value = std::get_if<qint64>(&stored);
    return value ? std::optional(quint32(*value)) : std::nullopt;
}

/// A sum that did not fit what is there tells that bytes were changed: one that fits the edit would hide it.
ContentEdits::Summed ContentEdits::summed(const Item &holder) const
{
    const Content &content = *holder.field->content;
    const std::optional<quint32> stored = storedIn(contents::fieldAround(m_tree, holder, content.checksumField));
    const std::optional<Bytes> now = changedBytes(holder);
    const quint32 before = !stored || now ? contents::checksumOf(m_tree, holder) : *stored;
    Summed one{.holder = holder, .content = &content};
    one.saidBefore = one.saidAfter = Sum{stored.value_or(before), contents::sizeOf(m_tree, holder)};
    if (!now)
        return one;
    one.changed = Sum{content.checksum->of(*now, now->range()), now->size()};
    one.isLeft = stored && *stored != before && *stored != one.changed->sum && !isReplaced(holder);
    one.saidAfter = one.isLeft ? Sum{*stored, now->size()} : *one.changed;
    return one;
}

void ContentEdits::writeOwn(const Summed &one)
{
    const Item own = contents::fieldAround(m_tree, one.holder, one.content->checksumField);
    if (!one.isLeft)
        writeNumber(own, one.changed->sum, Change::Cause::Checksum);
    else
        m_changes.leaveChecksum(one.holder, own);
}

void ContentEdits::writeChecksums(StreamId id)
{
    const bool isEdited = std::any_of(m_changes.all().begin(), m_changes.all().end(),
                                      [=](const Pending &p) { return p.change.stream == id; });
    if (!isEdited)
        return;
    std::vector<Summed> all;
    for (const Item &holder : holdersIn(m_tree, id)) {
        if (!holder.field->content->checksum)
            continue;
        all.push_back(summed(holder));
        if (m_changes.isRemoved(id, holder.range)) {
            all.back().changed = {};
            all.back().saidAfter = {};
        }
    }
    addFilled(id, all);
    const auto isTouched = [](const Summed &one) { return one.changed || !one.saidAfter; };
    if (std::ranges::none_of(all, isTouched))
        return;
    for (const Summed &one : all) {
        if (one.changed)
            writeOwn(one);
    }
    if (contents::areAllFound(m_tree, id))
        writeWholes(all);
}

/// The sum of what there is, whatever is said of it; nothing for content that is not there.
std::optional<ContentEdits::Sum> ContentEdits::really(const Summed &one, bool isAfter) const
{
    const std::optional<Sum> &said = isAfter ? one.saidAfter : one.saidBefore;
    if (!said || (isAfter && one.changed))
        return said ? one.changed : said;
    return Sum{contents::checksumOf(m_tree, one.holder), said->size};
}

bool ContentEdits::fits(const Summed &one, bool isAfter) const
{
    const std::optional<Sum> &said = isAfter ? one.saidAfter : one.saidBefore;
    return !said || said->sum == really(one, isAfter)->sum;
}

/// Sums over several contents, one after the other. Each goes on to say what it said before: the sum of what is said of the
/// contents, or of what they are. One that fits neither does so because of contents of which the own sum is wrong: when these go
/// it has nothing more to tell.
void ContentEdits::writeWholes(const std::vector<Summed> &all)
{
    std::map<NodeId, std::pair<Item, std::vector<const Summed *>>> wholes;
    for (const Summed &one : all) {
        const Item whole = contents::fieldAround(m_tree, one.holder, one.content->allChecksumsField);
        if (!whole.isValid())
            continue;
        wholes[whole.node].first = whole;
        wholes[whole.node].second.push_back(&one);
    }
    for (const auto &[node, whole] : wholes) {
        const auto &[field, parts] = whole;
        const auto combined = [&parts](const auto &sumOf) {
            quint32 sum = 0;
            for (const Summed *one : parts) {
                if (const std::optional<Sum> part = sumOf(*one))
                    sum = one->content->checksum->combined(sum, part->sum, part->size);
            }
            return sum;
        };
        const std::optional<quint32> stored = storedIn(field);
        const auto areCuredNow = [this](const std::vector<const Summed *> &contents) {
            return !std::ranges::all_of(contents, [this](const Summed *one) { return fits(*one, false); })
                   && std::ranges::all_of(contents, [this](const Summed *one) { return fits(*one, true); });
        };
        if (stored == combined([](const Summed &one) { return one.saidBefore; }))
            writeNumber(field, combined([](const Summed &one) { return one.saidAfter; }), Change::Cause::Checksum);
        else if (stored == combined([this](const Summed &one) { return really(one, false); }) || areCuredNow(parts))
            writeNumber(field, combined([this](const Summed &one) { return really(one, true); }),
                        Change::Cause::Checksum);
        else
            m_changes.leaveChecksum(m_tree.parent(field), field);
    }
}

} // namespace hexahedron
