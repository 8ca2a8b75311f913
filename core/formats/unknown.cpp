#include "core/formats/unknown.h"

#include "core/schema/schema.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

const Schema *unknownSchema()
{
    static const Schema *schema = [] {
        SchemaBuilder builder("UnknownFormat", {});
        builder.file()
            .bytes("unknown")
            .until(endOfFrame)
            .doc(QT_TRANSLATE_NOOP("UnknownFormat", "The content is of no format that this program knows."));
        return builder.finish();
    }();
    return schema;
}

} // namespace

const Format &unknownFormat()
{
    static const Format format{.id = "unknown",
                               .name = QT_TRANSLATE_NOOP("formats", "Unknown"),
                               .extensions = {},
                               .recognition = QT_TRANSLATE_NOOP("formats", "Everything that no other format claims."),
                               .schema = unknownSchema,
                               .rules = {},
                               .scene = nullptr,
                               .example = nullptr};
    return format;
}

} // namespace hexahedron
