// Rules about more than one part of a geometry.
#include "core/changes/wishes.h"
#include "core/check/kernels.h"
#include "core/check/repairs.h"
#include "core/formats/horde3d/hordegeometry.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/read/reader.h"
#include "core/relations/elementwatch.h"
#include "core/relations/matrix.h"
#include "core/tree/items.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <limits>
#include <unordered_map>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeGeometryFormat>;

/// 5 6
void checkJointCount(Checker &checker, const HordeGeometry &geometry)
{
    constexpr qint64 MostOldHardware = 75, MostNewHardware = 330, MostInAByte = 256;
    const qint64 count = geometry.jointCount;
    const Item item = checker.partOf(geometry.node, fields().jointCount);
    const auto reportMany = [&](qint64 most, const char *hardware) {
        checker.report(hordeissues::manyJoints, item, "5", {count, most, QString::fromLatin1(hardware)});
    };
    if (count > MostNewHardware)
        reportMany(MostNewHardware, "OpenGL 4");
    else if (count > MostOldHardware)
        reportMany(MostOldHardware, "OpenGL 2 / OpenGL ES 3");
    if (count > MostInAByte)
        checker.report(hordeissues::jointsOutOfReach, item, "5");
    if (count == 0)
        checker.report(hordeissues::noJoints, item, "6");
}

/// 6: vertices that no joint pulls are the first one's.
void checkFirstJoint(Checker &checker, const HordeGeometry &geometry)
{
    if (geometry.joints.count < 1 || !geometry.hasStream(HordeStream::JointIndices))
        return;
    const Item joint = checker.tree().child(checker.partOf(geometry.node, fields().joints), 0);
    const std::vector<double> matrix = floatsIn(checker.tree(), joint, fields().inverseBindMatrix);
    if (!matrix.empty() && matrix != identity4x4)
        checker.report(hordeissues::firstJointMoves, joint, "6");
}

/// What a stream is called in a sentence: the name of its id.
QString nameOf(const Field *id, qint64 value)
{
    for (const NamedValue &named : id->number.names) {
        if (named.value == value)
            return HordeGeometryFormat::tr(named.name);
    }
    return QString::number(value);
}

/// True when the geometry takes the whole file and nothing in it is cut off or left over.
bool readsToTheEnd(const StreamTree &stream)
{
    const NodeId section = stream.nodes.firstChild(0);
    if (section == NoNode || stream.nodes[section].size != stream.bytes.size())
        return false;
    NodeVisitor visitor(stream);
    for (NodeId id = section; id < stream.nodes.size(); ++id) {
        const std::vector<Part> &parts = visitor.layOut(id);
        if (std::ranges::any_of(parts, [](const Part &part) { return part.fault != Fault::None; }))
            return false;
        if (id == section && (parts.empty() || parts.back().field != fields().morphs))
            return false;
    }
    return true;
}

/// True when another stream that the engine knows follows the one that begins there.
bool isFollowedByKnown(const StreamTree &tree, const std::vector<HordeGeometry::Stream> &streams, qint64 begin)
{
    const auto there = std::ranges::find_if(
        streams, [&](const HordeGeometry::Stream &stream) { return tree.nodes[stream.node].begin == begin; });
    return streams.end() - there > 1 && (there + 1)->isReadable();
}

/// True when the file makes sense with another size of the elements of one stream: to its end, or as far as to the next stream.
bool wouldFit(const Tree &tree, const Item &elementSize, qint64 size)
{
    const Bytes mended = tree.bytes(elementSize.stream)
                             .replaced(elementSize.range, Bytes(encodeInteger(size, elementSize.field->width)));
    const StreamTree stream = readStream(*HordeGeometryFormat::instance().schema, mended);
    if (readsToTheEnd(stream))
        return true;
    const qint64 begin = tree.stream(elementSize.stream).nodes[elementSize.node].begin;
    const std::optional<HordeGeometry> geometry = HordeGeometry::read(stream);
    return geometry
           && (isFollowedByKnown(stream, geometry->streams, begin)
               || std::ranges::any_of(geometry->morphs, [&](const HordeGeometry::Morph &morph) {
                      return isFollowedByKnown(stream, morph.streams, begin);
                  }));
}

/// True when a stream that the engine knows would follow with another size of the elements. Says nothing of the last one.
bool isKnownBehind(const Tree &tree, const Item &elementSize, qint64 elements, qint64 size,
                   const HordeGeometryFormat::StreamFields &of)
{
    const Bytes &bytes = tree.bytes(elementSize.stream);
    const qint64 next = elementSize.range.end + elements * size;
    if (elements > bytes.size() || next < 0 || next + of.id->width + of.elementSize->width > bytes.size())
        return false;
    ByteCursor cursor(bytes);
    const qint64 id = decodeInteger(*of.id, cursor.at(next, of.id->width));
    const qint64 own = decodeInteger(*of.elementSize, cursor.at(next + of.id->width, of.elementSize->width));
    return std::ranges::any_of(
        of.known, [&](const HordeGeometryFormat::Stream &known) { return known.id == id && known.elementSize == own; });
}

/// 9 10 27: which streams there are, and how large their elements are. Whether a repair would do is found out by reading the file as
/// it would be: that is not done for ever.
void checkStreams(Checker &checker, const std::vector<HordeGeometry::Stream> &streams, qint64 count,
                  const HordeGeometryFormat::StreamFields &of, const char *sizeRule, const char *rule, int &triesLeft)
{
    for (const HordeGeometry::Stream &stream : streams) {
        if (!stream.isWhole)
            continue; // cut off, which has been said
        const QString size = QString::number(stream.elementSize);
        const qint64 right = stream.known ? stream.known->elementSize : stream.elementSize;
        if (stream.elementSize != right && checker.lists(hordeissues::streamSizeWrong)) {
            const Item item = checker.partOf(stream.node, of.elementSize);
            Repair repair;
            const bool fits = isKnownBehind(checker.tree(), item, count, right, of)
                              || (--triesLeft >= 0 && wouldFit(checker.tree(), item, right));
            const bool mayBeOfOther = std::ranges::any_of(of.known, [&](const HordeGeometryFormat::Stream &known) {
                return known.elementSize == stream.elementSize;
            });
            if (fits || !mayBeOfOther) { // else the id may be what is wrong
                repair = repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Correct the size of the elements."), item,
                                           right);
                repair.isGuess = !fits; // bytes may have come in or gone
            }
            checker.report(hordeissues::streamSizeWrong, item, sizeRule, {nameOf(of.id, stream.id), size, right},
                           repair);
        }
        if (stream.known)
            continue;
        if (checker.lists(hordeissues::streamUnknown))
            checker.report(hordeissues::streamUnknown, checker.partOf(stream.node, of.id), rule, {stream.id});
        const bool isTooLarge = quint64(stream.elementSize) * quint64(count) > std::numeric_limits<quint32>::max();
        if (isTooLarge && checker.lists(hordeissues::streamTooLarge))
            checker.report(hordeissues::streamTooLarge, checker.partOf(stream.node, of.elementSize), rule,
                           {count, size});
    }
}

/// 12 13
void checkMissingStreams(Checker &checker, const HordeGeometry &geometry)
{
    const Item count = checker.partOf(geometry.node, fields().vertexCount);
    const auto name = [](HordeStream id) { return nameOf(fields().streams.id, qint64(id)); };
    if (!geometry.hasStream(HordeStream::Positions))
        checker.report(hordeissues::positionsMissing, count, "12");
    const std::pair<HordeStream, Severity> wanted[] = {{HordeStream::Normals, Severity::Warning},
                                                       {HordeStream::Tangents, Severity::Info},
                                                       {HordeStream::Bitangents, Severity::Info},
                                                       {HordeStream::TexCoords0, Severity::Info}};
    for (const auto &[id, severity] : wanted) {
        if (!geometry.hasStream(id))
            checker.report(hordeissues::streamMissing, count, "12", {name(id)}, {}, severity);
    }
    const bool hasIndices = geometry.hasStream(HordeStream::JointIndices);
    if (hasIndices == geometry.hasStream(HordeStream::JointWeights))
        return;
    const HordeStream there = hasIndices ? HordeStream::JointIndices : HordeStream::JointWeights;
    const HordeStream gone = hasIndices ? HordeStream::JointWeights : HordeStream::JointIndices;
    checker.report(hordeissues::skinStreamMissing, count, "13", {name(there), name(gone)});
}

/// 16: numbers of joints that pull vertices, or those that do not. Weights are in another stream, of which only what belongs to
/// suspicious vertices is looked at.
class JointNumbers final : public ElementWatch
{
public:
    JointNumbers(Checker &checker, const HordeGeometry &geometry, const HordeGeometry::Stream &stream, bool pulling)
        : ElementWatch(*fields().jointNumbers,
                       {&hordeissues::jointOutOfRange, "16", pulling ? Severity::Error : Severity::Warning},
                       checker.workerCount())
        , m_bytes(checker.tree().bytes(checker.stream()))
        , m_node(stream.node)
        , m_joints(int(qBound(qint64(1), geometry.jointCount, qint64(256)))) // without any, the engine adds one
        , m_isPulling(pulling)
    {
        if (const HordeGeometry::Stream *weights = geometry.stream(HordeStream::JointWeights))
            m_weights = weights->elements;
    }

private:
    using Four = std::array<uchar, 4>;

    bool mayBeWrong(const ElementRun &run, Place) const override
    {
        return run.node == m_node
               && kernels::anyNumber<1>({run.bytes, run.count, run.stride, 4},
                                        [joints = m_joints](const uchar *number) { return *number >= joints; });
    }

    void look(const ElementRun &run, Place, CountedFirst &wrong) override
    {
        ByteCursor cursor(m_bytes);
        for (qint64 i = 0; i < run.count; ++i) {
            const Four numbers = four(run.element(i));
            if (std::ranges::all_of(numbers, [this](uchar number) { return number < m_joints; }))
                continue;
            const bool isPulling = slotOf(numbers, weightsOf(cursor, run.first + i), true) >= 0;
            if (isPulling == m_isPulling)
                wrong.note(run.first + i);
        }
    }

    Checker::Details details(const Tree &tree, const Item &array, const CountedFirst &wrong) override
    {
        ByteCursor cursor(m_bytes);
        const Four numbers = four(cursor.at(tree.child(array, wrong.first).range.begin, 4));
        const Four weights = weightsOf(cursor, wrong.first);
        m_slot = slotOf(numbers, weights, m_isPulling);
        return {.arguments = {numbers[size_t(m_slot)], weights[size_t(m_slot)], m_joints},
                .repair = {QT_TRANSLATE_NOOP("repairs", "Write joint 0."),
                           {},
                           [array, joints = m_joints](Wishes &wishes) { mend(wishes, array, joints); }}};
    }
    qint64 component(const Item &) const override { return m_slot; }

    static Four four(const uchar *bytes) { return bytes ? Four{bytes[0], bytes[1], bytes[2], bytes[3]} : Four{}; }

    /// Without a stream of weights the first joint has them all.
    Four weightsOf(ByteCursor &cursor, qint64 vertex) const
    {
        if (!m_weights || vertex >= m_weights->count)
            return {HordeGeometryFormat::OneAsByte, 0, 0, 0};
        return four(cursor.at(m_weights->range.begin + vertex * 4, 4));
    }

    /// The first of the four that names no joint, and pulls or does not; -1 when there is none.
    int slotOf(const Four &numbers, const Four &weights, bool pulls) const
    {
        for (size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] >= m_joints && (weights[i] > 0) == pulls)
                return int(i);
        }
        return -1;
    }

    static void mend(Wishes &wishes, const Item &list, int joints)
    {
        const Tree &tree = wishes.tree();
        for (qint64 i = 0; i < list.count; ++i) {
            const Item numbers = tree.child(tree.child(list, i), 0);
            const QByteArray bytes = storedBytes(tree, numbers);
            QByteArray mended = bytes;
            for (char &number : mended)
                number = uchar(number) < joints ? number : '\0';
            if (mended != bytes)
                wishes.setBytes(numbers, mended);
        }
    }

    const Bytes m_bytes;
    NodeId m_node;
    int m_joints;
    bool m_isPulling;
    std::optional<Part> m_weights;
    int m_slot = -1;
};

/// 21: vertices that are like an earlier one in all streams.
void findRepeatedVertices(Checker &checker, const HordeGeometry &geometry)
{
    std::vector<const HordeGeometry::Stream *> streams;
    for (const HordeGeometry::Stream &stream : geometry.streams) {
        if (stream.elements.count == geometry.vertexCount && stream.elements.stride > 0)
            streams.push_back(&stream);
    }
    const Bytes &bytes = checker.tree().bytes(checker.stream());
    const auto elementOf = [](const HordeGeometry::Stream *stream, qint64 vertex) {
        const qint64 begin = stream->elements.range.begin + vertex * stream->elements.stride;
        return ByteRange{begin, begin + stream->elements.stride};
    };
    const auto areEqual = [&](qint64 a, qint64 b) {
        return std::ranges::all_of(streams, [&](const auto *stream) {
            return bytes.toByteArray(elementOf(stream, a)) == bytes.toByteArray(elementOf(stream, b));
        });
    };
    ByteCursor cursor(bytes);
    std::unordered_map<size_t, qint64> earlier; // the first vertex with a hash
    qint64 first = 0, like = 0, repeated = 0;
    for (qint64 i = 0; i < geometry.vertexCount && !streams.empty(); ++i) {
        size_t hash = 0;
        for (const HordeGeometry::Stream *stream : streams) {
            const ByteRange element = elementOf(stream, i);
            if (const uchar *begin = cursor.at(element.begin, element.size()))
                hash = qHashBits(begin, size_t(element.size()), hash);
        }
        const auto [known, isNew] = earlier.try_emplace(hash, i);
        if (isNew || !areEqual(known->second, i))
            continue;
        if (repeated++ == 0) {
            first = i;
            like = known->second;
        }
    }
    if (repeated == 0)
        return;
    const Item list = checker.partOf(streams.front()->node, streams.front()->elements.field);
    checker.report(hordeissues::verticesRepeated, checker.tree().child(list, first),
                   {.arguments = {like}, .reference = "21", .count = repeated});
}

/// 27: the engine takes no bitangents of morph targets. Once for all of them.
void findUnusedMorphStreams(Checker &checker, const HordeGeometry &geometry)
{
    NodeId first = NoNode;
    qint64 count = 0;
    for (const HordeGeometry::Morph &morph : geometry.morphs) {
        for (const HordeGeometry::Stream &stream : morph.streams) {
            if (stream.id == qint64(HordeStream::Bitangents) && count++ == 0)
                first = stream.node;
        }
    }
    if (count > 0)
        checker.report(hordeissues::morphStreamUnused, checker.itemOf(first), {.reference = "27", .count = count});
}

void geometryHoldsTogether(Checker &checker)
{
    // Finding equal vertices takes some bytes for each; in larger files nobody looks for them.
    constexpr qint64 MostShortIndexed = 65536, MostCompared = 65536;
    constexpr int MostTried = 3;
    const std::optional<HordeGeometry> geometry = HordeGeometry::read(checker.tree().stream(checker.stream()));
    if (!geometry)
        return;
    const qint64 vertexCount = geometry->vertexCount;
    int triesLeft = MostTried, morphTriesLeft = MostTried;
    checkStreams(checker, geometry->streams, vertexCount, fields().streams, "9", "10", triesLeft);
    for (const HordeGeometry::Morph &morph : geometry->morphs)
        checkStreams(checker, morph.streams, morph.indices.count, fields().morphStreams, "27", "27", morphTriesLeft);
    if (geometry->isWhole) {
        checkJointCount(checker, *geometry);
        if (vertexCount > 0)
            checkMissingStreams(checker, *geometry);
        if (vertexCount > MostShortIndexed)
            checker.report(hordeissues::manyVertices, checker.partOf(geometry->node, fields().vertexCount), "22",
                           {vertexCount});
        if (vertexCount <= MostCompared)
            findRepeatedVertices(checker, *geometry);
    }
    checkFirstJoint(checker, *geometry);
    // Of streams that are there twice the engine takes the last one; the others matter to nobody.
    const HordeGeometry::Stream *numbers = geometry->stream(HordeStream::JointIndices);
    for (const bool pulling : {true, false}) {
        if (numbers && geometry->jointCount < 256)
            ElementWatch::start(std::make_shared<JointNumbers>(checker, *geometry, *numbers, pulling), checker);
    }
    findUnusedMorphStreams(checker, *geometry);
}

} // namespace

std::vector<Rule> hordeGeometryRules()
{
    return {geometryHoldsTogether};
}

} // namespace hexahedron
