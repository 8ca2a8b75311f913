#include "core/edit/derivation.h"

#include "core/schema/schema.h"

#include <algorithm>
#include <memory>
#include <mutex>

namespace hexahedron {

namespace {

/// The expression as a line over the one field that it depends on; nothing for others.
Derivable::Link linkOf(const Expression &expression)
{
    std::vector<const Field *> used;
    expression.collectFields(used);
    if (used.size() != 1 || used.front()->kind != Kind::Integer)
        return {};
    const auto at = [&](qint64 value) {
        ValueStack values;
        values.push(used.front(), value);
        return expression.evaluate(values);
    };
    Derivable::Link link{.number = used.front(), .factor = at(1) - at(0), .constant = at(0)};
    const bool isLine = link.factor != 0 && at(1000) == 1000 * link.factor + link.constant;
    return isLine ? link : Derivable::Link();
}

} // namespace

std::optional<qint64> Derivable::Link::solve(qint64 wanted) const
{
    const qint64 scaled = wanted - constant;
    return scaled % factor == 0 ? std::optional(scaled / factor) : std::nullopt;
}

Derivable::Derivable(const Schema &schema)
{
    const auto derived = [this](const Field *field, bool isZeroAlone) {
        if (!field || field->kind != Kind::Integer || field->isVector)
            return;
        m_links[field].isDerived = true;
        m_links[field].isZeroAlone |= isZeroAlone;
    };
    const auto link = [&](const Expression &expression, bool isZeroAlone) {
        const Link found = linkOf(expression);
        derived(found.number, isZeroAlone && found.constant == 0);
        return found;
    };
    for (const Field *field : schema.fields) {
        Links own;
        if (field->kind != Kind::Look)
            own.times = link(field->times, true);
        own.size = link(field->byteSize, true);
        own.offset = link(field->offset, false);
        own.at = link(field->layout.at, false);
        own.sum = link(field->array.sumWanted, true);
        Links &links = m_links[field];
        links.times = own.times;
        links.size = own.size;
        links.offset = own.offset;
        links.at = own.at;
        links.sum = own.sum;
        if (field->isFrameLength() || field->number.isOwnSize || field->number.tallies
            || (field->isHeader && field->parent && field->parent->frame.trailer == field))
            derived(field, field->number.tallies);
        if (field->number.tallies)
            m_links[field->number.tallies].isTallied = true;
        if (field->number.offsetOf) {
            derived(field, false);
            m_links[field->number.offsetOf].isTarget = true;
        }
        if (const Content *content = field->content.get()) {
            derived(content->checksumField, false);
            derived(content->allChecksumsField, true);
            derived(content->expandedSize, true);
            for (const Field *parameter : content->parameters)
                m_links[parameter].isOfCodec = true;
        }
    }
}

const Derivable &Derivable::of(const Schema &schema)
{
    static std::mutex mutex;
    static std::unordered_map<const Schema *, std::unique_ptr<Derivable>> known;
    thread_local std::pair<const Schema *, const Derivable *> last;
    if (last.first == &schema)
        return *last.second;
    const std::lock_guard lock(mutex);
    std::unique_ptr<Derivable> &own = known[&schema];
    if (!own)
        own.reset(new Derivable(schema));
    last = {&schema, own.get()};
    return *own;
}

const Derivable::Links &Derivable::linksOf(const Field &field) const
{
    static const Links none;
    const auto it = m_links.find(&field);
    return it == m_links.end() ? none : it->second;
}

void Derivation::leave(size_t scope)
{
    // Checksums come last: they sum the other numbers.
    for (const bool isSum : {false, true}) {
        for (size_t i = scope; i < m_entries.size(); ++i) {
            if (m_entries[i].summed.isEmpty() != isSum)
                settle(m_entries[i]);
        }
    }
    m_entries.resize(scope);
}

std::shared_ptr<Derivation::Detached> Derivation::detach(size_t scope)
{
    auto detached = std::make_shared<Detached>();
    const auto first = m_entries.begin() + qsizetype(scope);
    detached->entries.assign(std::make_move_iterator(first), std::make_move_iterator(m_entries.end()));
    m_entries.resize(scope);
    return detached;
}

size_t Derivation::attach(Detached &numbers)
{
    const size_t scope = m_entries.size();
    for (Entry &entry : numbers.entries)
        m_entries.push_back(std::move(entry));
    numbers.entries.clear();
    return scope;
}

Derivation::Outside Derivation::enterFile(qint64 origin)
{
    return {std::exchange(m_barrier, m_entries.size()), std::exchange(m_origin, origin)};
}

void Derivation::leaveFile(Outside outside)
{
    m_barrier = outside.barrier;
    m_origin = outside.origin;
}

void Derivation::number(const Field &field, qint64 at, bool isOpen, qint64 mark)
{
    m_entries.push_back({.field = &field, .at = at, .mark = mark, .isOpen = isOpen});
}

void Derivation::column(const Field &field, qint64 at, qint64 count, qint64 stride, std::vector<bool> isOpen,
                        qint64 mark)
{
    if (isOpen.empty())
        isOpen.assign(size_t(count), true);
    m_entries.push_back({.field = &field,
                         .at = at,
                         .mark = mark,
                         .stride = stride,
                         .cells = std::vector<Result>(size_t(count)),
                         .areOpen = std::move(isOpen)});
}

Derivation::Entry *Derivation::find(const Field &field)
{
    for (size_t i = m_entries.size(); i > m_barrier; --i) {
        if (m_entries[i - 1].field == &field)
            return &m_entries[i - 1];
    }
    return nullptr;
}

void Derivation::put(Result &result, qint64 value)
{
    if (result.state == Result::State::Unknown)
        result = {.state = Result::State::Known, .value = value, .other = 0};
    else if (result.state == Result::State::Known && result.value != value)
        result = {.state = Result::State::Ambiguous, .value = result.value, .other = value};
}

void Derivation::set(const Field &number, qint64 value)
{
    Entry *entry = find(number);
    if (!entry) {
        if (m_around)
            m_around->set(number, value);
        return;
    }
    if (entry->stride == 0)
        return put(entry->result, value);
    for (auto row = m_rows.rbegin(); row != m_rows.rend(); ++row) {
        if (row->first == number.parent)
            return set(number, row->second, value);
    }
}

void Derivation::set(const Field &number, qint64 row, qint64 value)
{
    Entry *entry = find(number);
    if (entry && row >= 0 && size_t(row) < entry->cells.size())
        put(entry->cells[size_t(row)], value);
}

void Derivation::placed(const Field &field, qint64 begin, qint64 count)
{
    const Derivable::Links &links = Derivable::of(field);
    const auto say = [&](const Derivable::Link &link, qint64 wanted) {
        const std::optional<qint64> value = link.number ? link.solve(wanted) : std::nullopt;
        if (value)
            set(*link.number, *value);
    };
    say(links.times, count);
    say(links.offset, begin - m_origin);
    if (links.isTarget) {
        for (size_t i = m_entries.size(); i > m_barrier; --i) {
            if (m_entries[i - 1].field->number.offsetOf == &field)
                put(m_entries[i - 1].result, begin - m_origin);
        }
    }
    if (links.isTallied)
        m_entries.push_back({.field = &field, .at = begin, .count = count});
}

void Derivation::sized(const Field &record, qint64 size)
{
    const Derivable::Link &link = Derivable::of(record).size;
    const std::optional<qint64> value = link.number ? link.solve(size) : std::nullopt;
    if (value && record.layout.at.isEmpty())
        set(*link.number, *value);
}

void Derivation::ended(const Field &record, ByteRange range)
{
    const FrameStyle &style = record.schema->frameStyle;
    for (const Field *field : record.body) {
        const bool isLength = record.kind == Kind::Frame && field->isFrameLength();
        if (!isLength && !field->number.isOwnSize)
            continue;
        if (Entry *entry = find(*field); entry && range.contains(entry->at))
            put(entry->result, isLength ? range.size() - style.notCounted() : range.size());
    }
    if (!record.frame.trailer)
        return;
    if (Entry *entry = find(*record.frame.trailer); entry && range.contains(entry->at))
        entry->summed = {range.begin + style.tagOffset(), range.end - style.trailerSize()};
}

void Derivation::summed(const Field &list, qint64 sum)
{
    const Derivable::Link &link = Derivable::of(list).sum;
    const std::optional<qint64> value = link.number ? link.solve(sum) : std::nullopt;
    if (value)
        set(*link.number, *value);
}

void Derivation::piece(const Field &piece, const std::vector<qint64> &rows, qint64 begin, qint64 size)
{
    const Derivable::Links &links = Derivable::of(piece);
    for (const auto &[link, wanted] : {std::pair(links.at, begin), std::pair(links.size, size)}) {
        const std::optional<qint64> value = link.number ? link.solve(wanted) : std::nullopt;
        for (const qint64 row : value ? rows : std::vector<qint64>())
            set(*link.number, row, *value);
    }
}

void Derivation::held(const Field &holder, quint32 checksum, qint64 size, qint64 sequence)
{
    const Content &content = *holder.content;
    if (content.checksumField)
        set(*content.checksumField, qint64(checksum));
    Entry *all = content.allChecksumsField ? find(*content.allChecksumsField) : nullptr;
    if (all)
        all->sums.push_back({sequence, checksum, size, content.checksum});
}

void Derivation::held(const Field &holder, ByteRange range, qint64 sequence)
{
    if (holder.content->checksum)
        held(holder, m_host.checksumOf(*holder.content->checksum, range), range.size(), sequence);
}

void Derivation::expanded(const Field &holder, qint64 size)
{
    const Content &content = *holder.content;
    if (content.expandedSize && content.packed->parent == &holder)
        set(*content.expandedSize, size);
}

void Derivation::settle(Entry &entry)
{
    const Field &field = *entry.field;
    if (entry.count > 0)
        return;
    if (field.number.tallies && !entry.cells.empty())
        tally(entry);
    if (!entry.summed.isEmpty())
        put(entry.result, qint64(m_host.checksumOf(*field.schema->frameStyle.checksum, entry.summed)));
    if (!entry.sums.empty()) {
        std::stable_sort(entry.sums.begin(), entry.sums.end(),
                         [](const Sum &a, const Sum &b) { return a.sequence < b.sequence; });
        quint32 sum = 0;
        for (const Sum &one : entry.sums)
            sum = one.checksum->combined(sum, one.sum, one.size);
        put(entry.result, qint64(sum));
    }
    const auto settled = [&](Result result) {
        if (result.state == Result::State::Unknown && Derivable::of(field).isZeroAlone)
            result.state = Result::State::Known;
        return result;
    };
    if (entry.isOpen)
        m_host.settle(field, entry.at, entry.mark, settled(entry.result));
    for (size_t i = 0; i < entry.cells.size(); ++i) {
        if (entry.areOpen[i])
            m_host.settle(field, entry.at + qint64(i) * entry.stride, entry.mark, settled(entry.cells[i]));
    }
}

/// How often the numbers of a list name each row.
void Derivation::tally(Entry &entry)
{
    const Field &list = *entry.field->number.tallies;
    const auto it = std::find_if(m_entries.rbegin(), m_entries.rend(),
                                 [&](const Entry &e) { return e.field == &list && e.count > 0; });
    for (Result &cell : entry.cells)
        put(cell, 0);
    for (qint64 i = 0; it != m_entries.rend() && i < it->count; ++i) {
        const qint64 row = m_host.numberAt(list, it->at + i * list.width);
        if (row >= 0 && size_t(row) < entry.cells.size())
            ++entry.cells[size_t(row)].value;
    }
}

} // namespace hexahedron
