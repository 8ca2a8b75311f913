#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Horde3D shaders (.shader): text in sections. The section FX says what the shader has and how it draws, the others are code.
/// Words are those of the published page; numbers such as 83 are those of the rules in the reference.
class HordeShaderFormat : public Described<HordeShaderFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeShaderFormat)

public:
    HordeShaderFormat();

    struct Fields
    {
        const Field *preamble = nullptr; ///< text before the first section
        const Field *fx = nullptr, *code = nullptr;
        /// Between things: space, remarks, code, and what nobody can read.
        const Field *space = nullptr, *comment = nullptr, *text = nullptr, *error = nullptr, *end = nullptr;
        /// In FX; a backend holds contexts.
        const Field *uniform = nullptr, *buffer = nullptr, *sampler = nullptr, *context = nullptr, *backend = nullptr;
        /// Parts of these.
        const Field *open = nullptr, *name = nullptr, *close = nullptr;
        const Field *type = nullptr, *id = nullptr, *annotation = nullptr, *initial = nullptr, *sign = nullptr,
                    *gap = nullptr, *junk = nullptr;
        /// Name = value;
        const Field *setting = nullptr, *settingName = nullptr, *equals = nullptr, *value = nullptr,
                    *semicolon = nullptr;
        /// In code.
        const Field *include = nullptr, *includeWord = nullptr, *includeFile = nullptr, *includeEnd = nullptr;
        const Field *flag = nullptr;
    };
    Fields fields;

private:
    void addSigns(Schema *schema);
    void addDeclarations(Schema *schema);
    void addCode(Schema *schema);
};

const Format &hordeShaderFormat();
/// What shaders include (.glsl): read as one section of code.
const Format &hordeCodeFormat();
/// Rules 82 to 88.
std::vector<Rule> hordeShaderRules();
/// Rules 86 and 87.
std::vector<Rule> hordeCodeRules();

} // namespace hexahedron
