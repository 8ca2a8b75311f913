#include "core/formats/horde3d/hordexml.h"

#include "core/check/documentissues.h"

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

} // namespace hexahedron
