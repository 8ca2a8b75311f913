#include "core/recovery/returns.h"

#include "core/changes/edittext.h"
#include "core/check/indextargets.h"
#include "core/recovery/plausible.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"

#include <algorithm>
#include <cmath>
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
        m_bench.spend(CostOfNode * stream.nodes.size());
        for (NodeId id = 0; id < stream.nodes.size(); ++id) {
            const Node &node = stream.nodes[id];
            const Field &field = fieldById(node.field);
            if (node.range().end <= m_from || node.begin >= m_trouble.end || isArrayNode(stream.nodes, id)
                || (field.kind != Kind::Frame && field.kind != Kind::Record))
                continue;
            m_bench.spend(CostOfLayout);
            for (const Part &part : visitor.layOut(id)) {
                if (part.node == NoNode && part.range.end > m_from && part.range.begin < m_trouble.end)
                    look(stream, part, ElementModel(part, visitor.values(), [&](const Field &index) {
                             return limitOf(id, index, part.range.begin);
                         }));
            }
        }
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

/// CRs that came back so far, and how far the file makes sense with them.
struct State
{
    std::vector<qint64> feeds; ///< in the broken file, ascending
    qint64 from = 0;           ///< there: what lies before is settled
    qint64 begin = 0;          ///< there: of the first trouble
    qint64 end = 0;
    double odd = 0; ///< up to its end
    double oddBefore = 0;
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
    ReturnSearch(Workbench &bench, const std::vector<qint64> &feeds)
        : m_bench(bench)
        , m_feeds(feeds)
    {
    }

    void run()
    {
        constexpr int MostSteps = 96;
        constexpr size_t Beam = 4;
        std::vector<State> states{looked(State())};
        for (int step = 0; step < MostSteps && m_bench.mayTry(); ++step) {
            std::vector<State> next;
            for (const State &state : states)
                expand(state, next);
            std::stable_sort(next.begin(), next.end(), [](const State &a, const State &b) {
                return a.isWhole != b.isWhole ? a.isWhole : a.score() < b.score();
            });
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
        double bits = 6;
        for (size_t i = 0; i < count; ++i)
            bits += std::log2(double(m_feeds.size() - i) / double(i + 1));
        return bits;
    }

    void propose(const State &state)
    {
        if (state.isWhole && !state.feeds.empty())
            m_bench.tryOut(withReturns(state.feeds, bitsOf(state.feeds.size())));
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
    const std::vector<qint64> &m_feeds;
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
    // Among so many there would be some.
    constexpr size_t Many = 1000;
    if (feeds.size() >= Many)
        bench.leave(qMin(bench.left() / 3, bench.leaves()));
    const double bits = 10 + std::log2(double(feeds.size() + 1));
    const auto tryWith = [&](const std::vector<qint64> &some) {
        bench.tryOut(withReturns(some, 4 + bits * double(some.size())));
    };
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
    if (!bench.hasPerfect() && file.size() <= MostBytes && bench.structure().faults > 0)
        ReturnSearch(bench, feeds).run();
}

} // namespace hexahedron::recovery
