// 50 51 52 53 54: numbers by which blocks refer to each other, and the order that readers need.
#include "core/changes/sortframes.h"
#include "core/changes/wishes.h"
#include "core/formats/ecere/e3drules.h"
#include "core/relations/repairs.h"
#include "core/tree/value.h"

#include <set>

namespace hexahedron {

namespace {

constexpr std::array allKinds{E3dModel::Kind::Mesh, E3dModel::Kind::Material, E3dModel::Kind::Texture,
                              E3dModel::Kind::Node};

struct KindWords
{
    const char *id; ///< how the specification calls the number
    qint64 type;    ///< of its block
    Severity missing;
    bool mustHave;
};

KindWords wordsOf(E3dModel::Kind kind)
{
    switch (kind) {
    case E3dModel::Kind::Mesh:
        return {"meshID", 0x1020, Severity::Error, true};
    case E3dModel::Kind::Material:
        return {"materialID", 0x8011, Severity::Warning, true};
    case E3dModel::Kind::Texture:
        return {"textureID", 0x9002, Severity::Warning, true};
    case E3dModel::Kind::Node:
        break;
    }
    return {"nodeID", 0x3020, Severity::Info, false};
}

/// Numbers for those that have none, or one that others have: each is given once.
class FreeNumbers
{
public:
    explicit FreeNumbers(const std::vector<const E3dModel::Definition *> &definitions)
    {
        for (const E3dModel::Definition *definition : definitions)
            m_used.insert(definition->number);
    }
    qint64 take()
    {
        while (m_used.contains(m_next))
            ++m_next;
        return m_next++;
    }

private:
    std::set<qint64> m_used;
    qint64 m_next = 1;
};

void checkDefinitions(const E3dSight &sight, E3dModel::Kind kind)
{
    const KindWords words = wordsOf(kind);
    const std::vector<const E3dModel::Definition *> definitions = sight.model.definitions(kind);
    FreeNumbers free(definitions);
    std::set<qint64> seen;
    for (const E3dModel::Definition *definition : definitions) {
        const Item item = definition->item;
        const Item id = definition->id;
        if (!id.isValid() || (definition->number == 0 && words.mustHave)) {
            if (!words.mustHave)
                continue;
            const qint64 number = free.take();
            const QByteArray block = e3dBlock(words.type, encodeInteger(number, 4));
            sight.reportMissing(e3dissues::idMissing, item, "50", {sight.tree.name(item)},
                                {QT_TRANSLATE_NOOP("repairs", "Give it the number %1."),
                                 {QString::number(number)},
                                 [=](Wishes &wishes) {
                                     if (id.isValid())
                                         wishes.setNumber(id, double(number));
                                     else
                                         wishes.insertFrame(item, e3dFirstBlockRow(wishes.tree(), item), Bytes(block));
                                 }},
                                words.missing);
        } else if (definition->number != 0 && !seen.insert(definition->number).second) {
            const qint64 number = free.take();
            sight.report(e3dissues::idRepeated, id, "51", {QString::number(definition->number)},
                         repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Give it the number %1."), id, double(number),
                                            {QString::number(number)}));
        }
    }
}

/// The order in which everything is defined before it is used.
std::map<const Field *, int> usualOrder(const E3dFormat::Fields &f)
{
    return {{f.version, 0}, {f.textures, 1}, {f.materials, 2}, {f.meshes, 3}, {f.nodes, 4}, {f.animations, 5}};
}

/// Sorts the outermost blocks, where that is what is wrong.
Repair sortBlocks(const E3dSight &sight)
{
    const std::map<const Field *, int> ranks = usualOrder(sight.fields);
    const Item holder = sight.tree.parent(sight.model.topLevel.back());
    int last = -1;
    bool isSorted = true;
    for (const Item &block : sight.model.topLevel) {
        if (!(sight.tree.parent(block) == holder) || !ranks.contains(block.field))
            continue;
        isSorted = isSorted && ranks.at(block.field) >= last;
        last = ranks.at(block.field);
    }
    if (isSorted)
        return {};
    return {QT_TRANSLATE_NOOP("repairs", "Sort the blocks of the file."), {}, [=](Wishes &wishes) {
                sortFrames(wishes, holder, ranks);
            }};
}

void checkUses(const E3dSight &sight)
{
    std::map<E3dModel::Kind, std::map<qint64, const E3dModel::Definition *>> known;
    for (const E3dModel::Kind kind : allKinds)
        known[kind] = sight.model.byNumber(kind);
    bool isReported = false;
    for (const E3dModel::Use &use : sight.model.uses) {
        if (use.number == 0)
            continue;
        const Item id = use.id;
        const QStringList arguments{QLatin1StringView(wordsOf(use.kind).id), QString::number(use.number)};
        const auto definition = known[use.kind].find(use.number);
        if (definition == known[use.kind].end()) {
            const bool isOfTrack = sight.tree.parent(id).field == sight.fields.trackNode.block;
            sight.reportMissing(
                e3dissues::referenceUnresolved, id, "52", arguments,
                isOfTrack ? Repair() : repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write 0, for none."), id, 0));
        } else if (definition->second->order >= use.order && !use.mayComeBefore) {
            sight.report(e3dissues::usedBeforeDefined, id, "53", arguments,
                         std::exchange(isReported, true) ? Repair() : sortBlocks(sight));
        }
    }
}

/// Materials that triangles use come later than the meshes: one sentence for all of them.
void checkMaterialOrder(const E3dSight &sight)
{
    const std::vector<Item> &blocks = sight.model.topLevel;
    const auto meshes = std::find_if(blocks.begin(), blocks.end(),
                                     [&](const Item &b) { return b.field == sight.fields.meshes; });
    const auto materials = std::find_if(meshes, blocks.end(),
                                        [&](const Item &b) { return b.field == sight.fields.materials; });
    const bool areUsed = std::any_of(sight.model.meshes.begin(), sight.model.meshes.end(),
                                     [](const E3dModel::Mesh &mesh) { return mesh.facesMaterials.isValid(); });
    if (materials != blocks.end() && areUsed && !sight.model.materials.empty()
        && sight.model.materials.front().order > sight.model.meshes.front().order)
        sight.report(e3dissues::usedBeforeDefined, *materials, "53",
                     {QStringLiteral("materialID"), QString::number(sight.model.materials.front().number)},
                     sortBlocks(sight));
}

void checkRoots(const E3dSight &sight)
{
    std::vector<Item> roots;
    bool areTogether = true;
    for (const E3dModel::Node &node : sight.model.nodes) {
        if (node.parent >= 0)
            continue;
        roots.push_back(node.item);
        areTogether = areTogether && sight.tree.parent(node.item) == sight.tree.parent(roots.front());
    }
    if (roots.size() < 2)
        return;
    Repair wrap;
    if (areTogether)
        wrap = {QT_TRANSLATE_NOOP("repairs", "Put them below a new node."), {}, [=](Wishes &wishes) {
                    const Tree &tree = wishes.tree();
                    Bytes content;
                    for (const Item &root : roots) {
                        content = content.appended(tree.bytes(root.stream).mid(root.range));
                        wishes.removeFrame(root);
                    }
                    QByteArray header = e3dBlock(0x3010, {});
                    header.replace(2, 4, encodeInteger(6 + content.size(), 4));
                    wishes.insertFrame(tree.parent(roots.front()), tree.row(roots.front()),
                                       Bytes(header).appended(content));
                }};
    sight.report(e3dissues::manyRoots, roots[1], "54", {QString::number(roots.size())}, wrap);
}

} // namespace

void numbersAreDefined(const E3dSight &sight)
{
    for (const E3dModel::Kind kind : allKinds)
        checkDefinitions(sight, kind);
    checkUses(sight);
    checkMaterialOrder(sight);
    checkRoots(sight);
}

} // namespace hexahedron
