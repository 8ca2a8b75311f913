#include "core/recovery/highbits.h"

#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/recovery/places.h"
#include "core/recovery/repairing.h"
#include "core/recovery/transport.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <algorithm>
#include <bit>
#include <map>

namespace hexahedron::recovery {

namespace {

class HighBits
{
public:
    explicit HighBits(Workbench &bench)
        : m_bench(bench)
        , m_bytes(bench.file().toByteArray())
        , m_evidence(bench.structure())
        , m_tree(bench.read(bench.file()))
    {
    }

    /// What is written where.
    std::map<qint64, QByteArray> find()
    {
        constexpr int MostNumbers = 4096;
        mendKnown();
        readAgain();
        for (int i = 0; i < MostNumbers && m_evidence.faults > 0 && m_bench.mayTry(); ++i) {
            if (!mendOne())
                break;
        }
        mendKnown();
        return std::move(m_written);
    }

private:
    /// Numbers and what they were.
    using Values = std::vector<std::pair<NumberPlace, qint64>>;

    /// One number with which more fits, the nearest one before the first fault; a length with those of the frames around it.
    bool mendOne()
    {
        constexpr size_t MostNumbers = 24;
        constexpr size_t Nearest = 6;                       // all of these are compared
        constexpr double Enough = Evidence::StructureFault; // hardly chance
        const Places places = placesNear(*m_tree, m_evidence.firstFault);
        const double now = bitsOf(*m_tree, m_evidence);
        double best = now;
        Values found;
        for (size_t rank = 0; rank < qMin(MostNumbers, places.numbers.size()); ++rank) {
            const NumberPlace &number = places.numbers[rank];
            if (rank >= Nearest && best <= now - Enough)
                break;
            if (number.range.begin > m_evidence.firstFault)
                continue;
            for (const qint64 value : valuesBefore(number)) {
                if (!m_bench.mayTry())
                    return false;
                const Values values = withFramesAround(places, number, value);
                const auto tree = m_bench.read(Bytes(with(values)));
                const Evidence evidence = structureOf(*tree);
                const bool isFarther = evidence.faults == 0 || evidence.firstFault >= m_evidence.firstFault;
                if (!isFarther || bitsOf(*tree, evidence) >= best)
                    continue;
                best = bitsOf(*tree, evidence);
                found = values;
            }
        }
        m_bytes = with(found);
        for (const auto &[number, value] : found)
            m_written[number.range.begin] = encodeInteger(*number.field, value);
        readAgain();
        return !found.empty();
    }

    /// A length that swallows what follows leaves less wrong, too.
    static double bitsOf(const Tree &tree, const Evidence &evidence)
    {
        constexpr double OfFrame = 250;
        return evidence.bits - OfFrame * double(knownFrames(tree));
    }

    /// A frame that becomes longer needs room in those around it, whose lengths lost bits as well.
    Values withFramesAround(const Places &places, const NumberPlace &number, qint64 value) const
    {
        Values values{{number, value}};
        if (!number.field->isFrameLength())
            return values;
        const NodeStore &nodes = m_tree->stream(number.stream).nodes;
        const qint64 end = nodes[number.node].range().end + value - number.value;
        for (NodeId node = nodes.parent(number.node); node != NoNode; node = nodes.parent(node)) {
            const qint64 missing = end - nodes[node].range().end;
            const auto around = std::find_if(places.numbers.begin(), places.numbers.end(), [&](const NumberPlace &one) {
                return one.stream == number.stream && one.node == node && one.field->isFrameLength();
            });
            if (missing <= 0 || around == places.numbers.end())
                continue;
            const std::vector<qint64> before = valuesBefore(*around);
            const auto first = std::find_if(before.begin(), before.end(),
                                            [&](qint64 one) { return one - around->value >= missing; });
            if (first != before.end())
                values.emplace_back(*around, *first);
        }
        return values;
    }

    /// The numbers of which one is left without the highest bits of its bytes: those with few such bits first.
    std::vector<qint64> valuesBefore(const NumberPlace &number) const
    {
        constexpr int MostBytes = 4; // no length takes more
        const int width = qMin<int>(number.field->width, MostBytes);
        // A frame ends in the file; an offset may be one of words.
        const qint64 most = number.field->isFrameLength() ? m_bytes.size() - number.range.end : 8 * m_bytes.size();
        std::vector<qint64> values;
        for (int bytes = 1; bytes < 1 << width; ++bytes) {
            qint64 before = number.value;
            for (int byte = 0; byte < width; ++byte)
                before |= (bytes >> byte) & 1 ? qint64(0x80) << (8 * byte) : 0;
            if (before <= most)
                values.push_back(before);
        }
        std::stable_sort(values.begin(), values.end(), [&](qint64 a, qint64 b) {
            return std::popcount(quint64(a ^ number.value)) < std::popcount(quint64(b ^ number.value));
        });
        return values;
    }

    QByteArray with(const Values &values) const
    {
        QByteArray bytes = m_bytes;
        for (const auto &[number, value] : values)
            bytes.replace(number.range.begin, number.field->width, encodeInteger(*number.field, value));
        return bytes;
    }

    void readAgain()
    {
        m_tree = m_bench.read(Bytes(m_bytes));
        m_evidence = structureOf(*m_tree);
    }

    /// What a repair would write that with its highest bits cut off is what stands there: marks, indexes that are none.
    void mendKnown()
    {
        constexpr int MostRepairs = 64;
        const std::vector<Issue> issues = check(*m_tree, m_bench.cancelled(), 1);
        m_bench.judge(*m_tree, issues); // for what it costs
        int repairs = 0;
        for (const Issue &issue : issues) {
            if (issue.severity != Severity::Error || !issue.repair || issue.repair.makesUp || ++repairs > MostRepairs)
                continue;
            for (const Change &change : planRepair(*m_tree, issue).changes) {
                const Replacement &one = change.replacement;
                const QByteArray before = one.inserted.toByteArray();
                if (isLeftOf(m_bytes.mid(one.removed.begin, one.removed.size()), before))
                    m_written[one.removed.begin] = before;
            }
        }
        for (const auto &[at, bytes] : m_written)
            m_bytes.replace(at, bytes.size(), bytes);
    }

    static bool isLeftOf(const QByteArray &stored, const QByteArray &before)
    {
        return stored != before
               && std::equal(stored.begin(), stored.end(), before.begin(), before.end(),
                             [](char left, char byte) { return left == char(byte & 0x7f); });
    }

    Workbench &m_bench;
    QByteArray m_bytes;
    Evidence m_evidence;
    std::shared_ptr<const Tree> m_tree;
    std::map<qint64, QByteArray> m_written;
};

} // namespace

void tryHighBits(Workbench &bench)
{
    constexpr qint64 MostBytes = 4 << 20;
    constexpr double BitsOfNumber = 2;
    if (bench.file().size() > MostBytes || !mayHaveLostBits(bench.file()))
        return;
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Transport;
    for (const auto &[at, bytes] : HighBits(bench).find())
        hypothesis.replacements.push_back({{at, at + bytes.size()}, Bytes(bytes)});
    if (hypothesis.replacements.empty())
        return;
    const auto count = qint64(hypothesis.replacements.size());
    constexpr double Bits = 8;
    hypothesis.bits = Bits + BitsOfNumber * double(count);
    hypothesis.sentence = editText(
        QT_TRANSLATE_N_NOOP("edit", "Set the highest bits of %n length(s), count(s) or offset(s) again, which a "
                                    "transfer as text cut off. Other values keep the damage."),
        count);
    bench.tryOut(std::move(hypothesis));
}

} // namespace hexahedron::recovery
