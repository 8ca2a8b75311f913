// Rules about the file as a whole, about numbers by which blocks refer to each other, textures and animations.
#include "core/formats/ecere/e3drules.h"
#include "core/changes/sortframes.h"
#include "core/changes/wishes.h"
#include "core/check/repairs.h"
#include "core/check/structurewords.h"
#include "core/formats/image/imageformats.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <ranges>
#include <set>

namespace hexahedron {

static QByteArray e3dHeader(const Field *block, qint64 contentSize)
{
    return encodeInteger(block->frame.tag, 2) + encodeInteger(E3dFormat::HeaderSize + contentSize, 4);
}

QByteArray e3dBlock(const Field *block, const QByteArray &content)
{
    return e3dHeader(block, content.size()) + content;
}

qint64 e3dFirstBlockRow(const Tree &tree, const Item &container)
{
    return qint64(tree.layoutOf(container.stream, container.node)->parts.size());
}

namespace {

constexpr std::array allKinds{E3dModel::Kind::Mesh, E3dModel::Kind::Material, E3dModel::Kind::Texture,
                              E3dModel::Kind::Node};

struct KindWords
{
    const Field *id; ///< the block of the number
    Severity missing;
    bool mustHave;
};

KindWords wordsOf(E3dModel::Kind kind)
{
    const E3dFormat::Fields &fields = E3dFormat::instance().fields;
    const std::array words{
        KindWords{fields.meshId.block, Severity::Error, true},
        KindWords{fields.materialId.block, Severity::Warning, true},
        KindWords{fields.textureId.block, Severity::Warning, true},
        KindWords{fields.nodeId.block, Severity::Info, false},
    };
    return words[size_t(kind)]; // they stand in the order of the kinds
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

/// 50 51
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
            const QByteArray block = e3dBlock(words.id, encodeInteger(number, 4));
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
            sight.checker.report(e3dissues::idRepeated, id, "51", {definition->number},
                                 repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Give it the number %1."), id,
                                                    double(number), {QString::number(number)}));
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

/// Whether something of that kind is there that nothing names: it may be what is meant. Materials are named by triangles, too.
bool hasUnused(const E3dModel &model, E3dModel::Kind kind, const std::map<qint64, const E3dModel::Definition *> &known)
{
    if (kind == E3dModel::Kind::Material)
        return false;
    std::set<qint64> used;
    for (const E3dModel::Use &use : model.uses) {
        if (use.kind == kind)
            used.insert(use.number);
    }
    return std::ranges::any_of(known, [&](const auto &one) { return !used.contains(one.first); });
}

/// What moves no node or has no keys. Somebody may know which node was meant, so it does not go unasked.
Repair removeTrack(const Item &track)
{
    Repair repair = repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Remove the track."), track);
    repair.isGuess = true;
    return repair;
}

/// 52 53
void checkUses(const E3dSight &sight)
{
    std::map<E3dModel::Kind, std::map<qint64, const E3dModel::Definition *>> known;
    for (const E3dModel::Kind kind : allKinds)
        known[kind] = sight.model.byNumber(kind);
    std::map<E3dModel::Kind, bool> mayBeAnother;
    bool isReported = false;
    for (const E3dModel::Use &use : sight.model.uses) {
        if (use.number == 0)
            continue;
        const Item id = use.id;
        const QStringList arguments{QLatin1StringView(wordsOf(use.kind).id->name), QString::number(use.number)};
        const auto definition = known[use.kind].find(use.number);
        if (definition == known[use.kind].end()) {
            const Item block = sight.tree.parent(id);
            const bool isOfTrack = block.field == sight.fields.trackNode.block;
            Repair repair = isOfTrack ? removeTrack(sight.tree.parent(block))
                                      : repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write 0, for none."), id, 0);
            const auto [guess, isNew] = mayBeAnother.try_emplace(use.kind, false);
            if (isNew)
                guess->second = hasUnused(sight.model, use.kind, known[use.kind]);
            repair.isGuess = repair.isGuess || guess->second || sight.model.hasUnknown;
            sight.reportMissing(e3dissues::referenceUnresolved, id, "52", arguments, std::move(repair));
        } else if (definition->second->order >= use.order && !use.mayComeBefore) {
            sight.checker.report(e3dissues::usedBeforeDefined, id, "53", arguments,
                                 std::exchange(isReported, true) ? Repair() : sortBlocks(sight));
        }
    }
}

/// Materials that triangles use come later than the meshes: one sentence for all of them.
void checkMaterialOrder(const E3dSight &sight)
{
    const std::vector<Item> &blocks = sight.model.topLevel;
    const auto meshes = std::ranges::find_if(blocks, [&](const Item &b) { return b.field == sight.fields.meshes; });
    const auto materials = std::find_if(meshes, blocks.end(),
                                        [&](const Item &b) { return b.field == sight.fields.materials; });
    const bool areUsed = std::ranges::any_of(sight.model.meshes,
                                             [](const E3dModel::Mesh &mesh) { return mesh.facesMaterials.isValid(); });
    if (materials != blocks.end() && areUsed && !sight.model.materials.empty()
        && sight.model.materials.front().order > sight.model.meshes.front().order)
        sight.checker.report(e3dissues::usedBeforeDefined, *materials, "53",
                             {sight.fields.materialId.block->name, sight.model.materials.front().number},
                             sortBlocks(sight));
}

/// 54
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
    const Field *meshNode = sight.fields.meshNode;
    if (areTogether)
        wrap = {QT_TRANSLATE_NOOP("repairs", "Put them below a new node."), {}, [=](Wishes &wishes) {
                    const Tree &tree = wishes.tree();
                    Bytes content;
                    for (const Item &root : roots) {
                        content = content.appended(tree.bytes(root.stream).mid(root.range));
                        wishes.removeFrame(root);
                    }
                    wishes.insertFrame(tree.parent(roots.front()), tree.row(roots.front()),
                                       Bytes(e3dHeader(meshNode, content.size())).appended(content));
                }};
    sight.checker.report(e3dissues::manyRoots, roots[1], "54", {roots.size()}, wrap);
}

struct ImageKind
{
    const char *name;
    const Field *block; ///< that should hold it
    QByteArray start;
};

const std::vector<ImageKind> &imageKinds()
{
    static const E3dFormat::Fields &fields = E3dFormat::instance().fields;
    static const std::vector<ImageKind> kinds{
        {"PNG", fields.png.block, pngFormat().signatures.front()},
        {"JPEG", fields.jpg.block, jpegFormat().signatures.front()},
        {"JPEG 2000", fields.jpg2k.block, jp2Format().signatures.front()},
        {"JPEG 2000", fields.jpg2k.block, QByteArray("\xff\x4f\xff\x51", 4)}, // without the box around it
    };
    return kinds;
}

/// 61
void checkImage(const E3dSight &sight, const Item &block, const Item &image)
{
    const Bytes bytes = sight.tree.bytes(image.stream).mid(image.range);
    const auto wanted = std::ranges::find(imageKinds(), block.field, &ImageKind::block);
    const ImageKind *there = nullptr;
    for (const ImageKind &kind : imageKinds()) {
        if (bytes.toByteArray({0, kind.start.size()}) == kind.start)
            there = &kind;
    }
    if (there && there->block == block.field)
        return;
    if (!there) {
        const QByteArray start = bytes.toByteArray({0, wanted->start.size()});
        const auto same = std::ranges::count_if(std::views::iota(0, int(start.size())),
                                                [&](int i) { return start[i] == wanted->start[i]; });
        Repair repair;
        if (start.size() == wanted->start.size() && 2 * same >= start.size()) // else no image may have been there
            repair = repairs::splice(QT_TRANSLATE_NOOP("repairs", "Write what such images begin with."), image.stream,
                                     {image.range.begin, image.range.begin + start.size()}, Bytes(wanted->start));
        sight.checker.report(e3dissues::imageUnknown, image, "61", {wanted->name}, std::move(repair));
        return;
    }
    const Item typeField = sight.tree.child(block, 0);
    sight.checker.report(e3dissues::imageOfOtherKind, image, "61", {wanted->name, there->name},
                         repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Change the type of the block."), typeField,
                                            double(there->block->frame.tag)));
}

/// 60 62 63
void checkTexture(const E3dSight &sight, const E3dModel::Texture &texture)
{
    const E3dFormat::Fields &f = sight.fields;
    if (texture.sources.empty())
        sight.reportMissing(e3dissues::textureEmpty, texture.item, "60");
    else if (texture.sources.size() > 1)
        sight.checker.report(e3dissues::imageRepeated, texture.sources[1], "62", {texture.sources.size()});
    for (const Item &block : texture.sources) {
        for (const E3dFormat::ValueBlock &kind : {f.png, f.jpg, f.jpg2k}) {
            if (kind.block == block.field)
                checkImage(sight, block, sight.in(block, kind.value).isValid() ? sight.in(block, kind.value) : block);
        }
    }
    if (!texture.id.isValid() || texture.sources.empty())
        return;
    const Item id = sight.tree.parent(texture.id);
    const Item item = texture.item;
    const bool isBehind = id.stream == texture.sources.front().stream
                          && texture.sources.front().range.begin < id.range.begin;
    if (isBehind)
        sight.checker.report(e3dissues::idBehindImage, id, "63", {},
                             {QT_TRANSLATE_NOOP("repairs", "Move it to the front."), {}, [=](Wishes &wishes) {
                                  wishes.moveFrame(id, item, e3dFirstBlockRow(wishes.tree(), item));
                              }});
}

/// A node that is only named: readers want its number.
void checkName(const E3dSight &sight, const E3dModel::Track &track)
{
    const QByteArray name = textIn(sight.tree, track.nodeName, sight.fields.trackName.value);
    const auto node = std::ranges::find_if(sight.model.nodes,
                                           [&](const E3dModel::Node &n) { return n.name == name && n.number != 0; });
    Repair repair;
    const Item block = track.nodeName;
    const bool hasNumber = track.nodeId.isValid();
    if (hasNumber || node != sight.model.nodes.end()) {
        const QByteArray id = hasNumber ? QByteArray()
                                        : e3dBlock(sight.fields.nodeId.block, encodeInteger(node->number, 4));
        repair = repairs::splice(hasNumber ? QT_TRANSLATE_NOOP("repairs", "Remove the name.")
                                           : QT_TRANSLATE_NOOP("repairs", "Write the number of the node instead."),
                                 block.stream, block.range, Bytes(id));
    }
    sight.checker.report(e3dissues::trackByName, block, "93", {}, repair);
}

/// 91 92 93 95 96
void checkTrack(const E3dSight &sight, const E3dModel::Track &track)
{
    const E3dFormat::Fields &f = sight.fields;
    const Item item = track.item;
    const Item count = sight.in(item, f.keyCount);
    if (!count.isValid() || count.fault != Fault::None)
        return; // cut off
    if (integerIn(sight.tree, item, f.keyCount) == 0) {
        sight.checker.report(e3dissues::noKeys, item, "91", {},
                             repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Remove the track."), item));
        return;
    }
    if (track.keyBlocks.size() != 1)
        sight.reportMissing(e3dissues::keyBlocksWrong, item, "92", {track.keyBlocks.size()}, removeTrack(item));
    if (track.nodeName.isValid())
        checkName(sight, track);
    else if (!track.nodeId.isValid() || integerIn(sight.tree, track.nodeId, f.trackNode.value) == 0)
        sight.reportMissing(e3dissues::trackWithoutNode, item, "93", {}, removeTrack(item));
    if (track.nodeId.isValid() && !(track.blocks.back() == track.nodeId)) {
        const Item node = track.nodeId;
        const Item holder = sight.tree.parent(node);
        sight.checker.report(e3dissues::nodeNotLast, node, "96", {},
                             {QT_TRANSLATE_NOOP("repairs", "Move it to the end."), {}, [=](Wishes &wishes) {
                                  wishes.moveFrame(node, holder, wishes.tree().childCount(holder));
                              }});
    }
    const Item flag = sight.in(item, f.loopsBehind);
    const Item frames = sight.in(item, f.frameNumbers);
    if (flag.isValid() && frames.isValid())
        sight.checker.report(e3dissues::loopFlagBehind, flag, "95", {},
                             {QT_TRANSLATE_NOOP("repairs", "Move it before the frames."), {}, [=](Wishes &wishes) {
                                  const Bytes &bytes = wishes.tree().bytes(flag.stream);
                                  wishes.splice(flag.stream, {frames.range.begin, flag.range.end},
                                                bytes.mid(flag.range).appended(bytes.mid(frames.range)));
                              }});
}

/// Looks at every text.
class TextWatch final : public Watch
{
public:
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        for (size_t row = 0; row < sight.parts.size(); ++row) {
            const Part &part = sight.parts[row];
            if (part.field->kind != Kind::Text)
                continue;
            const QByteArray text = checker.tree().bytes(checker.stream()).toByteArray(part.range);
            const bool isUnicode = QByteArrayView(text).isValidUtf8();
            if (isUnicode && !text.contains('\0'))
                continue;
            const Tree &tree = checker.tree();
            const Item item = tree.child(tree.itemOf(checker.stream(), sight.node), qint64(row));
            checker.report(isUnicode ? e3dissues::textHasNul : e3dissues::textNotUtf8, item, "16", {textOf(text)});
        }
    }
};

/// 16
void textsAreUnicode(Checker &checker)
{
    std::vector<const Field *> owners;
    for (const Field *field : checker.tree().stream(checker.stream()).schema->fields) {
        const Field *owner = field->kind == Kind::Text && field->textForm == TextForm::Counted ? layoutOwner(*field)
                                                                                               : nullptr;
        if (owner && std::ranges::find(owners, owner) == owners.end())
            owners.push_back(owner);
    }
    checker.watch(std::make_shared<TextWatch>(), owners);
}

/// 12 13
void packedBlocksAreUsual(const E3dSight &sight)
{
    for (const Item &block : sight.model.packed) {
        const Item properties = sight.in(block, sight.fields.properties);
        const qint64 value = integerIn(sight.tree, block, sight.fields.properties);
        const qint64 lc = value % 9;
        const qint64 lp = value / 9 % 5;
        constexpr qint64 MostOfXz = 4;
        if (lc + lp > MostOfXz && value <= E3dFormat::MostProperties)
            sight.checker.report(e3dissues::propertiesUnusual, properties, "12", {lc, lp});
        const auto content = sight.tree.contentOf(block);
        if (!content || content->stream == NoStream || !content->problems.empty())
            continue;
        const Bytes &expanded = sight.tree.bytes(content->stream);
        if (expanded.size() <= block.range.size())
            sight.checker.report(e3dissues::packingSavesNothing, block, "13", {expanded.size(), block.range.size()},
                                 repairs::splice(QT_TRANSLATE_NOOP("repairs", "Store the blocks as they are."),
                                                 block.stream, block.range, expanded));
    }
}

/// 1 14
void versionComesFirst(const E3dSight &sight)
{
    const Item &first = sight.model.topLevel.front();
    const Item root = sight.tree.root(sight.checker.stream());
    const auto isAtBeginning = [&](const Item &block) {
        return block.stream == root.stream && block.range.begin == root.range.begin;
    };
    const bool isFirst = first.field == sight.fields.version && isAtBeginning(first);
    if (!isFirst) {
        const QByteArray version = e3dBlock(sight.fields.version,
                                            E3dFormat::Magic + encodeInteger(E3dFormat::Version, 2));
        sight.checker.report(e3dissues::noVersion, first, "1", {},
                             repairs::splice(QT_TRANSLATE_NOOP("repairs", "Put a version block at the beginning."),
                                             root.stream, {root.range.begin, root.range.begin}, Bytes(version)));
    } else if (const Item magic = sight.in(first, sight.fields.magic);
               magic.isValid() && magic.fault == Fault::None
               && textIn(sight.tree, first, sight.fields.magic) != E3dFormat::Magic) {
        sight.checker.report(e3dissues::wrongMagic, magic, "1", {textOf(textIn(sight.tree, first, sight.fields.magic))},
                             repairs::setBytes(QT_TRANSLATE_NOOP("repairs", "Write E3DF."), magic, E3dFormat::Magic));
    }
    for (const Item &block : sight.model.topLevel) {
        if (block.field != sight.fields.version || isAtBeginning(block))
            continue;
        const bool isBehindContent = &block - sight.model.topLevel.data() > 1; // else it only stands there twice
        if (isBehindContent && structure::reportAppended(sight.checker, block, block.range.begin, "14"))
            break; // what follows is its own
        sight.checker.report(e3dissues::versionRepeated, block, "14", {},
                             repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Remove the block."), block));
    }
}

void modelHoldsTogether(Checker &checker)
{
    const StreamTree &stream = checker.tree().stream(checker.stream());
    if (checker.nodes()[0].field != stream.schema->root->id)
        return; // packed blocks, which are seen from the file around them
    const E3dModel model = E3dModel::read(checker.tree(), checker.tree().root(checker.stream()));
    if (model.topLevel.empty())
        return;
    const E3dSight sight{checker, model, checker.tree(), E3dFormat::instance().fields};
    versionComesFirst(sight);
    packedBlocksAreUsual(sight);
    meshesAreDescribed(sight);
    for (const E3dModel::Kind kind : allKinds)
        checkDefinitions(sight, kind);
    checkUses(sight);
    checkMaterialOrder(sight);
    checkRoots(sight);
    for (const E3dModel::Texture &texture : model.textures)
        checkTexture(sight, texture);
    for (const E3dModel::Animation &animation : model.animations) {
        for (const E3dModel::Track &track : animation.tracks)
            checkTrack(sight, track);
    }
}

/// Goes its own ways through the file, so that the pass need not wait for it.
class ModelWatch final : public Watch
{
public:
    void finish(Checker &checker) override { modelHoldsTogether(checker); }
};

void watchModel(Checker &checker)
{
    checker.watch(std::make_shared<ModelWatch>(), {});
}

} // namespace

std::vector<Rule> e3dRules()
{
    return {watchModel, textsAreUnicode};
}

} // namespace hexahedron
