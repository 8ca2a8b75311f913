#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/text/markup.h"

namespace hexahedron {

HordeComputeFormat::HordeComputeFormat()
{
    DocumentBuilder builder("HordeComputeFormat", markupSyntax());
    addXmlRules(builder);
    auto buffer = builder.root("ComputeBuffer").others(Severity::Warning, "45");
    buffer.must(pass(horderules::sizesAreWhole, "72"))
        .must(pass(horderules::bindingsAreNumbered, "73"))
        .must(pass(horderules::numbersFillTheBuffer, "74"))
        .must(pass(horderules::bindingsFillAVertex, "75"));
    const auto dataSize = buffer.integer("dataSize")
                              .required(Severity::Warning, "49")
                              .usually("0")
                              .orElse(Severity::Error, "47")
                              .unit(QT_TR_NOOP("bytes"));
    const auto drawable =
        buffer.boolean("drawable").required(Severity::Warning, "49").usually("false").orElse(Severity::Warning, "48");

    auto bindings = buffer.element("Bindings").others(Severity::Warning, "45");
    const auto name = bindings.text("name").required(Severity::Warning, "49").usually("");
    const auto size = bindings.integer("size")
                          .required(Severity::Warning, "49")
                          .newly("1")
                          .orElse(Severity::Error, "47")
                          .range(1, 4, Severity::Warning, "47");
    const auto offset = bindings.integer("offset")
                            .required(Severity::Warning, "49")
                            .usually("0")
                            .orElse(Severity::Error, "47")
                            .unit(QT_TR_NOOP("bytes"));
    const auto attribNumber =
        bindings.integer("attribNumber").required(Severity::Error, "73").newly("1").orElse(Severity::Error, "47");

    auto data = buffer.element("Data").once(Severity::Error, "74").holdsNumbers(';', dataSize, 4);

    fields = {.buffer = buffer.field(),
              .dataSize = dataSize.field(),
              .drawable = drawable.field(),
              .bindings = bindings.field(),
              .bindingName = name.field(),
              .offset = offset.field(),
              .size = size.field(),
              .attribNumber = attribNumber.field(),
              .data = data.field()};
    schema = builder.finish();
}

const Format &hordeComputeFormat()
{
    static const Format format{
        .id = "horde3d.compute",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D compute buffer"),
        .extensions = {QStringLiteral("compute.xml")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The outermost element is ComputeBuffer, with a size or bindings."),
        .looksLike =
            [](const Bytes &bytes) {
                return beginsLike(bytes, {"ComputeBuffer"}, {"@dataSize", "@drawable", "Bindings"});
            },
        .schema = [] { return HordeComputeFormat::instance().schema; },
        .rules = {rootFitsName},
        .scene = nullptr,
    };
    return format;
}

} // namespace hexahedron
