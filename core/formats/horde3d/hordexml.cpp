#include "core/formats/horde3d/hordexml.h"

#include "core/check/checker.h"
#include "core/check/documentissues.h"
#include "core/text/markup.h"
#include "core/tree/format.h"

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
    struct Root
    {
        const char *ending, *element;
    };
    static constexpr Root roots[] = {{".material.xml", "Material"},
                                     {".particle.xml", "ParticleEffect"},
                                     {".compute.xml", "ComputeBuffer"},
                                     {".pipeline.xml", "Pipeline"},
                                     {".scene.xml", "Model, Group, …"}};
    const QString name = checker.tree().fileName().toLower();
    const NodeStore &nodes = checker.nodes();
    NodeId root = nodes.firstChild(0);
    while (root != NoNode && fieldById(nodes[root].field).kind != hexahedron::Kind::Element)
        root = nodes.nextSibling(root);
    const Item item = root == NoNode ? Item() : checker.tree().itemOf(checker.stream(), root);
    const auto &own = checker.tree().stream(checker.stream()).format->extensions;
    for (const Root &wanted : roots) {
        const bool isOwn = own.contains(QLatin1StringView(wanted.ending + 1));
        if (item.isValid() && !isOwn && name.endsWith(QLatin1StringView(wanted.ending)))
            checker.report(
                issues::wrongRoot, item,
                {.arguments = {checker.tree().name(item), QString::fromUtf8(wanted.element)}, .reference = "44"});
    }
}

bool beginsLike(const Bytes &bytes, const QByteArrayList &roots, const QByteArrayList &signs)
{
    constexpr size_t mostTags = 64;
    const std::vector<StartTag> tags = firstTags(bytes, mostTags);
    if (tags.empty() || !roots.contains(tags.front().name))
        return false;
    return std::any_of(tags.begin(), tags.end(), [&](const StartTag &tag) {
        return (tag.depth > 0 && signs.contains(tag.name))
               || std::any_of(tag.attributes.begin(), tag.attributes.end(),
                              [&](const QByteArray &attribute) { return signs.contains('@' + attribute); });
    });
}

} // namespace hexahedron
