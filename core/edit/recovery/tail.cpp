#include "core/edit/recovery/tail.h"

#include "core/edit/edittext.h"
#include "core/schema/schema.h"
#include "core/tree/places.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <map>

namespace hexahedron::recovery {

namespace {

/// Writes into a file whose end is missing until its structure ends where the file ends.
class TailMender
{
public:
    TailMender(Workbench &bench)
        : m_bench(bench)
    {
    }

    void run()
    {
        constexpr int MostRounds = 6;
        m_keptTo = m_bench.file().size();
        std::shared_ptr<const Tree> tree = m_bench.read(result());
        qint64 faults = std::numeric_limits<qint64>::max();
        for (int round = 0; round < MostRounds && m_bench.mayTry(); ++round) {
            const bool isChanged = mendEnds(*tree);
            if (round > 0 && !isChanged)
                break;
            tree = m_bench.read(result());
            fill(tree);
            const Evidence evidence = structureOf(*tree);
            if (evidence.faults >= faults)
                break;
            faults = evidence.faults;
            propose();
            if (faults == 0)
                break;
        }
    }

private:
    Bytes result() const
    {
        std::vector<Replacement> all = replacements();
        return m_bench.file().replaced(all);
    }

    std::vector<Replacement> replacements() const
    {
        std::vector<Replacement> all;
        for (const auto &[begin, bytes] : m_written) {
            if (begin + bytes.size() <= m_keptTo)
                all.push_back({{begin, begin + bytes.size()}, Bytes(bytes)});
        }
        const qint64 size = m_bench.file().size();
        if (m_keptTo < size || m_zeros > 0)
            all.push_back({{m_keptTo, size}, Bytes(QByteArray(m_zeros, 0))});
        return all;
    }

    void propose()
    {
        Hypothesis hypothesis;
        hypothesis.kind = Hypothesis::Kind::Tail;
        hypothesis.replacements = replacements();
        if (hypothesis.replacements.empty())
            return;
        const qint64 cut = m_bench.file().size() - m_keptTo;
        hypothesis.bits = 12 + 4 * double(m_written.size()) + double(m_zeros) / 4 + double(cut) / 4;
        hypothesis.sentence = editText(QT_TRANSLATE_NOOP(
                                           "edit",
                                           "The end is missing: set %1 counts and lengths to what is there, remove %2 "
                                           "bytes of an incomplete element, write %3 zeros for what must follow."))
                                  .arg(m_written.size())
                                  .arg(cut)
                                  .arg(m_zeros);
        m_bench.tryOut(std::move(hypothesis));
    }

    void write(const Field &field, qint64 begin, qint64 value)
    {
        if (begin + field.width <= m_keptTo)
            m_written[begin] = encodeInteger(field, value);
    }

    /// Counts of lists and lengths of frames that go on behind the end. True when there are any.
    bool mendEnds(const Tree &tree)
    {
        bool isChanged = false;
        const StreamTree &stream = tree.stream(0);
        const qint64 end = stream.bytes.size();
        const FrameStyle &style = stream.schema->frameStyle;
        NodeVisitor visitor(stream);
        // What ends at the end of the file: the root, its last child, the last child of that …
        for (NodeId id = 0; id != NoNode && id < stream.nodes.size();) {
            const Node &node = stream.nodes[id];
            const Field &field = fieldById(node.field);
            if (field.kind == Kind::Frame && node.state == NodeState::LengthPassesParent && !stream.schema->isBigEndian
                && style.lengthSize == 4) {
                const Field &length = *field.body[size_t(style.lengthRow())];
                write(length, node.begin + style.lengthOffset(), node.size - style.notCounted());
                isChanged = true;
            }
            if ((field.kind == Kind::Frame || field.kind == Kind::Record) && !isArrayNode(stream.nodes, id)) {
                const std::vector<Part> parts = visitor.layOut(id);
                for (const Part &part : parts) {
                    if (part.fault == Fault::CountTooLarge)
                        isChanged = setCount(tree, stream, id, part, parts) || isChanged;
                    if (part.fault == Fault::Remainder && part.range.end == end) {
                        m_keptTo = qMin(m_keptTo, part.range.begin);
                        isChanged = true;
                    }
                }
            }
            NodeId last = NoNode;
            for (NodeId child = stream.nodes.firstChild(id); child != NoNode; child = stream.nodes.nextSibling(child))
                last = child;
            id = last;
        }
        return isChanged;
    }

    bool setCount(const Tree &tree, const StreamTree &stream, NodeId id, const Part &part,
                  const std::vector<Part> &parts)
    {
        const Field *count = part.field->times.singleField();
        if (!count)
            return false;
        qint64 whole = part.count;
        qint64 keptTo = part.range.end;
        if (part.node != NoNode && part.count > 0) {
            // The last record may be cut off: it goes, unless it can be mended.
            NodeId last = NoNode;
            for (NodeId child = stream.nodes.firstChild(part.node); child != NoNode;
                 child = stream.nodes.nextSibling(child))
                last = child;
            NodeVisitor visitor(stream);
            const bool isCut = last != NoNode && [&] {
                const std::vector<Part> &inner = visitor.layOut(last);
                const Field &field = fieldById(stream.nodes[last].field);
                return inner.empty() || inner.back().field != field.body.back() || inner.back().fault != Fault::None;
            }();
            if (isCut && whole > 1) {
                --whole;
                keptTo = stream.nodes[last].begin;
            }
        }
        for (const Part &own : parts) {
            if (own.field == count && own.fault == Fault::None)
                return putCount(*count, own.range.begin, whole, keptTo);
        }
        const Place holder = places::countHolder(tree, {0, id}, *count);
        if (!holder.isValid() || holder.stream != 0)
            return false;
        NodeVisitor visitor(stream);
        for (const Part &own : visitor.layOut(holder.node)) {
            if (own.field == count && own.fault == Fault::None)
                return putCount(*count, own.range.begin, whole, keptTo);
        }
        return false;
    }

    bool putCount(const Field &count, qint64 begin, qint64 value, qint64 keptTo)
    {
        if (begin + count.width > m_keptTo)
            return false;
        write(count, begin, value);
        m_keptTo = qMin(m_keptTo, keptTo);
        m_zeros = 0;
        return true;
    }

    /// The fewest zeros after which the least is missing.
    void fill(std::shared_ptr<const Tree> &tree)
    {
        constexpr qint64 MostZeros = 160;
        Evidence best = structureOf(*tree);
        qint64 bestZeros = m_zeros;
        for (qint64 zeros = 1; zeros <= MostZeros && best.faults > 0 && m_bench.mayTry(); ++zeros) {
            m_zeros = zeros;
            const auto filled = m_bench.read(result());
            const Evidence evidence = structureOf(*filled);
            if (evidence.bits + 0.25 * double(zeros - bestZeros) < best.bits) {
                best = evidence;
                bestZeros = zeros;
                tree = filled;
            }
        }
        m_zeros = bestZeros;
    }

    Workbench &m_bench;
    std::map<qint64, QByteArray> m_written;
    qint64 m_keptTo = 0;
    qint64 m_zeros = 0;
};

} // namespace

void tryTail(Workbench &bench)
{
    TailMender(bench).run();
}

} // namespace hexahedron::recovery
