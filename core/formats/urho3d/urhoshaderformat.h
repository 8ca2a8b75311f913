#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Urho3D's compiled shaders (.vs3 .ps3 .vs4 .ps4). The engine goes by the extension; here the model that the file names
/// decides on the layout. Numbers such as S4 are those of the reference's rules.
class UrhoShaderFormat : public Described<UrhoShaderFormat>
{
    Q_DECLARE_TR_FUNCTIONS(UrhoShaderFormat)

public:
    UrhoShaderFormat();

    /// Fields that cross rules and tests look for.
    struct Fields
    {
        const Field *shader = nullptr, *shaderType = nullptr, *shaderModel = nullptr, *vertexElementHash = nullptr;
        const Field *parameters = nullptr, *parameterName = nullptr, *firstRegister = nullptr, *registerCount = nullptr;
        const Field *constantBuffer = nullptr, *byteOffset = nullptr, *parameterSize = nullptr;
        const Field *textureUnits = nullptr, *textureUnitName = nullptr, *sampler = nullptr;
        const Field *byteCodeSize = nullptr, *container = nullptr, *tokens = nullptr;
        const Field *magic = nullptr, *totalSize = nullptr, *chunks = nullptr, *chunkTag = nullptr,
                    *chunkData = nullptr;
    };
    Fields fields;

    static constexpr quint32 ContainerMagic = 0x43425844; // "DXBC"

private:
    void parameters(RecordRef file, const FieldRef &shaderModel);
    void byteCode(RecordRef file, const FieldRef &shaderModel);
};

const Format &urhoShaderFormat();

} // namespace hexahedron
