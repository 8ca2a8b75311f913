#include "core/recovery/highbits.h"

#include "core/bytes/checksums.h"
#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/recovery/marks.h"
#include "core/recovery/places.h"
#include "core/recovery/repairing.h"
#include "core/recovery/sums.h"
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
        , m_frames(framesOf(*m_tree->stream(0).schema))
    {
    }

    /// What is written where.
    std::map<qint64, QByteArray> find()
    {
        constexpr int MostNumbers = 4096;
        constexpr int MostMarks = 256;
        if (mendBeginning()) {
            for (int i = 0; i < MostMarks && m_bench.mayTry(); ++i) {
                if (!mendMark())
                    break;
            }
            mendEnd();
        }
        mendKnown();
        readAgain();
        mendSummed();
        for (int i = 0; i < MostNumbers && m_bench.mayTry(); ++i) {
            if (!mendTag() && (m_evidence.faults == 0 || !mendOne()) && !mendFalseTag())
                break;
        }
        mendKnown();
        readAgain();
        mendSummed();
        return joined();
    }

private:
    /// What overlaps, as one piece.
    std::map<qint64, QByteArray> joined() const
    {
        std::map<qint64, QByteArray> pieces;
        qint64 end = 0;
        for (const auto &[at, bytes] : m_written) {
            const qint64 begin = at < end ? pieces.rbegin()->first : at;
            end = qMax(end, at + bytes.size());
            pieces[begin] = m_bytes.mid(begin, end - begin);
        }
        return pieces;
    }

    /// Numbers and what they were.
    using Values = std::vector<std::pair<NumberPlace, qint64>>;

    /// What such files begin with, where that without its highest bits is what stands there.
    bool mendBeginning()
    {
        for (const Hypothesis &beginning : beginningsOver(m_bench)) {
            const Replacement &one = beginning.replacements.front();
            const QByteArray before = one.inserted.toByteArray();
            if (isLeftOf(m_bytes.mid(one.removed.begin, one.removed.size()), before))
                write(one.removed.begin, before);
        }
        readAgain();
        return !m_written.empty();
    }

    /// Where something is wrong first, as far as the file is read; its end when nothing is.
    struct Trouble
    {
        qint64 place = 0;
        bool mayBeMark = false; ///< bytes that should not be there, or that have no meaning
        size_t issues = 0;
    };
    Trouble troubleIn(const Tree &tree)
    {
        const std::vector<Issue> issues = check(tree, m_bench.cancelled(), 1);
        m_bench.judge(tree, issues); // for what it costs
        Trouble first{tree.bytes().size(), false, issues.size()};
        for (const Issue &issue : issues) {
            const Field *field = issue.item.field;
            if (issue.stream != 0 || !field || tree.childCount(issue.item) > 0 || issue.range.begin < m_lastMark
                || issue.range.begin >= first.place)
                continue;
            first.place = issue.range.begin;
            first.mayBeMark = field->kind == Kind::Raw || issue.kind == &issues::valueNotNamed;
        }
        return first;
    }
    static QByteArray withHighBits(QByteArray bytes)
    {
        for (char &byte : bytes)
            byte = char(byte | 0x80);
        return bytes;
    }
    static constexpr qint64 MarkSize = 2;

    /// A mark of two bytes above 127, where the file stops making sense. Where none is, a length before it may have lost bits, too.
    bool mendMark()
    {
        constexpr size_t MostNumbers = 6;
        const Trouble first = troubleIn(*m_tree);
        std::vector<Values> tries(first.mayBeMark ? 1 : 0);
        const Places places = placesNear(*m_tree, first.place);
        for (size_t rank = 0; rank < qMin(MostNumbers, places.numbers.size()); ++rank) {
            const NumberPlace &number = places.numbers[rank];
            for (const qint64 value : valuesBefore(number)) {
                if (number.range.begin < first.place)
                    tries.push_back({{number, value}});
            }
        }
        for (const Values &values : tries) {
            if (!m_bench.mayTry())
                return false;
            QByteArray bytes = with(values);
            const Trouble now = values.empty() ? first : troubleIn(*m_bench.read(Bytes(bytes)));
            const QByteArray mark = withHighBits(bytes.mid(now.place, MarkSize));
            if (now.place < first.place || !now.mayBeMark || now.place + MarkSize > bytes.size())
                continue;
            bytes.replace(now.place, MarkSize, mark);
            if (troubleIn(*m_bench.read(Bytes(bytes))).place <= now.place)
                continue;
            for (const auto &[number, value] : values)
                write(number.range.begin, encodeInteger(*number.field, value));
            write(now.place, mark);
            m_lastMark = now.place;
            readAgain();
            return true;
        }
        return false;
    }

    /// The mark that ends such a file.
    void mendEnd()
    {
        const qint64 at = m_bytes.size() - MarkSize;
        QByteArray bytes = m_bytes;
        bytes.replace(at, MarkSize, withHighBits(bytes.mid(at)));
        if (m_bench.mayTry() && troubleIn(*m_bench.read(Bytes(bytes))).issues < troubleIn(*m_tree).issues)
            write(at, bytes.mid(at));
        readAgain();
    }

    /// Checksums behind frames. Seven bits of each of their bytes are left: enough to know that a frame is as it was, and of a short one
    /// which bits it lost.
    void mendSummed()
    {
        constexpr qint64 MostBytes = 16; // of which each may have lost its bit
        constexpr double CostOfSum = 0.2;
        const FrameStyle &style = m_tree->stream(0).schema->frameStyle;
        if (!style.checksum)
            return;
        for (const SummedBytes &summed : summedBytes(*m_tree)) {
            constexpr quint32 HighBitsOfSum = 0x80808080;
            if (!summed.trailer || (summed.stored & HighBitsOfSum) != 0)
                continue; // known already
            const ByteRange content{summed.range.begin + style.tagSize, summed.range.end};
            const bool isShort = content.size() <= MostBytes;
            m_bench.spend(isShort ? CostOfSum * double(1 << content.size()) : 0);
            if (!m_bench.mayTry())
                return;
            std::optional<quint32> sets;
            for (quint32 bits = 0; bits < (isShort ? 1U << content.size() : 1U); ++bits) {
                if (!isLeftOfSum(summed.stored, sumWith(summed, content, bits)))
                    continue;
                if (sets) {
                    sets.reset(); // nothing tells which
                    break;
                }
                sets = bits;
                if (bits == 0)
                    break; // as it was
            }
            if (!sets)
                continue;
            for (qint64 i = 0; i < content.size() && *sets != 0; ++i) {
                if ((*sets >> i) & 1)
                    write(content.begin + i, QByteArray(1, char(m_bytes[content.begin + i] | 0x80)));
            }
            write(summed.range.end, encodeInteger(*summed.trailer, sumWith(summed, content, 0)));
        }
        readAgain();
    }
    /// Of the content with some of its highest bits.
    quint32 sumWith(const SummedBytes &summed, ByteRange content, quint32 bits) const
    {
        QByteArray bytes = m_bytes.mid(summed.range.begin, summed.range.size());
        for (qint64 i = 0; bits >> i != 0; ++i) {
            char &byte = bytes[content.begin - summed.range.begin + i];
            byte = char(byte | ((bits >> i) & 1 ? 0x80 : 0));
        }
        return summed.checksum->of(Bytes(bytes), {0, bytes.size()});
    }

    void write(qint64 at, const QByteArray &bytes)
    {
        if (m_bytes.mid(at, bytes.size()) == bytes)
            return;
        m_written[at] = bytes;
        m_bytes.replace(at, bytes.size(), bytes);
    }

    /// The tag of an unknown frame up to the first fault, or to `last`, where one that is known would have become it.
    bool mendTag(qint64 last = 0)
    {
        constexpr NodeId MostNodes = 100'000;
        const StreamTree &stream = m_tree->stream(0);
        const FrameStyle &style = stream.schema->frameStyle;
        for (NodeId id = 0; style.tagSize > 0 && id < qMin(stream.nodes.size(), MostNodes); ++id) {
            const Node &node = stream.nodes[id];
            if (&fieldById(node.field) != stream.schema->unknownFrame
                || (m_evidence.faults > 0 && node.begin > qMax(last, m_evidence.firstFault)))
                continue;
            std::vector<QByteArray> tags = tagsBefore(id, true);
            const NodeId around = stream.nodes.parent(id);
            if (tags.empty() && around != NoNode && !tagsBefore(around, true).empty()) // that may be another one
                tags = tagsBefore(id, false);
            if (tags.size() != 1)
                continue;
            write(node.begin + style.tagOffset(), tags.front());
            readAgain();
            return true;
        }
        return false;
    }

    /// The known tags that would have become the one of a frame. `belongs`: only of frames that may stand there.
    std::vector<QByteArray> tagsBefore(NodeId id, bool belongs) const
    {
        const StreamTree &stream = m_tree->stream(0);
        const FrameStyle &style = stream.schema->frameStyle;
        const NodeId parent = stream.nodes.parent(id);
        if (fieldById(stream.nodes[id].field).kind != Kind::Frame)
            return {};
        const QByteArray there = m_bytes.mid(stream.nodes[id].begin + style.tagOffset(), style.tagSize);
        std::vector<QByteArray> tags;
        for (const auto &[tag, frame] : m_frames) {
            const QByteArray before = encodeInteger(qint64(tag), style.tagSize);
            if (!isLeftOf(there, before))
                continue;
            const bool mayStand = parent != NoNode
                                  && std::ranges::count(fieldById(stream.nodes[parent].field).frame.frames, frame) > 0;
            if (mayStand || !belongs)
                tags.push_back(before);
        }
        return tags;
    }

    /// What is written so far.
    struct State
    {
        QByteArray bytes;
        std::map<qint64, QByteArray> written;
    };
    State state() const { return {m_bytes, m_written}; }
    void setState(State state)
    {
        m_bytes = std::move(state.bytes);
        m_written = std::move(state.written);
        readAgain();
    }

    /// Another tag, and with it those in its frame.
    void writeTag(qint64 at, const QByteArray &tag)
    {
        write(at, tag);
        readAgain();
        mendTagsIn(m_tree->stream(0).nodes.deepestAt(at));
    }
    /// Numbers, and with the length of a frame the tags in it.
    void writeNumbers(const Values &values, const NumberPlace &number)
    {
        for (const auto &[place, value] : values)
            write(place.range.begin, encodeInteger(*place.field, value));
        readAgain();
        if (number.field->isFrameLength())
            mendTagsIn(m_tree->stream(0).nodes.deepestAt(number.range.begin));
    }
    void mendTagsIn(NodeId frame)
    {
        const NodeStore &nodes = m_tree->stream(0).nodes;
        const qint64 end = frame == NoNode ? 0 : nodes[frame].range().end;
        while (m_bench.mayTry() && mendTag(end)) { }
    }

    /// How many errors and warnings there are.
    std::pair<qint64, qint64> wrongIn(const std::vector<Issue> &issues) const
    {
        const auto countOf = [&](Severity severity) {
            return std::ranges::count_if(issues, [=](const Issue &one) { return one.severity == severity; });
        };
        return {countOf(Severity::Error), countOf(Severity::Warning)};
    }
    std::vector<Issue> issuesNow()
    {
        m_tree->openAll(m_bench.cancelled());
        std::vector<Issue> issues = check(*m_tree, m_bench.cancelled(), 1);
        m_bench.judge(*m_tree, issues); // for what it costs
        return issues;
    }

    /// The tag of a frame that became the one of another frame, as which it makes less sense.
    bool mendFalseTag()
    {
        constexpr int MostTries = 16;
        if (m_tree->stream(0).schema->frameStyle.tagSize == 0)
            return false;
        const std::vector<Issue> issues = issuesNow();
        std::map<qint64, std::vector<QByteArray>> tries;
        for (const Issue &issue : issues) {
            if (issue.severity > Severity::Info && issue.stream == 0)
                tries.merge(falseTagsAround(issue.range.begin));
        }
        int left = MostTries;
        for (const auto &[at, tags] : tries) {
            for (const QByteArray &tag : tags) {
                if (left-- <= 0 || !m_bench.mayTry())
                    return false;
                State before = state();
                writeTag(at, tag);
                if (wrongIn(issuesNow()) < wrongIn(issues))
                    return true;
                setState(std::move(before));
            }
        }
        return false;
    }

    /// One number with which more fits, the nearest one before the first fault; a length with those of the frames around it.
    bool mendOne()
    {
        constexpr size_t MostNumbers = 24;
        constexpr size_t Nearest = 6;                       // all of these are compared
        constexpr double Enough = Evidence::StructureFault; // hardly chance
        const Places places = placesNear(*m_tree, m_evidence.firstFault);
        const double now = bitsOf(*m_tree, m_evidence);
        const qint64 first = m_evidence.firstFault;
        const State before = state();
        std::optional<State> found;
        double best = now;
        for (size_t rank = 0; rank < qMin(MostNumbers, places.numbers.size()); ++rank) {
            const NumberPlace &number = places.numbers[rank];
            if (rank >= Nearest && best <= now - Enough)
                break;
            if (number.range.begin > m_evidence.firstFault)
                continue;
            for (const qint64 value : valuesBefore(number)) {
                if (!m_bench.mayTry())
                    return false;
                writeNumbers(withFramesAround(places, number, value), number);
                const bool isFarther = m_evidence.faults == 0 || m_evidence.firstFault >= first;
                if (isFarther && bitsOf(*m_tree, m_evidence) < best) {
                    best = bitsOf(*m_tree, m_evidence);
                    found = state();
                }
                setState(before);
            }
        }
        // Or the tag of what holds the fault.
        for (const auto &[at, tags] : falseTagsAround(m_evidence.firstFault)) {
            for (const QByteArray &tag : tags) {
                if (!m_bench.mayTry())
                    return false;
                writeTag(at, tag);
                if (bitsOf(*m_tree, m_evidence) < best) {
                    best = bitsOf(*m_tree, m_evidence);
                    found = state();
                }
                setState(before);
            }
        }
        if (!found)
            return false;
        setState(*std::move(found));
        return true;
    }

    /// The tags of known frames around a place that may have been others.
    std::map<qint64, std::vector<QByteArray>> falseTagsAround(qint64 place) const
    {
        const StreamTree &stream = m_tree->stream(0);
        std::map<qint64, std::vector<QByteArray>> all;
        if (stream.schema->frameStyle.tagSize == 0 || place < 0)
            return all;
        for (NodeId id = stream.nodes.deepestAt(place); id != NoNode; id = stream.nodes.parent(id)) {
            if (std::vector<QByteArray> tags = tagsBefore(id, true); !tags.empty())
                all.try_emplace(stream.nodes[id].begin + stream.schema->frameStyle.tagOffset(), std::move(tags));
        }
        return all;
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
    qint64 m_lastMark = 0; ///< what is wrong before it has another cause
    Evidence m_evidence;
    std::shared_ptr<const Tree> m_tree;
    std::map<quint32, const Field *> m_frames; ///< by their tags
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
        QT_TRANSLATE_N_NOOP("edit", "Set the highest bits again of %n mark(s), length(s), count(s), offset(s) or "
                                    "checksum(s), which a transfer as text cut off. Other values keep the damage, and "
                                    "what is packed is lost for good."),
        count);
    bench.tryOut(std::move(hypothesis));
}

} // namespace hexahedron::recovery
