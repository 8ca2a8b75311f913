// V46 V47 V49: what brushes and textures expect of meshes and of the folder.
#include "core/check/elementfindings.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/formats/blitz3d/b3dtexturefiles.h"
#include "core/relations/repairs.h"

namespace hexahedron {

namespace {

constexpr qint64 SecondSet = 65536;
constexpr qint64 UsesColors = 2 | 32;

class TextureWatch final : public B3dWatch
{
public:
    explicit TextureWatch(int workers)
        : m_found(size_t(workers))
    {
    }
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        m_found[size_t(checker.worker())].push_back(sight.node);
    }

    void finish(Checker &checker) override
    {
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        std::vector<NodeId> textures;
        std::vector<Brush> brushes;
        std::vector<bool> usesSecondSet;
        bool isOfInterest = false;
        for (const NodeId node : inOrder(m_found, std::less<NodeId>())) {
            const quint16 field = checker.nodes()[node].field;
            if (field == fields.textures->id) {
                const NodeSight sight = sightOf(visitor, node);
                textures.push_back(node);
                usesSecondSet.push_back(sight.integer(fields.textureFlags) & SecondSet);
            } else if (field == fields.brushes->id) {
                brushes.push_back(brushOf(sightOf(visitor, node), usesSecondSet));
                isOfInterest |= brushes.back().usesColors || !brushes.back().secondSetTextures.empty();
            } else if (isOfInterest) {
                seeMesh(node, brushes, checker);
            }
        }
        reportFiles(textures, visitor, checker);
        reportMissing(textures, brushes, checker);
    }

private:
    struct Brush
    {
        NodeId node = NoNode;
        bool usesColors = false;
        std::vector<size_t> secondSetTextures = {};
        NodeId meshWithoutColors = NoNode;
        bool hasMeshWithColors = false;
        NodeId meshWithoutSets = NoNode;
        qint64 sets = 0; ///< of that mesh
    };

    static NodeSight sightOf(NodeVisitor &visitor, NodeId node)
    {
        const std::vector<Part> &parts = visitor.layOut(node);
        return {.node = node, .field = nullptr, .parts = parts, .cursor = &visitor.cursor()};
    }

    Brush brushOf(const NodeSight &sight, const std::vector<bool> &usesSecondSet) const
    {
        Brush brush{.node = sight.node};
        brush.usesColors = sight.integer(fields.brushFx) & UsesColors;
        const Part *ids = sight.part(fields.brushTextures);
        for (qint64 layer = 0; ids && layer < qMin<qint64>(ids->count, 8); ++layer) {
            const uchar *bytes = sight.cursor->at(ids->range.begin + layer * 4, 4);
            const qint64 texture = bytes ? decodeInteger(bytes, 4, true) : -1;
            if (texture >= 0 && texture < qint64(usesSecondSet.size()) && usesSecondSet[size_t(texture)])
                brush.secondSetTextures.push_back(size_t(texture));
        }
        return brush;
    }

    void seeMesh(NodeId mesh, std::vector<Brush> &brushes, Checker &checker) const
    {
        const NodeStore &nodes = checker.nodes();
        qint64 flags = 0;
        qint64 sets = -1;
        std::vector<qint64> used{checker.integerOf(mesh, fields.meshBrush, -1)};
        for (NodeId id = nodes.firstChild(mesh); id != NoNode; id = nodes.nextSibling(id)) {
            if (nodes[id].field == fields.vrts->id && sets < 0) {
                flags = checker.integerOf(id, fields.vertexFlags);
                sets = checker.integerOf(id, fields.vertexSetSize) > 0 ? checker.integerOf(id, fields.vertexSets) : 0;
            } else if (nodes[id].field == fields.tris->id) {
                used.push_back(checker.integerOf(id, fields.trisBrush, -1));
            }
        }
        for (const qint64 index : used) {
            if (index < 0 || index >= qint64(brushes.size()) || sets < 0)
                continue;
            Brush &brush = brushes[size_t(index)];
            brush.hasMeshWithColors |= (flags & 2) != 0;
            if (!(flags & 2) && brush.meshWithoutColors == NoNode)
                brush.meshWithoutColors = mesh;
            if (sets < 2 && brush.meshWithoutSets == NoNode) {
                brush.meshWithoutSets = mesh;
                brush.sets = sets;
            }
        }
    }

    void reportMissing(const std::vector<NodeId> &textures, const std::vector<Brush> &brushes, Checker &checker) const
    {
        std::vector<bool> isReported(textures.size());
        for (const Brush &brush : brushes) {
            if (brush.usesColors && brush.meshWithoutColors != NoNode)
                reportColors(brush, checker);
            if (brush.meshWithoutSets == NoNode)
                continue;
            for (const size_t texture : brush.secondSetTextures) {
                if (!isReported[texture])
                    reportSecondSet(textures[texture], brush, checker);
                isReported[texture] = true;
            }
        }
    }

    void reportColors(const Brush &brush, Checker &checker) const
    {
        const Item fx = checker.partOf(brush.node, fields.brushFx);
        const qint64 value = checker.integerOf(brush.node, fields.brushFx);
        Repair repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Clear the effect."), fx,
                                           double(value & ~UsesColors));
        // Another mesh with the same brush has colours: there the effect is right.
        if (brush.hasMeshWithColors)
            repair = {};
        checker.report(b3dissues::colorsMissing, fx,
                       {.arguments = {checker.tree().path(itemOf(checker, brush.meshWithoutColors))},
                        .reference = "V47",
                        .repair = std::move(repair)});
    }

    void reportSecondSet(NodeId texture, const Brush &brush, Checker &checker) const
    {
        const Item flags = checker.partOf(texture, fields.textureFlags);
        const qint64 value = checker.integerOf(texture, fields.textureFlags);
        checker.report(
            b3dissues::secondSetMissing, flags,
            {.arguments = {checker.tree().path(itemOf(checker, brush.meshWithoutSets)), QString::number(brush.sets)},
             .reference = "V46",
             .repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Use the first coordinate set."), flags,
                                          double(value & ~SecondSet))});
    }

    void reportFiles(const std::vector<NodeId> &textures, NodeVisitor &visitor, Checker &checker) const
    {
        if (textures.empty())
            return;
        const B3dTextureFiles files(checker.tree().fileName());
        if (!files.canLook())
            return;
        for (const NodeId node : textures) {
            if (checker.isFull(b3dissues::textureNotFound) || checker.isCancelled())
                return; // each look costs a question to the disk
            const NodeSight sight = sightOf(visitor, node);
            const Part *part = sight.part(fields.textureFile);
            if (!part || part->fault != Fault::None || part->range.size() < 2 || part->range.size() > 4096)
                continue;
            const QByteArray stored =
                checker.tree().bytes(checker.stream()).toByteArray({part->range.begin, part->range.end - 1});
            if (!files.find(stored).isEmpty())
                continue;
            checker.report(b3dissues::textureNotFound, checker.partOf(node, fields.textureFile),
                           {.arguments = {QString::fromLatin1(B3dTextureFiles::lastPart(stored))}, .reference = "V49"});
        }
    }

    std::vector<std::vector<NodeId>> m_found; // one for each worker
};

} // namespace

void texturesAreThere(Checker &checker)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    checker.watch(std::make_shared<TextureWatch>(checker.workerCount()),
                  {fields.textures, fields.brushes, fields.mesh});
}

} // namespace hexahedron
