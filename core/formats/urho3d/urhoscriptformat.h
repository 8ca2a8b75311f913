#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Urho3D's compiled scripts (.asc): an identifier and the stream of the script library, which only one version of it reads.
class UrhoScriptFormat : public Described<UrhoScriptFormat>
{
    Q_DECLARE_TR_FUNCTIONS(UrhoScriptFormat)

public:
    UrhoScriptFormat();
    const Field *script = nullptr;
    const Field *byteCode = nullptr;
};

const Format &urhoScriptFormat();

} // namespace hexahedron
