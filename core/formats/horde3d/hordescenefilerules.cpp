#include "core/changes/wishes.h"
#include "core/check/markupelement.h"
#include "core/formats/horde3d/hordeanimationformat.h"
#include "core/formats/horde3d/hordecircle.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefacts.h"
#include "core/formats/horde3d/hordefileissues.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordegeometryfile.h"
#include "core/formats/horde3d/hordegeometryformat.h"
#include "core/formats/likelynames.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QDir>
#include <QFileInfo>

namespace hexahedron {

namespace {

class SceneFiles
{
public:
    explicit SceneFiles(Checker &checker)
        : m_checker(checker)
        , m_files(checker.tree())
        , m_circle(m_files, checker.tree().fileName(), hordeSceneFormat())
    {
    }

    void see(NodeId id)
    {
        const HordeSceneFormat::Fields &fields = HordeSceneFormat::instance().fields;
        const Field *field = &fieldById(m_checker.nodes()[id].field);
        if (field == fields.reference)
            checkReference(MarkupElement(m_checker, id));
        else if (HordeGeometryFile *geometry = isInModel(field) ? geometryOf(id) : nullptr; !geometry)
            return;
        else if (field == fields.mesh)
            checkMesh(MarkupElement(m_checker, id), *geometry);
        else
            checkJoint(MarkupElement(m_checker, id), *geometry);
    }

private:
    static bool isInModel(const Field *field)
    {
        const HordeSceneFormat::Fields &fields = HordeSceneFormat::instance().fields;
        return field == fields.mesh || field == fields.joint;
    }

    /// That of the model around an element; null when there is none, or it cannot be read.
    HordeGeometryFile *geometryOf(NodeId id)
    {
        const HordeSceneFormat::Fields &fields = HordeSceneFormat::instance().fields;
        const NodeStore &nodes = m_checker.nodes();
        NodeId model = nodes.parent(id);
        while (model != NoNode && model != 0 && nodes[model].field != fields.model->id)
            model = nodes.parent(model);
        if (model == NoNode || model == 0)
            return nullptr;
        if (model == m_model) // elements of a model follow one another
            return m_modelGeometry;
        m_model = model;
        const QByteArray name = MarkupElement(m_checker, model).text(fields.geometry);
        m_modelName = textOf(name);
        auto known = m_geometries.constFind(name);
        if (known == m_geometries.constEnd())
            known = m_geometries.insert(
                name, HordeGeometryFile::of(m_files.read(m_files.pathOf(name), hordeGeometryFormat())));
        m_modelGeometry = known->get();
        return m_modelGeometry;
    }

    /// 65
    void checkReference(const MarkupElement &reference)
    {
        const Field *file = HordeSceneFormat::instance().fields.referenceFile;
        const QByteArray name = reference.text(file);
        if (m_circle.leadsBack(name))
            m_checker.report(hordeissues::referenceCircle, reference.attribute(file),
                             {.arguments = {textOf(name)}, .reference = "65"});
    }

    /// 59 60
    void checkMesh(const MarkupElement &mesh, HordeGeometryFile &geometry)
    {
        if (!mesh.has("batchStart") || !mesh.has("batchCount"))
            return;
        const double first = mesh.number("batchStart"), count = mesh.number("batchCount");
        if (first < 0 || count <= 0)
            return;
        if (first + count > double(geometry.indexCount())) {
            m_checker.report(
                hordeissues::batchPassesEnd, mesh.attribute("batchCount"),
                {.arguments = {asArgument(first + count), QString::number(geometry.indexCount()), m_modelName},
                 .reference = "59"});
            return;
        }
        const auto range = geometry.vertexRange(qint64(first), qint64(count));
        if (range && !range->isEmpty() && mesh.has("vertRStart") && mesh.has("vertREnd"))
            compareRange(mesh, *range);
    }

    /// 60
    void compareRange(const MarkupElement &mesh, HordeGeometryFile::Range range)
    {
        const double start = mesh.number("vertRStart"), end = mesh.number("vertREnd");
        if (start == double(range.first) && end == double(range.last))
            return;
        const Item startItem = mesh.attribute("vertRStart"), endItem = mesh.attribute("vertREnd");
        const QString first = QString::number(range.first), last = QString::number(range.last);
        m_checker.report(
            hordeissues::vertexRangeWrong, start == double(range.first) ? endItem : startItem,
            {.arguments = {asArgument(start), asArgument(end), first, last},
             .reference = "60",
             .repair = {QT_TRANSLATE_NOOP("repairs", "Write %1 to %2."), {first, last}, [=](Wishes &wishes) {
                            wishes.setText(startItem, first);
                            wishes.setText(endItem, last);
                        }}});
    }

    /// 61: without joints the engine makes one.
    void checkJoint(const MarkupElement &joint, const HordeGeometryFile &geometry)
    {
        if (!joint.has("jointIndex"))
            return;
        const double number = joint.number("jointIndex");
        const qint64 count = std::max<qint64>(1, geometry.jointCount());
        if (number >= double(count))
            m_checker.report(
                hordeissues::jointUnknown, joint.attribute("jointIndex"),
                {.arguments = {asArgument(number), QString::number(count), m_modelName}, .reference = "61"});
    }

    Checker &m_checker;
    HordeFiles m_files;
    HordeCircle m_circle;
    QHash<QByteArray, std::shared_ptr<HordeGeometryFile>> m_geometries; // by name
    NodeId m_model = NoNode;
    QString m_modelName;
    HordeGeometryFile *m_modelGeometry = nullptr;
};

/// Which scene an animation belongs to no file says: the one beside it that has most of its names, and at least half of them.
struct SceneBeside
{
    QString name;
    std::shared_ptr<const HordeFacts> facts;
};

SceneBeside sceneBeside(const QString &animation, const QByteArrayList &names)
{
    constexpr int mostScenes = 64;
    SceneBeside best;
    qsizetype bestCount = 0;
    const QFileInfo file(animation);
    if (animation.isEmpty() || !file.exists())
        return best;
    const QStringList scenes = file.absoluteDir().entryList({QStringLiteral("*.scene.xml")}, QDir::Files, QDir::Name);
    for (const QString &scene : scenes.mid(0, mostScenes)) {
        const auto facts = hordeFactsOf(file.absolutePath() + u'/' + scene, hordeSceneFormat());
        if (!facts || !facts->isWhole)
            continue;
        const auto count = std::count_if(names.begin(), names.end(),
                                         [&](const QByteArray &name) { return facts->moving.contains(name); });
        if (count > bestCount && count * 2 >= names.size()) {
            bestCount = count;
            best = {scene, facts};
        }
    }
    return best;
}

} // namespace

void hordeScenesFitTheirFiles(Checker &checker)
{
    SceneFiles files(checker);
    for (NodeId id = 1; id < checker.nodes().size() && !checker.isCancelled(); ++id)
        files.see(id);
}

void hordeAnimationsFitTheirScene(Checker &checker)
{
    constexpr qint64 mostNames = 10'000;
    const HordeAnimationFormat::Fields &fields = HordeAnimationFormat::instance().fields;
    const Tree &tree = checker.tree();
    const NodeId outermost = checker.nodes().firstChild(0);
    if (outermost == NoNode || checker.nodes()[outermost].field != fields.animation->id)
        return;
    const Item animation = tree.itemOf(checker.stream(), outermost);
    const Item list = childOf(tree, animation, fields.nodes);
    if (!list.isValid() || list.count > mostNames)
        return;
    QByteArrayList names;
    for (qint64 i = 0; i < list.count && !checker.isCancelled(); ++i)
        names += textIn(tree, tree.child(list, i), fields.nodeName);
    const SceneBeside scene = sceneBeside(tree.fileName(), names);
    if (!scene.facts)
        return;
    QByteArrayList still;
    const QSet<QByteArray> moved(names.begin(), names.end());
    for (const QByteArray &name : scene.facts->moving) {
        // Converters divide a mesh of several materials, and give the parts such names.
        if (!moved.contains(name) && !name.isEmpty() && !name.startsWith('#'))
            still += name;
    }
    constexpr qsizetype mostBytes = 255; // of a name, before its NUL
    QByteArrayList free = still;
    erase_if(free, [](const QByteArray &name) { return name.size() > mostBytes; });
    reportStrangers(checker, {list, fields.nodeName, names, scene.name, scene.facts->moving, free},
                    hordeissues::nothingMoves, "42");
    if (still.isEmpty())
        return;
    const qsizetype all = scene.facts->moving.size();
    checker.report(hordeissues::doesNotMove, list,
                   {.arguments = {QString::number(all - still.size()), QString::number(all), scene.name,
                                  textOf(*std::min_element(still.begin(), still.end()))},
                    .reference = "42"});
}

} // namespace hexahedron
