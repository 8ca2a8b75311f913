#pragma once

#include "core/formats/image/ddsheader.h"
#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// DirectDraw Surface (.dds). Statements stand in the order of the DDS_HEADER and use its names; numbers such as 90 are those of
/// the rules in the reference.
class DdsFormat : public Described<DdsFormat>
{
    Q_DECLARE_TR_FUNCTIONS(DdsFormat)

public:
    DdsFormat();

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *texture = nullptr, *height = nullptr, *width = nullptr, *mipMapCount = nullptr;
        const Field *pixelFormat = nullptr, *caps2 = nullptr, *dx10 = nullptr, *faces = nullptr, *levels = nullptr;
    };
    Fields fields;
    HeaderNumbers<DdsHeader> numbers;

private:
    void pixelFormat(RecordRef file);
    void surfaces(RecordRef file);
    static void blocks(RecordRef level, const FieldRef &pixels, const FieldRef &count);
    static void plainPixels(RecordRef level, const FieldRef &pixels, const FieldRef &count);
};

const Format &ddsFormat();

} // namespace hexahedron
