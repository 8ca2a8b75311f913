#pragma once

#include "core/formats/image/tgaheader.h"
#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Truevision TGA (.tga), with the areas and the footer of version 2. Statements stand in the order of the specification;
/// numbers such as 96 are those of the rules in the reference.
class TgaFormat : public Described<TgaFormat>
{
    Q_DECLARE_TR_FUNCTIONS(TgaFormat)

public:
    TgaFormat();

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *picture = nullptr, *imageType = nullptr, *width = nullptr, *height = nullptr;
        const Field *pixelDepth = nullptr, *colorMapEntrySize = nullptr, *rows = nullptr, *data = nullptr;
        const Field *cutOffRow = nullptr;
        const Field *footer = nullptr, *extensionOffset = nullptr, *developerOffset = nullptr, *signature = nullptr;
    };
    Fields fields;
    HeaderNumbers<TgaHeader> numbers;

private:
    FieldRef header(RecordRef file); ///< returns the width
    void pixels(RecordRef file, const FieldRef &width);
    void areas(RecordRef file);
};

const Format &tgaFormat();

} // namespace hexahedron
