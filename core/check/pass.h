#pragma once

#include "core/check/checker.h"
#include "core/check/fieldtests.h"

#include <mutex>

namespace hexahedron {

/// Bytes of a frame that have a constant size: what is tested in them. A text follows, except after the last.
struct QuickSegment
{
    struct Number
    {
        qint64 offset = 0;
        qint64 count = 1;
        FieldTests tests;
    };
    struct Floats
    {
        qint64 offset = 0;
        qint64 count = 0;
    };
    qint64 size = 0;
    std::vector<Floats> floats; ///< numbers that must be finite, those that touch taken together
    std::vector<Number> numbers;
};

/// A shorter way for frames of the common kind: numbers and texts, then perhaps a list to the end of the frame. It only
/// finds out that all is well; where it is not, the node is laid out and looked at closely.
struct QuickPlan
{
    std::vector<QuickSegment> segments; ///< none: there is no shorter way
    const Field *array = nullptr;
    struct Shaping
    {
        qint64 offset = 0;
        const Field *field = nullptr;
    };
    std::vector<Shaping> shaping; ///< where the values that shape the array stand, in the first segment
    /// The parts that laying out makes, for those who watch: all but their ranges, and what these are relative to.
    struct Place
    {
        size_t segment = 0; ///< that it lies in; of a text: that follows it
        ByteRange range;
        bool isText = false;
    };
    std::vector<Place> places;
    std::vector<Part> parts;

    static QuickPlan of(const Field &frame);
};

/// What a pass does with the nodes of one field and the arrays of one field, worked out once.
struct FieldPlan
{
    const Field *field = nullptr;
    bool isRemarkable = false; ///< there is something to report whenever it occurs: unknown, unclaimed
    bool needsLayout = false;  ///< its parts have to be looked at
    bool hasLinks = false;     ///< parts that lie elsewhere, a size at the end
    FieldTests tests;
    const Field *index = nullptr; ///< the first index field among the fields of an array
    QuickPlan quick;
    std::vector<Watch *> nodeWatches;
    std::vector<Watch *> arrayWatches;
};

/// Everything the threads of one pass share. Constant while they run. Streams of one schema can have one plan, one after the other:
/// making it takes longer than checking a small stream.
class PassPlan
{
public:
    explicit PassPlan(const Schema &schema);
    /// Those of the next pass.
    void setWatches(std::span<const WatchEntry> watches);
    const FieldPlan &operator[](quint16 field) const { return m_fields[size_t(field - m_first)]; }
    const FieldPlan &operator[](const Field *field) const { return (*this)[field->id]; }
    size_t size() const { return m_fields.size(); }
    size_t numberOf(const Field *field) const { return size_t(field->id - m_first); }
    bool belongsInto(quint16 frame, quint16 parent) const
    {
        return m_takes[size_t(parent - m_first) * m_fields.size() + size_t(frame - m_first)];
    }

private:
    void addWatch(Watch *watch, const std::vector<const Field *> &fields, std::vector<Watch *> FieldPlan::*list);

    quint16 m_first = 0;
    std::vector<FieldPlan> m_fields;
    std::vector<quint8> m_takes; // by numbers of the outer and the inner frame
};

/// One field of the elements of an array: where it lies in each, how it is tested.
struct ElementField
{
    const Field *field = nullptr;
    const FieldTests *tests = nullptr;
    qint64 offset = 0;
    qint64 count = 1;
    std::array<qint64, 4> rows{}; ///< from the element to the field
    quint8 steps = 0;
};

/// The elements of an array, as the values around it shape them.
struct ElementShape
{
    qint64 stride = 0;
    bool isAllWords = false; ///< every number is 4 bytes wide and so aligned within the element
    bool hasFloats = false;
    std::vector<ElementField> fields;
    std::vector<size_t> quickFields; ///< those with more tests than that for finite numbers
    std::vector<size_t> indexFields;
    std::vector<Part> parts;

    /// Looks at all words at once: those that are no floats seldom look like one that is not finite.
    bool areFinite(const uchar *bytes, qint64 count) const;
};

/// An array and what its elements are tested with.
struct ArraySight
{
    NodeId node = NoNode;
    size_t row = 0; ///< of the part
    Part part;
    std::shared_ptr<const ElementShape> shape;
    std::vector<IndexLimit> limits;               ///< one for each field of the shape
    const IndexTargets::Target *target = nullptr; ///< of the first index field; null when it has none
};

/// What is wrong with elements of one array: per field and test the first element and how many.
class ArrayFindings
{
public:
    void add(size_t field, Failure failure, qint64 element);
    void merge(const ArrayFindings &other);
    bool isEmpty() const { return m_findings.empty(); }
    void clear() { m_findings.clear(); }
    void report(Checker &checker, const ArraySight &array) const;

private:
    struct Finding
    {
        size_t field = 0;
        Failure failure; ///< of the first
        CountedFirst found;
    };
    Finding *findingOf(size_t field, int test);
    std::vector<Finding> m_findings;
};

/// One thread's part of the pass over a stream.
class PassWorker
{
public:
    PassWorker(const PassPlan &plan, const Tree &tree, StreamId stream, const std::atomic_bool *cancelled, int worker,
               int workers);

    Checker &checker() { return m_checker; }
    void visit(NodeId node);
    /// True when nothing is wrong with the node for sure.
    bool isFineAtFirstSight(NodeId node, const FieldPlan &plan);
    void showNode(NodeId node, const FieldPlan &plan, std::span<const Part> parts);
    /// Elements [first, first + count) of an array.
    void visitElements(const ArraySight &array, qint64 first, qint64 count, ArrayFindings &findings);
    /// An array that is too long for one thread; whoever calls shares them out.
    struct LongArray
    {
        ArraySight sight;
        IndexTargets::Target target;
    };
    std::vector<LongArray> takeLongArrays() { return std::move(m_longArrays); }
    /// Only elements that touch it are looked at, and no array is put off.
    void confine(ByteRange range) { m_confines = range; }

    static qint64 elementsInBlock(const ArraySight &array);

private:
    bool isSegmentFine(NodeId node, const QuickSegment &segment, const uchar *bytes);
    void showQuickly(NodeId node, const FieldPlan &plan, const Part *list);
    const Part *fineList(NodeId node, const QuickPlan &quick, const uchar *frame, ByteRange range);
    bool areElementsFine(const ArraySight &array, const uchar *bytes, qint64 count) const;
    void showElements(const ArraySight &array, qint64 first, qint64 count, const uchar *bytes, const uchar *before);
    bool prepare(ArraySight &array, NodeId node);
    void visitNumber(NodeId node, size_t row, const Part &part);
    void visitArray(NodeId node, size_t row, const Part &part);
    IndexLimit limitOf(NodeId node, const Field &field);
    ArraySight &sightOf(const Part &part);
    const uchar *bytesAt(ByteRange range);

    const PassPlan &m_plan;
    const StreamTree &m_stream;
    Checker m_checker;
    NodeVisitor m_visitor;
    std::vector<LongArray> m_longArrays;
    std::optional<ByteRange> m_confines;

    /// Shapes of one array seen lately, by the values that make them.
    struct CachedSights
    {
        static constexpr size_t Most = 32;
        std::vector<std::vector<qint64>> values;
        std::vector<ArraySight> sights;
        size_t next = 0;
    };
    std::vector<CachedSights> m_sights; // by number of the array's field
    std::vector<qint64> m_shapedBy;     // scratch
    ArraySight *knownSight(const Field *array);
    ArrayFindings m_findings;
    std::vector<qint64> m_segments;              // where those of a quick plan begin in the node looked at
    std::vector<std::vector<Part>> m_quickParts; // by number of the frame's field

    std::span<const uchar> m_run; // bytes that lie together, from m_runBegin on
    qint64 m_runBegin = 0;
    std::vector<uchar> m_joined; // bytes across a seam, or computed ones
};

} // namespace hexahedron
