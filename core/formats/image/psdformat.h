#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Photoshop document (.psd). Sections stand in the order of the specification; numbers such as 97 are those of the rules in the
/// Horde3D reference.
class PsdFormat : public Described<PsdFormat>
{
    Q_DECLARE_TR_FUNCTIONS(PsdFormat)

public:
    PsdFormat();

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *file = nullptr, *channels = nullptr, *width = nullptr, *height = nullptr;
        const Field *depth = nullptr, *resourceBegin = nullptr, *compression = nullptr;
        const Field *rowLengths = nullptr, *data = nullptr;
    };
    Fields fields;

private:
    void header(RecordRef file);
    void resources(RecordRef file);
    void imageData(RecordRef file);
};

const Format &psdFormat();

} // namespace hexahedron
