#pragma once

namespace hexahedron {

struct Format;

const Format &urhoModelFormat();
const Format &urhoAnimationFormat();
const Format &urhoShaderFormat();
const Format &urhoScriptFormat();
const Format &urhoPackageFormat();

} // namespace hexahedron
