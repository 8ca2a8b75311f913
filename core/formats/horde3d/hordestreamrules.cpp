// Streams of vertices: which there are, and how large their elements are.
#include "core/formats/horde3d/horderules.h"
#include "core/relations/repairs.h"

#include "core/formats/horde3d/hordeissues.h"
#include "core/read/reader.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <limits>

namespace hexahedron {

namespace {

// Whether a repair would do is found out by reading the file as it would be: that is not done for ever.
constexpr int MostTried = 16;

constexpr auto fields = &fieldsOf<HordeGeometryFormat>;

/// What a stream is called in a sentence: the name of its id.
QString nameOf(const Field *id, qint64 value)
{
    for (const NamedValue &named : id->names) {
        if (named.value == value)
            return QCoreApplication::translate("HordeGeometryFormat", named.name);
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
        if (std::any_of(parts.begin(), parts.end(), [](const Part &part) { return part.fault != Fault::None; }))
            return false;
        if (id == section && (parts.empty() || parts.back().field != fields().morphs))
            return false;
    }
    return true;
}

class StreamChecks
{
public:
    /// `geometry` has the streams of vertices or those of one morph target.
    StreamChecks(Checker &checker, const Field *id, const Field *elementSize, const char *sizeRule, const char *rule)
        : m_checker(checker)
        , m_id(id)
        , m_elementSize(elementSize)
        , m_sizeRule(sizeRule)
        , m_rule(rule)
    {
    }

    void check(const std::vector<HordeGeometry::Stream> &streams, qint64 count)
    {
        for (const HordeGeometry::Stream &stream : streams) {
            if (!stream.isWhole)
                continue; // cut off, which has been said
            checkOne(stream, count);
        }
    }

private:
    void checkOne(const HordeGeometry::Stream &stream, qint64 count)
    {
        if (!stream.known)
            report(hordeissues::streamUnknown, stream, m_id, m_rule, {QString::number(stream.id)});
        else if (stream.elementSize != stream.known->elementSize)
            reportSize(stream);
        if (!stream.known && quint64(stream.elementSize) * quint64(count) > std::numeric_limits<quint32>::max())
            report(hordeissues::streamTooLarge, stream, m_elementSize, m_rule,
                   {QString::number(count), QString::number(stream.elementSize)});
    }

    void report(const IssueKind &kind, const HordeGeometry::Stream &stream, const Field *field, const char *rule,
                const QStringList &arguments, Repair repair = {})
    {
        if (!m_checker.lists(kind))
            return;
        m_checker.report(kind, m_checker.partOf(stream.node, field),
                         {.arguments = arguments, .reference = rule, .repair = std::move(repair)});
    }

    void reportSize(const HordeGeometry::Stream &stream)
    {
        const qint64 right = stream.known->elementSize;
        const Item item = m_checker.partOf(stream.node, m_elementSize);
        Repair repair;
        if (m_tried++ < MostTried && wouldFit(item, right))
            repair = repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Correct the size of the elements."), item, right);
        report(hordeissues::streamSizeWrong, stream, m_elementSize, m_sizeRule,
               {nameOf(m_id, stream.id), QString::number(stream.elementSize), QString::number(right)},
               std::move(repair));
    }

    bool wouldFit(const Item &elementSize, qint64 right) const
    {
        const Tree &tree = m_checker.tree();
        const Bytes mended = tree.bytes(elementSize.stream)
                                 .replaced(elementSize.range, Bytes(encodeInteger(right, elementSize.field->width)));
        return readsToTheEnd(readStream(*HordeGeometryFormat::instance().schema, mended));
    }

    Checker &m_checker;
    const Field *m_id;
    const Field *m_elementSize;
    const char *m_sizeRule;
    const char *m_rule;
    int m_tried = 0;
};

/// 12 13
void checkMissing(Checker &checker, const HordeGeometry &geometry)
{
    const Item count = checker.partOf(geometry.node, fields().vertexCount);
    const auto missing = [&](HordeStream id, Severity severity) {
        if (!geometry.hasStream(id))
            checker.report(
                hordeissues::streamMissing, count,
                {.arguments = {nameOf(fields().streamId, qint64(id))}, .reference = "12", .severity = severity});
    };
    if (!geometry.hasStream(HordeStream::Positions))
        checker.report(hordeissues::positionsMissing, count, {.reference = "12"});
    missing(HordeStream::Normals, Severity::Warning);
    missing(HordeStream::Tangents, Severity::Info);
    missing(HordeStream::Bitangents, Severity::Info);
    missing(HordeStream::TexCoords0, Severity::Info);
    const bool hasIndices = geometry.hasStream(HordeStream::JointIndices);
    if (hasIndices == geometry.hasStream(HordeStream::JointWeights))
        return;
    const HordeStream there = hasIndices ? HordeStream::JointIndices : HordeStream::JointWeights;
    const HordeStream gone = hasIndices ? HordeStream::JointWeights : HordeStream::JointIndices;
    checker.report(hordeissues::skinStreamMissing, count,
                   {.arguments = {nameOf(fields().streamId, qint64(there)), nameOf(fields().streamId, qint64(gone))},
                    .reference = "13"});
}

} // namespace

void streamsAreWhatTheEngineWants(Checker &checker, const HordeGeometry &geometry)
{
    const HordeGeometryFormat::Fields &f = fields();
    StreamChecks(checker, f.streamId, f.streamElementSize, "9", "10").check(geometry.streams, geometry.vertexCount);
    StreamChecks morphs(checker, f.morphStreamId, f.morphStreamElementSize, "27", "27");
    for (const HordeGeometry::Morph &morph : geometry.morphs)
        morphs.check(morph.streams, morph.indices.count);
    if (geometry.isWhole && geometry.vertexCount > 0)
        checkMissing(checker, geometry);
}

} // namespace hexahedron
