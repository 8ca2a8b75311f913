#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/tree/markup.h"

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
    buffer.doc(QT_TR_NOOP("Data that compute shaders read and write, and that may be drawn as vertices."));
    const auto dataSize = buffer.integer("dataSize")
                              .required(Severity::Warning, "49")
                              .usually("0")
                              .orElse(Severity::Error, "47")
                              .unit(QT_TR_NOOP("bytes"))
                              .doc(QT_TR_NOOP("Size of the buffer, a multiple of 4: four bytes for each number."))
                              .note(QT_TR_NOOP("The engine refuses a buffer with a size below 0."));
    const auto drawable =
        buffer.boolean("drawable")
            .required(Severity::Warning, "49")
            .usually("false")
            .orElse(Severity::Warning, "48")
            .doc(QT_TR_NOOP(
                "Whether Compute nodes of scenes may draw the buffer as vertices, which then needs Bindings."));

    auto bindings = buffer.element("Bindings").others(Severity::Warning, "45");
    bindings.doc(QT_TR_NOOP("Where one attribute of a vertex lies in the buffer, and what the shader calls it."));
    const auto name = bindings.text("name")
                          .required(Severity::Warning, "49")
                          .usually("")
                          .doc(
                              QT_TR_NOOP("The attribute, by the name that the shader has for it; others are ignored."));
    const auto size = bindings.integer("size")
                          .required(Severity::Warning, "49")
                          .newly("1")
                          .orElse(Severity::Error, "47")
                          .range(1, 4, Severity::Warning, "47")
                          .doc(QT_TR_NOOP("How many floats the attribute has for each vertex."));
    const auto offset = bindings.integer("offset")
                            .required(Severity::Warning, "49")
                            .usually("0")
                            .orElse(Severity::Error, "47")
                            .unit(QT_TR_NOOP("bytes"))
                            .doc(QT_TR_NOOP("Where the attribute lies in a vertex, in bytes from its beginning."))
                            .note(
                                QT_TR_NOOP("The published page leaves open from where it counts. For the length of a "
                                           "vertex the engine takes the sum of all offsets and 4 times the last size: "
                                           "that is right for up to two Bindings, of which the first lies at 0."));
    const auto attribNumber =
        bindings.integer("attribNumber")
            .required(Severity::Error, "73")
            .newly("1")
            .orElse(Severity::Error, "47")
            .doc(QT_TR_NOOP("Number of the attribute, from 1 to the number of Bindings, each once."))
            .note(QT_TR_NOOP(
                "The engine takes 0 too and writes before its list. It refuses a number that is too large."));

    auto data = buffer.element("Data").once(Severity::Error, "74").holdsNumbers(';', dataSize, 4);
    data.doc(QT_TR_NOOP("The numbers (floats) that the buffer begins with, each followed by a semicolon. Where there "
                        "are fewer, the rest keeps whatever the memory held."))
        .note(QT_TR_NOOP("The engine refuses the buffer for more numbers than fit, more than 32 characters between two "
                         "semicolons, or a second Data. What stands behind the last semicolon it drops."));

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
