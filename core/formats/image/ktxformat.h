#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Khronos texture, version 1 (.ktx). Statements stand in the order of the specification and use its names; numbers such as 91
/// are those of the rules in the Horde3D reference.
class KtxFormat : public Described<KtxFormat>
{
    Q_DECLARE_TR_FUNCTIONS(KtxFormat)

public:
    KtxFormat();

    static constexpr qint64 LittleEndian = 0x04030201;
    static constexpr qint64 MostLevels = 32;

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *texture = nullptr, *endianness = nullptr, *internalFormat = nullptr;
        const Field *width = nullptr, *height = nullptr, *depth = nullptr, *arrayElements = nullptr, *faces = nullptr;
        const Field *levelCount = nullptr, *imageSize = nullptr, *keyAndValueSize = nullptr, *levels = nullptr;
    };
    Fields fields;

private:
    void header(RecordRef file);
    void keysAndValues(RecordRef file, const FieldRef &size);
    void levels(RecordRef file);
};

const Format &ktxFormat();

} // namespace hexahedron
