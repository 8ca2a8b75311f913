#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

class Syntax;

/// Horde3D shaders (.shader): text in sections. The section FX says what the shader has and how it draws, the others are code.
/// Words are those of the published page; numbers such as 83 are those of the rules in the reference.
class HordeShaderFormat : public Described<HordeShaderFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeShaderFormat)

public:
    HordeShaderFormat();

    struct Fields
    {
        const Field *preamble; ///< text before the first section
        const Field *fx, *code;
        /// Between things: space, remarks, code, and what nobody can read.
        const Field *space, *comment, *text, *error, *end;
        /// In FX; a backend holds contexts.
        const Field *uniform, *buffer, *sampler, *context, *backend;
        /// Parts of these.
        const Field *open, *name, *close;
        const Field *type, *id, *annotation, *initial, *sign, *gap, *junk;
        /// Name = value;
        const Field *setting, *settingName, *equals, *value, *semicolon;
        /// In code.
        const Field *include, *includeWord, *includeFile, *includeEnd, *flag;
    };
    Fields fields{};
};

/// How shaders are read. Tolerant: what is no declaration is shown as such, and reading goes on behind it.
const Syntax &hordeShaderSyntax();
const Format &hordeShaderFormat();
/// What shaders include (.glsl): read as one section of code.
const Format &hordeCodeFormat();
/// Rules 82 to 88.
std::vector<Rule> hordeShaderRules();
/// Rules 86 and 87.
std::vector<Rule> hordeCodeRules();

} // namespace hexahedron
