#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// JPEG 2000 in its container (.jp2): boxes, which may lie inside each other. Boxes of more than 4 GB are not read.
class Jp2Format : public Described<Jp2Format>
{
    Q_DECLARE_TR_FUNCTIONS(Jp2Format)

public:
    Jp2Format();

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *file = nullptr, *header = nullptr, *imageHeader = nullptr, *width = nullptr, *height = nullptr;
        const Field *codestream = nullptr;
    };
    Fields fields;

private:
    void header(RecordRef file);
};

const Format &jp2Format();

} // namespace hexahedron
