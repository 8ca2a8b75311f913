#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Urho3D's packages (.pak): files one after another, as they are or packed in blocks, with a directory before them.
class UrhoPackageFormat : public Described<UrhoPackageFormat>
{
    Q_DECLARE_TR_FUNCTIONS(UrhoPackageFormat)

public:
    UrhoPackageFormat();

    /// Fields that rules refer to, of one of the two kinds of packages.
    struct Kind
    {
        const Field *package = nullptr;
        const Field *fileCount = nullptr;
        const Field *entries = nullptr;
        const Field *name = nullptr;
        const Field *offset = nullptr;
        const Field *size = nullptr;
        const Field *content = nullptr;
        const Field *packageSize = nullptr;
        const Field *blocks = nullptr; ///< null where contents are not packed
        const Field *unpackedSize = nullptr;
        const Field *packedSize = nullptr;
    };
    static constexpr qint64 BlockSize = 32768;

    Kind stored, packed;

private:
    /// What both kinds have up to the contents. `entry` receives the record of one file.
    struct Directory;
    static Directory directory(RecordRef &package, Kind &fields);
    static void storedPackage(RecordRef package, Kind &fields);
    static void packedPackage(RecordRef package, Kind &fields);
    static void packageSize(RecordRef &package, Kind &fields);
};

const Format &urhoPackageFormat();

} // namespace hexahedron
