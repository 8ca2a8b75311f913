#pragma once

#include "core/check/checker.h"
#include "core/schema/described.h"
#include "core/schema/document.h"
#include "core/tree/format.h"

#include <QByteArrayList>
#include <QCoreApplication>

namespace hexahedron {

/// Horde3D's XML documents. Statements stand in the order of the published page and use its names; where the engine differs,
/// the engine counts and a note says so. Numbers such as 49 are those of the rules in the reference.
class HordeMaterialFormat : public Described<HordeMaterialFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeMaterialFormat)

public:
    HordeMaterialFormat();
    struct Fields
    {
        const Field *material, *link;
        const Field *shader, *shaderSource, *flag, *flagName;
        const Field *sampler, *samplerName, *samplerMap, *samplerCompression, *samplerMipmaps;
        const Field *uniform, *uniformName, *buffer, *bufferName;
    };
    Fields fields{};
};

class HordeSceneFormat : public Described<HordeSceneFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeSceneFormat)

public:
    HordeSceneFormat();
    struct Fields
    {
        std::vector<const Field *> nodes; ///< all kinds of them
        const Field *reference, *referenceFile, *attachment;
        const Field *model, *geometry, *mesh, *joint, *light, *camera, *emitter, *compute;
    };
    Fields fields{};

private:
    ElementRef node(DocumentBuilder &builder, const char *name);
    void model(DocumentBuilder &builder);
    void mesh(DocumentBuilder &builder);
    void light(DocumentBuilder &builder);
    void camera(DocumentBuilder &builder);
    void emitter(DocumentBuilder &builder);
    void compute(DocumentBuilder &builder);
};

class HordeParticleFormat : public Described<HordeParticleFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeParticleFormat)

public:
    HordeParticleFormat();
    struct Fields
    {
        const Field *effect, *lifeMin, *lifeMax;
        const Field *channel, *channelName, *startMin, *startMax;
    };
    Fields fields{};
};

class HordeComputeFormat : public Described<HordeComputeFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeComputeFormat)

public:
    HordeComputeFormat();
    struct Fields
    {
        const Field *dataSize, *drawable, *data;
        const Field *bindings, *bindingName, *offset, *size, *attribNumber;
    };
    Fields fields{};
};

class HordePipelineFormat : public Described<HordePipelineFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordePipelineFormat)

public:
    HordePipelineFormat();
    struct Fields
    {
        const Field *pipeline, *setup, *queue, *stage, *target, *targetId, *targetDepth, *targetColors;
        const Field *switchTarget, *switchName, *bind, *bindSource, *bindIndex, *unbind;
        const Field *forwardLights, *deferredLights;
    };
    Fields fields{};

private:
    void setup(ElementRef pipeline);
    void commands(ElementRef stage);
};

const Format &hordeMaterialFormat();
const Format &hordeSceneFormat();
const Format &hordeParticleFormat();
const Format &hordeComputeFormat();
const Format &hordePipelineFormat();

/// The numbers that the reference has for what may be wrong in every one of these documents.
void addXmlRules(DocumentBuilder &builder);

/// 44: a file is read as what it contains, but the engine goes by its name.
void rootFitsName(Checker &checker);

/// True when a document's outermost element has one of these names and one of its first elements has one of the signs: an element
/// that is called so ("Shader"), or an attribute ("@geometry"). Others have elements called Model and Material too.
bool beginsLike(const Bytes &bytes, const QByteArrayList &roots, const QByteArrayList &signs);

} // namespace hexahedron
