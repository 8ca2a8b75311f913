#pragma once

#include "core/schema/schema.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Urho3D's compiled scripts (.asc): an identifier and the stream of the script library, which only one version of it reads.
class UrhoScriptFormat
{
    Q_DECLARE_TR_FUNCTIONS(UrhoScriptFormat)

public:
    UrhoScriptFormat();

    const Schema *schema = nullptr;
    const Field *script = nullptr;
    const Field *byteCode = nullptr;

    static const UrhoScriptFormat &instance();
};

const Format &urhoScriptFormat();

} // namespace hexahedron
