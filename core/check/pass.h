#pragma once

#include "core/check/checker.h"
#include "core/check/fieldtests.h"

#include <mutex>

namespace hexahedron {

/// What a pass does with the nodes of one field and the arrays of one field, worked out once.
struct FieldPlan
{
    const Field *field = nullptr;
    bool isRemarkable = false; ///< there is something to report whenever it occurs: unknown, unclaimed
    bool needsLayout = false;  ///< its parts have to be looked at
    FieldTests tests;
    const Field *index = nullptr; ///< the first index field among the fields of an array
    std::vector<quint8> takes;    ///< of a frame: by number, whether that field belongs into it
    std::vector<Watch *> nodeWatches;
    std::vector<Watch *> arrayWatches;
};

/// Everything the threads of one pass share. Constant while they run.
class PassPlan
{
public:
    PassPlan(const StreamTree &stream, std::span<const WatchEntry> watches);
    const FieldPlan &operator[](quint16 field) const { return m_fields[size_t(field - m_first)]; }
    const FieldPlan &operator[](const Field *field) const { return (*this)[field->id]; }
    bool belongsInto(quint16 frame, quint16 parent) const { return (*this)[parent].takes[size_t(frame - m_first)]; }

private:
    quint16 m_first = 0;
    std::vector<FieldPlan> m_fields;
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
    std::vector<ElementField> fields;
    std::vector<Part> parts;
};

/// An array and what its elements are tested with.
struct ArraySight
{
    NodeId node = NoNode;
    size_t row = 0; ///< of the part
    Part part;
    std::shared_ptr<const ElementShape> shape;
    std::vector<IndexLimit> limits; ///< one for each field of the shape
    IndexTargets::Target target;
    bool hasTarget = false;
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
        Failure failure;
        qint64 first = 0;
        qint64 count = 0;
    };
    void add(const Finding &finding);
    std::vector<Finding> m_findings;
};

/// One thread's part of the pass over a stream.
class PassWorker
{
public:
    PassWorker(const PassPlan &plan, const Tree &tree, StreamId stream, const std::atomic_bool *cancelled, int worker, int workers);

    Checker &checker() { return m_checker; }
    void visit(NodeId node);
    /// Elements [first, first + count) of an array.
    void visitElements(const ArraySight &array, qint64 first, qint64 count, ArrayFindings &findings);
    /// Arrays that are too long for one thread; whoever calls shares them out.
    std::vector<ArraySight> takeLongArrays() { return std::move(m_longArrays); }
    /// Only elements that touch it are looked at, and no array is put off.
    void confine(ByteRange range) { m_confines = range; }

    static qint64 elementsInBlock(const ArraySight &array);

private:
    void visitNumber(NodeId node, size_t row, const Part &part);
    void visitArray(NodeId node, size_t row, const Part &part);
    IndexLimit limitOf(NodeId node, const Field &field);
    const std::shared_ptr<const ElementShape> &shapeOf(const Part &part);
    const uchar *bytesAt(ByteRange range);

    const PassPlan &m_plan;
    const StreamTree &m_stream;
    Checker m_checker;
    NodeVisitor m_visitor;
    std::vector<ArraySight> m_longArrays;
    std::optional<ByteRange> m_confines;

    struct CachedShape
    {
        const Field *array = nullptr;
        std::vector<qint64> values;
        std::shared_ptr<const ElementShape> shape;
    };
    std::vector<CachedShape> m_shapes;
    size_t m_nextShape = 0;
    ArraySight m_array;
    ArrayFindings m_findings;

    std::span<const uchar> m_run; // bytes that lie together, from m_runBegin on
    qint64 m_runBegin = 0;
    std::vector<uchar> m_joined; // bytes across a seam, or computed ones
};

} // namespace hexahedron
