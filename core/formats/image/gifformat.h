#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Graphics Interchange Format (.gif). Statements stand in the order of the specification; numbers such as 94 are those of the
/// rules in the Horde3D reference.
class GifFormat : public Described<GifFormat>
{
    Q_DECLARE_TR_FUNCTIONS(GifFormat)

public:
    GifFormat();

    enum Introducer : qint64 { Extension = 0x21, Image = 0x2c, Trailer = 0x3b };

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *file = nullptr, *width = nullptr, *height = nullptr, *screenFlags = nullptr;
        const Field *blocks = nullptr, *introducer = nullptr, *image = nullptr, *imageFlags = nullptr;
        const Field *left = nullptr, *top = nullptr, *imageWidth = nullptr, *imageHeight = nullptr;
        std::vector<const Field *> subBlocks; ///< of images, comments and other extensions
    };
    Fields fields;

private:
    void screen(RecordRef file);
    void image(RecordRef block, const FieldRef &introducer);
    void extension(RecordRef block, const FieldRef &introducer);
    static void colors(RecordRef owner, const char *name, LookFunction count);
    void subBlocks(RecordRef owner, bool areTexts = false);
};

const Format &gifFormat();

} // namespace hexahedron
