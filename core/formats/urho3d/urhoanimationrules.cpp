// Animations.
#include "core/formats/urho3d/urhoanimationformat.h"

#include "core/formats/filefacts.h"
#include "core/formats/folderlisting.h"
#include "core/formats/likelynames.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhomodelformat.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/relations/elements.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QFileInfo>

namespace hexahedron {

namespace {

constexpr double TimeTolerance = 0.0001;

constexpr auto fields = &fieldsOf<UrhoAnimationFormat>;

/// A5 A7 A9: tracks that move nothing, or late.
class Tracks final : public Watch
{
public:
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *namePart = sight.part(fields().trackName);
        const Part *keys = sight.part(fields().keyFrames);
        if (!namePart || namePart->fault != Fault::None || !keys)
            return; // cut off, which has been said
        const QString name = textOf(textIn(sight, *fields().trackName));
        if ((sight.integer(fields().channelMask) & 7) == 0)
            checker.report(urhoissues::noChannels, checker.partOf(sight.node, fields().channelMask),
                           {.arguments = {name}, .reference = "A5"});
        if (keys->count == 0 && keys->fault == Fault::None)
            checker.report(urhoissues::trackEmpty, checker.tree().itemOf(checker.stream(), sight.node),
                           {.arguments = {name}, .reference = "A9"});
        if (keys->count == 0)
            return;
        const Item first = checker.tree().child(checker.partOf(sight.node, fields().keyFrames), 0);
        const double time = floatIn(checker.tree(), first, fields().time);
        if (time > TimeTolerance)
            checker.report(urhoissues::firstKeyLate, childOf(checker.tree(), first, fields().time),
                           {.arguments = {name, asArgument(time)}, .reference = "A7"});
    }
};

void tracksMakeAnAnimation(Checker &checker)
{
    checker.watch(std::make_shared<Tracks>(), {fields().tracks});
}

constexpr qsizetype MostNames = 10'000;

/// Those of a model; none of what has more than are looked at.
std::shared_ptr<const QSet<QByteArray>> boneNamesOf(const QString &model)
{
    static FileFacts<QSet<QByteArray>> facts(256);
    return facts.of(model, urhoModelFormat(), [](const Tree &tree) {
        auto names = std::make_shared<QSet<QByteArray>>();
        for (const UrhoModelFormat::Fields &kind : UrhoModelFormat::instance().kinds) {
            const Item bones = itemOfField(tree, 0, *kind.bones);
            for (qint64 i = 0; bones.isValid() && bones.count <= MostNames && i < bones.count; ++i)
                names->insert(textIn(tree, tree.child(bones, i), kind.boneName));
        }
        return names;
    });
}

/// The models that an animation may be of, by their names: beside it, or beside its folder of animations, or in the folder of models
/// there.
QStringList modelsFor(const QString &animation)
{
    QStringList folders, found;
    if (const QString folder = folderOf(animation); !folder.isEmpty())
        folders = {folder, folder + QStringLiteral("/.."), folder + QStringLiteral("/../Models")};
    for (const QString &folder : folders) {
        QStringList names = FolderListing::of(folder)->files();
        names.sort();
        for (const QString &name : names) {
            if (name.endsWith(QLatin1String(".mdl"), Qt::CaseInsensitive)
                && isCalledLike(QFileInfo(animation).fileName(), QFileInfo(name).baseName()))
                found += folder + u'/' + name;
        }
    }
    constexpr qsizetype mostModels = 16;
    return found.first(qMin(found.size(), mostModels));
}

/// A10
void tracksFitTheirModel(Checker &checker)
{
    const Tree &tree = checker.tree();
    const Item list = itemOfField(tree, checker.stream(), *fields().tracks);
    if (checker.stream() != 0 || !list.isValid() || list.count == 0 || list.count > MostNames)
        return;
    NamesElsewhere elsewhere;
    elsewhere.list = list;
    elsewhere.name = fields().trackName;
    for (qint64 i = 0; i < list.count && !checker.isCancelled(); ++i)
        elsewhere.names += textIn(tree, tree.child(list, i), fields().trackName);
    const auto isOf = [&](const QSet<QByteArray> &bones) {
        return std::count_if(elsewhere.names.begin(), elsewhere.names.end(),
                             [&](const QByteArray &name) { return bones.contains(name); });
    };
    qsizetype most = (elsewhere.names.size() - 1) / 2; // hardly its model, with fewer
    for (const QString &model : modelsFor(tree.fileName())) {
        const auto bones = boneNamesOf(model);
        const qsizetype count = bones ? isOf(*bones) : 0;
        if (count <= most)
            continue;
        most = count;
        elsewhere.known = *bones;
        elsewhere.owner = QFileInfo(model).fileName();
    }
    elsewhere.free = (elsewhere.known - QSet<QByteArray>(elsewhere.names.begin(), elsewhere.names.end())).values();
    if (!elsewhere.owner.isEmpty())
        reportStrangers(checker, elsewhere, urhoissues::boneUnknown, "A10");
}

} // namespace

std::vector<Rule> urhoAnimationRules()
{
    return {tracksMakeAnAnimation, tracksFitTheirModel};
}

} // namespace hexahedron
