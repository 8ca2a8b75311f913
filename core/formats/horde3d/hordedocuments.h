#pragma once

#include "core/schema/described.h"
#include "core/schema/document.h"
#include "core/tree/format.h"

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
        const Field *material = nullptr, *link = nullptr;
        const Field *shader = nullptr, *shaderSource = nullptr;
        const Field *flag = nullptr, *flagName = nullptr;
        const Field *sampler = nullptr, *samplerName = nullptr, *samplerMap = nullptr;
        const Field *samplerCompression = nullptr, *samplerMipmaps = nullptr;
        const Field *uniform = nullptr, *uniformName = nullptr;
        const Field *buffer = nullptr, *bufferName = nullptr;
    };
    Fields fields;
};

class HordeSceneFormat : public Described<HordeSceneFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeSceneFormat)

public:
    HordeSceneFormat();
    struct Fields
    {
        std::vector<const Field *> nodes; ///< all kinds of them
        const Field *reference = nullptr, *referenceFile = nullptr;
        const Field *model = nullptr, *geometry = nullptr, *mesh = nullptr, *joint = nullptr, *light = nullptr,
                    *camera = nullptr, *emitter = nullptr, *compute = nullptr;
        const Field *attachment = nullptr;
    };
    Fields fields;

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
        const Field *effect = nullptr, *lifeMin = nullptr, *lifeMax = nullptr;
        const Field *channel = nullptr, *channelName = nullptr, *startMin = nullptr, *startMax = nullptr;
    };
    Fields fields;
};

class HordeComputeFormat : public Described<HordeComputeFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordeComputeFormat)

public:
    HordeComputeFormat();
    struct Fields
    {
        const Field *buffer = nullptr, *dataSize = nullptr, *drawable = nullptr;
        const Field *bindings = nullptr, *bindingName = nullptr, *offset = nullptr, *size = nullptr,
                    *attribNumber = nullptr;
        const Field *data = nullptr;
    };
    Fields fields;
};

class HordePipelineFormat : public Described<HordePipelineFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HordePipelineFormat)

public:
    HordePipelineFormat();
    struct Fields
    {
        const Field *pipeline = nullptr, *setup = nullptr, *queue = nullptr, *stage = nullptr;
        const Field *target = nullptr, *targetId = nullptr, *targetDepth = nullptr, *targetColors = nullptr;
        const Field *switchTarget = nullptr, *switchName = nullptr;
        const Field *bind = nullptr, *bindSource = nullptr, *bindIndex = nullptr;
        const Field *unbind = nullptr;
        const Field *forwardLights = nullptr, *deferredLights = nullptr;
    };
    Fields fields;

private:
    void setup(ElementRef pipeline);
    void commands(ElementRef stage);
};

const Format &hordeMaterialFormat();
const Format &hordeSceneFormat();
const Format &hordeParticleFormat();
const Format &hordeComputeFormat();
const Format &hordePipelineFormat();

} // namespace hexahedron
