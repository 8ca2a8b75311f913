#pragma once

#include "core/formats/image/bmpheader.h"
#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Windows bitmap (.bmp). Statements stand in the order of the headers and use their names; numbers such as 95 are those of the
/// rules in the reference.
class BmpFormat : public Described<BmpFormat>
{
    Q_DECLARE_TR_FUNCTIONS(BmpFormat)

public:
    BmpFormat();

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *bitmap = nullptr, *fileHeader = nullptr, *coreHeader = nullptr, *infoHeader = nullptr;
        const Field *palette = nullptr, *rows = nullptr;
    };
    Fields fields;
    HeaderNumbers<BmpHeader> numbers;

private:
    void headers(RecordRef file, const FieldRef &size);
    void laterHeaders(RecordRef file, const FieldRef &size);
    void pixels(RecordRef file, const RecordRef &palette);
};

const Format &bmpFormat();

} // namespace hexahedron
