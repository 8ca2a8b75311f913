// The list of rules, and those about the file as a whole.
#include "core/formats/ecere/e3drules.h"
#include "core/relations/repairs.h"

#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

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
    verticesAreDescribed(sight);
    trianglesHaveMaterials(sight);
    numbersAreDefined(sight);
    texturesHaveImages(sight);
    tracksMoveNodes(sight);
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
            checker.report(isUnicode ? e3dissues::textHasNul : e3dissues::textNotUtf8, item,
                           {.arguments = {textOf(text)}, .reference = "16"});
        }
    }
};

} // namespace

std::vector<Rule> e3dRules()
{
    return {modelHoldsTogether, textsAreUnicode};
}

QByteArray e3dBlock(qint64 type, const QByteArray &content)
{
    return encodeInteger(type, 2) + encodeInteger(content.size() + 6, 4) + content;
}

qint64 e3dFirstBlockRow(const Tree &tree, const Item &container)
{
    return qint64(tree.layoutOf(container.stream, container.node)->parts.size());
}

void textsAreUnicode(Checker &checker)
{
    std::vector<const Field *> owners;
    for (const Field *field : checker.tree().stream(checker.stream()).schema->fields) {
        const Field *owner = field->kind == Kind::Text && field->textForm == TextForm::Counted ? layoutOwner(*field)
                                                                                               : nullptr;
        if (owner && std::find(owners.begin(), owners.end(), owner) == owners.end())
            owners.push_back(owner);
    }
    checker.watch(std::make_shared<TextWatch>(), owners);
}

void packedBlocksAreUsual(const E3dSight &sight)
{
    for (const Item &block : sight.model.packed) {
        const Item properties = sight.in(block, sight.fields.properties);
        const qint64 value = integerIn(sight.tree, block, sight.fields.properties);
        const qint64 lc = value % 9;
        const qint64 lp = value / 9 % 5;
        constexpr qint64 MostOfXz = 4;
        if (lc + lp > MostOfXz && value < 225)
            sight.report(e3dissues::propertiesUnusual, properties, "12", {QString::number(lc), QString::number(lp)});
        const auto content = sight.tree.contentOf(block);
        if (!content || content->stream == NoStream || !content->problems.empty())
            continue;
        const Bytes &expanded = sight.tree.bytes(content->stream);
        if (expanded.size() <= block.range.size())
            sight.report(e3dissues::packingSavesNothing, block, "13",
                         {QString::number(expanded.size()), QString::number(block.range.size())},
                         repairs::splice(QT_TRANSLATE_NOOP("repairs", "Store the blocks as they are."), block.stream,
                                         block.range, expanded));
    }
}

void versionComesFirst(const E3dSight &sight)
{
    const Item &first = sight.model.topLevel.front();
    const Item root = sight.tree.root(sight.checker.stream());
    const auto isAtBeginning = [&](const Item &block) {
        return block.stream == root.stream && block.range.begin == root.range.begin;
    };
    const bool isFirst = first.field == sight.fields.version && isAtBeginning(first);
    if (!isFirst) {
        const QByteArray version = e3dBlock(0x0001, QByteArrayLiteral("E3DF") + encodeInteger(0x0100, 2));
        sight.report(e3dissues::noVersion, first, "1", {},
                     repairs::splice(QT_TRANSLATE_NOOP("repairs", "Put a version block at the beginning."), root.stream,
                                     {root.range.begin, root.range.begin}, Bytes(version)));
    } else if (const Item magic = sight.in(first, sight.fields.magic);
               magic.isValid() && magic.fault == Fault::None
               && textIn(sight.tree, first, sight.fields.magic) != "E3DF") {
        sight.report(e3dissues::wrongMagic, magic, "1", {textOf(textIn(sight.tree, first, sight.fields.magic))},
                     repairs::setBytes(QT_TRANSLATE_NOOP("repairs", "Write E3DF."), magic, "E3DF"));
    }
    for (const Item &block : sight.model.topLevel) {
        if (block.field != sight.fields.version || isAtBeginning(block))
            continue;
        sight.report(e3dissues::versionRepeated, block, "14", {},
                     repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Remove the block."), block));
    }
}

} // namespace hexahedron
