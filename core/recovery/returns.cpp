#include "core/recovery/returns.h"

#include "core/changes/edittext.h"
#include "core/check/indextargets.h"
#include "core/recovery/plausible.h"
#include "core/recovery/sums.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

namespace hexahedron::recovery {

namespace {

Hypothesis withReturns(const std::vector<qint64> &feeds, double bits)
{
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Transport;
    for (const qint64 place : feeds)
        hypothesis.replacements.push_back({{place, place}, Bytes(QByteArray("\r"))});
    hypothesis.bits = bits;
    hypothesis.sentence = editText(
        QT_TRANSLATE_N_NOOP("edit", "Undo a transfer as text: put back the %n CR(s) before LFs that it took."),
        qint64(feeds.size()));
    return hypothesis;
}

/// Where a file stops to make sense.
struct Trouble
{
    static constexpr qint64 Nowhere = std::numeric_limits<qint64>::max();

    qint64 begin = Nowhere; ///< what lies before it is in order
    qint64 end = Nowhere;   ///< where it is sure
    double odd = 0;         ///< bits of the values up to the end
    double oddBefore = 0;   ///< up to the beginning
    bool isOdd = false;     ///< only values are odd

    bool isThere() const { return end != Nowhere; }
};

/// Looks at elements one after the other: odd ones are there in any file, but many in a row are not.
class Onset
{
public:
    /// True when it is sure.
    bool add(ByteRange element, double bits)
    {
        constexpr double Sure = 32;
        m_sum = qMax(0.0, m_sum + bits - m_usual);
        m_bits += bits;
        if (m_sum <= 0) {
            m_begin = element.end;
            m_bits = 0;
        }
        return m_sum >= Sure;
    }
    qint64 begin() const { return m_begin; }
    double bits() const { return m_bits; } ///< from there on
    /// An element of `usual` bits is as good as any.
    void reset(qint64 begin, double usual)
    {
        m_begin = begin;
        m_usual = usual;
        m_sum = 0;
        m_bits = 0;
    }

private:
    double m_usual = 0;
    double m_sum = 0;
    double m_bits = 0;
    qint64 m_begin = 0;
};

/// The parts between `from` and `end()`, and what their elements look like.
void eachPart(Workbench &bench, const StreamTree &stream, qint64 from, const std::function<qint64()> &end,
              const std::function<void(const Part &, const ElementModel &)> &visit)
{
    constexpr double CostOfNode = 0.05;
    constexpr double CostOfLayout = 1.5;
    NodeVisitor visitor(stream);
    IndexTargets targets(stream);
    NodeVisitor holders(stream);
    std::map<std::pair<NodeId, const Field *>, qint64> begins; // of arrays
    // What stands behind may be read from the wrong place: it says nothing about what stands before.
    const auto limitOf = [&](NodeId id, const Field &index, qint64 begin) -> qint64 {
        const IndexTargets::Target &target = targets.of(id, index);
        if (!target.isFound())
            return -1;
        const Field *array = index.index.array;
        const auto [it, isNew] = begins.try_emplace({target.frames.back(), array}, begin);
        if (isNew) {
            for (const Part &part : holders.layOut(target.frames.back())) {
                if (part.field == array)
                    it->second = part.range.begin;
            }
        }
        return it->second < begin ? target.total : -1;
    };
    bench.spend(CostOfNode * stream.nodes.size());
    for (NodeId id = 0; id < stream.nodes.size(); ++id) {
        const Node &node = stream.nodes[id];
        const Field &field = fieldById(node.field);
        if (node.range().end <= from || node.begin >= end() || isArrayNode(stream.nodes, id)
            || (field.kind != Kind::Frame && field.kind != Kind::Record))
            continue;
        bench.spend(CostOfLayout);
        for (const Part &part : visitor.layOut(id)) {
            if (part.node == NoNode && part.range.end > from && part.range.begin < end())
                visit(part, ElementModel(part, visitor.values(),
                                         [&](const Field &index) { return limitOf(id, index, part.range.begin); }));
        }
    }
}

/// Finds the first trouble from some place on.
class TroubleFinder
{
public:
    TroubleFinder(Workbench &bench, const Tree &tree, qint64 from)
        : m_bench(bench)
        , m_tree(tree)
        , m_from(from)
    {
    }

    Trouble find()
    {
        const Evidence structure = structureOf(m_tree);
        const qint64 fault = structure.faults > 0 ? structure.firstFault : Trouble::Nowhere;
        m_trouble.begin = m_from;
        m_trouble.end = fault;
        for (const StreamId id : m_tree.openStreams()) {
            if (m_tree.baseOf(id) == 0 && !m_tree.stream(id).schema->syntax)
                look(m_tree.stream(id));
        }
        if (!m_trouble.isOdd) {
            m_trouble.begin = qMin(m_lastBegin, m_trouble.end);
            m_trouble.oddBefore = m_oddBeforeLast;
        }
        return m_trouble;
    }

private:
    void look(const StreamTree &stream)
    {
        const auto end = [this] { return m_trouble.end; };
        eachPart(m_bench, stream, m_from, end,
                 [&](const Part &part, const ElementModel &model) { look(stream, part, model); });
    }

    /// More is announced than some CRs explain: what says so is already read in the wrong place.
    static bool isBeyondHope(const Part &part)
    {
        constexpr double Few = 256;
        if (part.fault == Fault::CountNegative)
            return true;
        if (part.fault != Fault::CountTooLarge && part.fault != Fault::Truncated)
            return false;
        const double one = part.stride > 0 ? double(part.stride) : 1;
        return one * (double(part.wanted) - double(part.count)) > Few && double(part.wanted) > 1;
    }

    void look(const StreamTree &stream, const Part &part, const ElementModel &model)
    {
        constexpr qint64 MostStride = 1 << 16;
        constexpr qint64 Together = 1 << 14; // bytes that are read at once
        constexpr double CostOfByte = 0.02;
        const qint64 stride = model.stride();
        if (isBeyondHope(part)) {
            m_trouble.end = part.range.begin;
            return;
        }
        if (part.range.begin >= m_lastBegin && !part.range.isEmpty()) {
            m_lastBegin = part.range.begin;
            m_oddBeforeLast = m_trouble.odd;
        }
        if (model.isEmpty() || stride <= 0 || stride > MostStride)
            return;
        const qint64 first = qMax<qint64>(0, (m_from - part.range.begin) / stride);
        const qint64 end = qMin(part.range.end, m_trouble.end);
        const qint64 step = qMax<qint64>(1, Together / stride) * stride;
        constexpr double OfFloats = 3; // files have odd ones
        constexpr double OfIntegers = 0.5;
        m_onset.reset(part.range.begin + first * stride, model.hasFloats() ? OfFloats : OfIntegers);
        for (qint64 at = part.range.begin + first * stride; at + stride <= end; at += step) {
            const QByteArray bytes = stream.bytes.toByteArray({at, qMin(at + step, end)});
            m_bench.spend(CostOfByte * double(bytes.size()));
            for (qint64 i = 0; i + stride <= bytes.size(); i += stride) {
                const auto *element = reinterpret_cast<const uchar *>(bytes.constData()) + i;
                const double bits = model.bitsOf(element, i > 0 ? element - stride : nullptr);
                m_trouble.odd += bits;
                if (!m_onset.add({at + i, at + i + stride}, bits))
                    continue;
                m_trouble.begin = qMax(m_from, m_onset.begin());
                m_trouble.end = at + i + stride;
                m_trouble.oddBefore = m_trouble.odd - m_onset.bits();
                m_trouble.isOdd = true;
                return;
            }
        }
    }

    Workbench &m_bench;
    const Tree &m_tree;
    qint64 m_from;
    Trouble m_trouble;
    Onset m_onset;
    qint64 m_lastBegin = 0; ///< of the last part before the trouble
    double m_oddBeforeLast = 0;
};

/// Where CRs went among elements of one size. Each puts all that follows in its place again, and no other moves it back, so the cheapest
/// way through the elements is found one element after the other.
class ElementPaths
{
public:
    struct Path
    {
        std::vector<qint64> feeds; ///< in the broken file
        double bits = 0;           ///< of the values then
        double saved = 0;          ///< so many fewer than without CRs
        qint64 unsure = 0;         ///< so many may as well have stood elsewhere
        double cost() const { return bits + OfReturn * double(feeds.size()); }
    };
    /// `begin`: of the first of so many elements in `file`; CRs come before LFs behind `last`.
    ElementPaths(const QByteArray &file, const std::vector<qint64> &feeds, const ElementModel &model)
        : m_file(file)
        , m_feeds(feeds)
        , m_model(model)
        , m_stride(model.stride())
    {
    }

    /// The best for each number of CRs, the cheapest first; `looked` bytes were.
    std::vector<Path> find(qint64 begin, qint64 count, qint64 last)
    {
        m_ways.assign(1, {});
        m_ways.front().last = last;
        m_ways.front().isThere = true;
        double plain = 0;
        for (qint64 i = 0; i < count && begin + i * m_stride < m_file.size(); ++i)
            plain += step(begin + i * m_stride);
        std::vector<Path> paths;
        for (const Way &way : m_ways) {
            if (!way.isThere)
                continue;
            Path path{.feeds = {}, .bits = way.bits, .saved = plain - way.bits, .unsure = way.unsure};
            for (int link = way.link; link >= 0; link = m_links[size_t(link)].before)
                path.feeds.push_back(m_links[size_t(link)].feed);
            std::ranges::reverse(path.feeds);
            paths.push_back(std::move(path));
        }
        std::ranges::stable_sort(paths, {}, &Path::cost);
        return paths;
    }
    qint64 looked() const { return m_looked; }

private:
    static constexpr double OfReturn = 8;
    static constexpr double MostOfElement = 48;
    static constexpr size_t MostReturns = 24;

    /// Up to an element, with as many CRs as its place among the ways says.
    struct Way
    {
        bool isThere = false;
        double bits = 0;
        qint64 last = -1; ///< LF that has a CR again
        int link = -1;
        qint64 unsure = 0;
        QByteArray element; ///< the last one
    };
    struct Link
    {
        int before = -1;
        qint64 feed = 0;
    };

    double cost(const Way &way, size_t returns) const { return way.bits + OfReturn * double(returns); }

    /// `place`: of the element without CRs. Returns its bits.
    double step(qint64 place)
    {
        constexpr double Hopeless = 64;
        m_next.assign(qMin(m_ways.size() + MostInElement, MostReturns + 1), {});
        double least = std::numeric_limits<double>::max();
        for (size_t i = 0; i < m_ways.size(); ++i)
            least = m_ways[i].isThere ? qMin(least, cost(m_ways[i], i)) : least;
        for (size_t i = 0; i < m_ways.size(); ++i) {
            const Way &way = m_ways[i];
            const qint64 begin = place - qint64(i);
            if (!way.isThere || cost(way, i) > least + Hopeless || begin < 0)
                continue;
            m_chosen.clear();
            extend(way, i, begin);
        }
        while (m_next.size() > 1 && !m_next.back().isThere)
            m_next.pop_back();
        m_ways.swap(m_next);
        if (place + m_stride > m_file.size())
            return 0;
        const double plain = bitsOf(m_file.mid(place, m_stride), m_plain);
        m_plain = m_file.mid(place, m_stride);
        return plain;
    }

    /// The element at `begin` with the CRs that are chosen, and with one more.
    void extend(const Way &way, size_t returns, qint64 begin)
    {
        const auto chosen = qint64(m_chosen.size());
        const qint64 end = qMin(begin + m_stride - chosen, m_file.size());
        QByteArray element = m_file.mid(begin, end - begin);
        for (qint64 i = chosen - 1; i >= 0; --i)
            element.insert(m_chosen[size_t(i)] - begin, '\r');
        if (element.size() == m_stride)
            arrive(way, returns + m_chosen.size(), element);
        if (m_chosen.size() >= MostInElement || returns + m_chosen.size() >= MostReturns)
            return;
        const qint64 from = qMax(m_chosen.empty() ? way.last + 1 : m_chosen.back() + 1, begin);
        for (auto feed = std::ranges::lower_bound(m_feeds, from); feed != m_feeds.end() && *feed < end; ++feed) {
            m_chosen.push_back(*feed);
            extend(way, returns, begin);
            m_chosen.pop_back();
        }
    }

    void arrive(const Way &way, size_t returns, const QByteArray &element)
    {
        constexpr double AsGood = 1;
        const double bits = way.bits + bitsOf(element, way.element);
        Way &there = m_next[returns];
        const bool isBetter = !there.isThere || bits < there.bits;
        const bool isUnsure = there.isThere && std::abs(bits - there.bits) < AsGood;
        if (!isBetter) {
            there.unsure += isUnsure && there.unsure < qint64(returns) ? 1 : 0;
            return;
        }
        there.isThere = true;
        there.bits = bits;
        there.unsure = qMin(qint64(returns), way.unsure + (isUnsure ? 1 : 0));
        there.last = m_chosen.empty() ? way.last : m_chosen.back();
        there.link = way.link;
        there.element = element;
        for (const qint64 feed : m_chosen) {
            m_links.push_back({there.link, feed});
            there.link = int(m_links.size()) - 1;
        }
    }

    double bitsOf(const QByteArray &element, const QByteArray &before)
    {
        const auto *bytes = reinterpret_cast<const uchar *>(element.constData());
        const auto *previous = before.isEmpty() ? nullptr : reinterpret_cast<const uchar *>(before.constData());
        m_looked += element.size();
        const double jumps = previous ? m_model.bitsOfJumps(bytes, previous) : 0;
        return qMin(MostOfElement, m_model.bitsOf(bytes, previous) + jumps);
    }

    static constexpr size_t MostInElement = 3;
    const QByteArray &m_file;
    const std::vector<qint64> &m_feeds;
    const ElementModel &m_model;
    qint64 m_stride;
    qint64 m_looked = 0;
    QByteArray m_plain; ///< the last element without CRs
    std::vector<Way> m_ways;
    std::vector<Way> m_next;
    std::vector<Link> m_links;
    std::vector<qint64> m_chosen;
};

/// CRs that came back so far, and how far the file makes sense with them.
struct State
{
    std::vector<qint64> feeds; ///< in the broken file, ascending
    qint64 from = 0;           ///< there: what lies before is settled
    qint64 begin = 0;          ///< there: of the first trouble
    qint64 end = 0;
    double odd = 0; ///< up to its end
    double oddBefore = 0;
    double saved = 0;  ///< bits of odd values that went with the CRs
    qint64 unsure = 0; ///< CRs that may as well have stood elsewhere
    bool isOdd = false;
    bool isWhole = false;

    double cost() const
    {
        constexpr double OfReturn = 8;
        return odd + OfReturn * double(feeds.size());
    }
    /// Less is better. Odd values are no trouble when much that makes sense follows.
    double score() const
    {
        constexpr double OfByte = 0.25;
        return isWhole ? cost() : cost() - OfByte * double(end);
    }
};

class ReturnSearch
{
public:
    ReturnSearch(Workbench &bench, const QByteArray &file, const std::vector<qint64> &feeds)
        : m_bench(bench)
        , m_file(file)
        , m_feeds(feeds)
    {
    }

    /// As far as elements alone tell them.
    void runAligned()
    {
        constexpr int MostSteps = 24;
        m_aligned = looked(State());
        for (int step = 0; step < MostSteps && m_bench.mayTry(); ++step) {
            std::vector<State> next;
            align(m_aligned, next);
            if (next.empty())
                break;
            m_aligned = std::move(*std::ranges::min_element(next, isLess));
        }
        propose(m_aligned);
    }

    /// With those that only the structure tells.
    void run()
    {
        constexpr int MostSteps = 96;
        constexpr size_t Beam = 4;
        std::vector<State> states{looked(State())};
        if (!m_aligned.feeds.empty())
            states.push_back(m_aligned);
        for (int step = 0; step < MostSteps && m_bench.mayTry(); ++step) {
            std::vector<State> next;
            for (const State &state : states)
                expand(state, next);
            std::ranges::stable_sort(next, isLess);
            next.erase(
                std::unique(next.begin(), next.end(),
                            [](const State &a, const State &b) { return a.feeds == b.feeds && a.from == b.from; }),
                next.end());
            if (next.empty())
                return;
            if (next.front().isWhole) {
                m_bench.leave(0); // they were found, so they are tried
                // Perhaps a checksum or a rule tells them apart; to look at many takes long in a large file.
                constexpr size_t MostWhole = 32;
                constexpr qint64 Large = 64 << 10;
                next.resize(qMin(next.size(), m_bench.file().size() > Large ? Beam : MostWhole));
                for (const State &state : next)
                    propose(state);
                return;
            }
            next.resize(qMin(next.size(), Beam));
            states = std::move(next);
        }
    }

private:
    /// Which of them went must be told.
    double bitsOf(size_t count) const
    {
        double bits = 0;
        for (size_t i = 0; i < count; ++i)
            bits += std::log2(double(m_feeds.size() - i) / double(i + 1));
        return bits;
    }

    void propose(const State &state)
    {
        constexpr double Least = 6;
        constexpr double OfPlace = 2; // which the values tell
        if (!state.isWhole || state.feeds.empty())
            return;
        const auto count = state.feeds.size();
        Hypothesis hypothesis = withReturns(
            state.feeds, Least + qMax(qMin(OfPlace * double(count), bitsOf(count)), bitsOf(count) - state.saved));
        if (state.unsure > 0)
            hypothesis.doubt = editText(
                QT_TRANSLATE_N_NOOP("edit", "%n CR(s) may as well have stood before other LFs."), state.unsure);
        m_bench.tryOut(std::move(hypothesis));
    }

    /// The next elements that make more sense with CRs among them; `next`: with as many as there may be.
    void align(const State &state, std::vector<State> &next)
    {
        constexpr qint64 MostStride = 1 << 12;
        constexpr double CostOfByte = 0.02;
        constexpr double Near = 24;
        constexpr size_t MostPaths = 3;
        const auto tree = m_bench.read(withReturns(state.feeds, 0).appliedTo(m_bench.file()));
        const auto returns = qint64(state.feeds.size());
        // All CRs that came back stand before it.
        const qint64 from = qMax(state.feeds.empty() ? 0 : state.feeds.back() + 1, state.from) + returns;
        double odd = state.oddBefore;
        bool isFound = false;
        const auto look = [&](const Part &part, const ElementModel &model) {
            const qint64 stride = model.stride();
            if (isFound || model.isEmpty() || stride <= 0 || stride > MostStride)
                return;
            const qint64 first = qMax<qint64>(0, (from - part.range.begin + stride - 1) / stride);
            const qint64 count = (part.stride > 0 ? qMax(part.count, part.wanted) : 1) - first;
            const qint64 begin = part.range.begin + first * stride - returns;
            if (count <= 0)
                return;
            ElementPaths elements(m_file, m_feeds, model);
            const std::vector<ElementPaths::Path> paths = elements.find(begin, count, begin - 1);
            m_bench.spend(CostOfByte * double(elements.looked()));
            if (paths.empty() || paths.front().feeds.empty()) {
                odd += paths.empty() ? 0 : paths.front().bits;
                return;
            }
            isFound = true;
            for (size_t i = 0; i < qMin(MostPaths, paths.size()) && m_bench.mayTry(); ++i) {
                const ElementPaths::Path &path = paths[i];
                if (path.feeds.empty() || path.cost() > paths.front().cost() + Near)
                    continue;
                State more = state;
                more.feeds.insert(more.feeds.end(), path.feeds.begin(), path.feeds.end());
                more.from = begin + count * stride - qint64(path.feeds.size());
                more.oddBefore = odd + path.bits;
                more.saved += path.saved;
                more.unsure += path.unsure;
                next.push_back(looked(std::move(more)));
            }
        };
        for (const StreamId id : tree->openStreams()) {
            if (tree->baseOf(id) == 0 && !tree->stream(id).schema->syntax)
                eachPart(
                    m_bench, tree->stream(id), from, [&] { return isFound ? 0 : tree->bytes().size(); }, look);
        }
    }

    static bool isLess(const State &a, const State &b)
    {
        return a.isWhole != b.isWhole ? a.isWhole : a.score() < b.score();
    }

    State looked(State state)
    {
        const auto moved = [&](qint64 place) { // as it lies with the CRs
            return place + (std::lower_bound(state.feeds.begin(), state.feeds.end(), place) - state.feeds.begin());
        };
        const auto back = [&](qint64 place) {
            qint64 count = 0;
            for (const qint64 feed : state.feeds)
                count += feed + count < place ? 1 : 0;
            return place - count;
        };
        const auto tree = m_bench.read(withReturns(state.feeds, 0).appliedTo(m_bench.file()));
        const Trouble trouble = TroubleFinder(m_bench, *tree, moved(state.from)).find();
        state.isWhole = !trouble.isThere();
        state.begin = state.isWhole ? trouble.begin : back(trouble.begin);
        state.end = state.isWhole ? Trouble::Nowhere : back(trouble.end);
        state.odd = state.oddBefore + trouble.odd;
        state.oddBefore += trouble.oddBefore;
        state.isOdd = trouble.isOdd;
        return state;
    }

    /// With one more.
    void expand(const State &state, std::vector<State> &next)
    {
        constexpr qint64 Signature = 64; // the mark of a file may be what is hit
        const qint64 behind = state.end < Signature ? 2 : 0;
        constexpr qint64 Near = 12;
        const qint64 far = state.isOdd ? 3 : 6;
        const qint64 last = state.feeds.empty() ? -1 : state.feeds.back();
        const auto first = std::upper_bound(m_feeds.begin(), m_feeds.end(), qMax(last, state.from - 1));
        const auto sure = std::lower_bound(first, m_feeds.end(), state.begin);
        const auto end = std::upper_bound(sure, m_feeds.end(), state.end);
        // Those in the trouble and just before it; of the others some.
        const qint64 nearest = qMax<qint64>(0, (end - first) - qMax(Near, qMin(end - sure, 2 * Near)));
        const qint64 farthest = qMax<qint64>(1, (nearest + far - 1) / far);
        const auto add = [&](qint64 i) {
            if (!m_bench.mayTry())
                return;
            State more = state;
            more.feeds.push_back(first[i]);
            more.from = qMin(state.begin, first[i]);
            next.push_back(looked(std::move(more)));
        };
        for (qint64 i = nearest; i < qMin((end - first) + behind, m_feeds.end() - first); ++i)
            add(i);
        for (qint64 i = nearest - 1; i >= 0; i -= farthest)
            add(i);
        // Or the file is like that.
        if (state.isOdd && m_bench.mayTry()) {
            constexpr double AsItWas = 16;
            State as = state;
            as.from = state.end;
            as.oddBefore = state.odd + AsItWas;
            next.push_back(looked(std::move(as)));
        }
    }

    Workbench &m_bench;
    const QByteArray &m_file;
    const std::vector<qint64> &m_feeds;
    State m_aligned;
};

} // namespace

void tryWithReturns(Workbench &bench, const QByteArray &file)
{
    constexpr size_t MostFeeds = 600;
    constexpr qint64 MostBytes = 4 << 20;
    std::vector<qint64> feeds;
    for (qsizetype at = file.indexOf('\n'); at >= 0; at = file.indexOf('\n', at + 1)) {
        if (at > 0 && file[at - 1] == '\r')
            return;
        feeds.push_back(at);
    }
    if (feeds.empty())
        return;
    if (const std::vector<qint64> told = returnsToldBySums(bench, feeds); !told.empty()) {
        Hypothesis hypothesis = withReturns(told, 0);
        hypothesis.isSure = true;
        bench.tryOut(std::move(hypothesis));
        return;
    }
    // Among so many there would be some.
    constexpr size_t Many = 1000;
    if (feeds.size() >= Many)
        bench.leave(qMin(bench.left() / 3, bench.leaves()));
    const double bits = 10 + std::log2(double(feeds.size() + 1));
    const auto tryWith = [&](const std::vector<qint64> &some) {
        bench.tryOut(withReturns(some, 4 + bits * double(some.size())));
    };
    const bool maySearch = file.size() <= MostBytes && bench.structure().faults > 0;
    ReturnSearch search(bench, file, feeds);
    if (maySearch)
        search.runAligned();
    if (feeds.size() <= MostFeeds) {
        for (const qint64 feed : feeds)
            tryWith({feed});
    }
    constexpr size_t MostForPairs = 48;
    if (feeds.size() <= MostForPairs) {
        for (size_t a = 0; a < feeds.size(); ++a) {
            for (size_t b = a + 1; b < feeds.size(); ++b)
                tryWith({feeds[a], feeds[b]});
        }
    }
    if (feeds.size() > 1 && feeds.size() <= 64)
        tryWith(feeds);
    if (maySearch && !bench.hasPerfect())
        search.run();
}

} // namespace hexahedron::recovery
