#include "core/formats/horde3d/hordedocuments.h"

#include "core/check/documentissues.h"
#include "core/text/markup.h"

namespace hexahedron {

void addXmlRules(DocumentBuilder &builder)
{
    for (const IssueKind *kind :
         {&issues::malformed, &issues::encodingUnreadable, &issues::notEnded, &issues::strayEnd,
          &issues::attributeMalformed, &issues::spaceMissing, &issues::bracketInValue, &issues::entityUnknown})
        builder.rule(*kind, "43");
    builder.rule(issues::noElement, "44").rule(issues::wrongRoot, "44");
    builder.rule(issues::attributeUnknown, "45").rule(issues::attributeRepeated, "46").rule(issues::pathForeign, "50");
    for (const IssueKind *kind : {&issues::byteOrderMark, &issues::documentType, &issues::textOutside,
                                  &issues::textUnexpected, &issues::secondRoot})
        builder.rule(*kind, "51");
}

void rootFitsName(Checker &checker)
{
    static constexpr std::pair<const char *, const char *> roots[] = {{".material.xml", "Material"},
                                                                      {".particle.xml", "ParticleEffect"},
                                                                      {".compute.xml", "ComputeBuffer"},
                                                                      {".pipeline.xml", "Pipeline"},
                                                                      {".scene.xml", "Model, Group, …"}};
    const Tree &tree = checker.tree();
    const NodeStore &nodes = checker.nodes();
    NodeId root = nodes.firstChild(0);
    while (root != NoNode && fieldById(nodes[root].field).kind != Kind::Element)
        root = nodes.nextSibling(root);
    if (root == NoNode)
        return;
    const Item item = checker.itemOf(root);
    for (const auto &[ending, element] : roots) {
        const bool isOwn = tree.stream(checker.stream()).format->extensions.contains(QLatin1StringView(ending + 1));
        if (!isOwn && tree.fileName().toLower().endsWith(QLatin1StringView(ending)))
            checker.report(issues::wrongRoot, item, "44", {tree.name(item), QString::fromUtf8(element)});
    }
}

bool beginsLike(const Bytes &bytes, const QByteArrayList &roots, const QByteArrayList &signs)
{
    constexpr size_t mostTags = 64;
    const std::vector<StartTag> tags = firstTags(bytes, mostTags);
    if (tags.empty() || !roots.contains(tags.front().name))
        return false;
    return std::ranges::any_of(tags, [&](const StartTag &tag) {
        return (tag.depth > 0 && signs.contains(tag.name))
               || std::ranges::any_of(tag.attributes,
                                      [&](const QByteArray &attribute) { return signs.contains('@' + attribute); });
    });
}

} // namespace hexahedron
