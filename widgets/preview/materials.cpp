#include "widgets/preview/materials.h"

#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QPointSize>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureImageDataGenerator>
#include <Qt3DRender/QTextureWrapMode>

namespace hexahedron::preview {

using namespace Qt3DRender;

namespace {

class ImageData : public QTextureImageDataGenerator
{
public:
    explicit ImageData(QImage image)
        : m_image(std::move(image))
    {
    }
    QTextureImageDataPtr operator()() override
    {
        auto data = QTextureImageDataPtr::create();
        data->setImage(m_image);
        return data;
    }
    bool operator==(const QTextureImageDataGenerator &other) const override
    {
        const auto *same = functor_cast<ImageData>(&other);
        return same && same->m_image.cacheKey() == m_image.cacheKey();
    }
    QT3D_FUNCTOR(ImageData)

private:
    QImage m_image;
};

class MemoryImage : public QAbstractTextureImage
{
public:
    MemoryImage(QImage image, Qt3DCore::QNode *parent)
        : QAbstractTextureImage(parent)
        , m_image(std::move(image))
    {
    }

protected:
    QTextureImageDataGeneratorPtr dataGenerator() const override { return QSharedPointer<ImageData>::create(m_image); }

private:
    QImage m_image;
};

QRenderPass *makePass(const ShaderTexts &shaders, Effects::Kind kind, bool openGl)
{
    auto *pass = new QRenderPass;
    auto *program = new QShaderProgram(pass);
    program->setVertexShaderCode(shaders.vertex);
    program->setFragmentShaderCode(shaders.fragment);
    pass->setShaderProgram(program);

    auto *depth = new QDepthTest(pass);
    const bool onTop = kind == Effects::FlatOnTop || kind == Effects::Label || kind == Effects::AddedSurface;
    const bool isCover = kind == Effects::Screen || kind == Effects::Backdrop;
    depth->setDepthFunction(onTop || isCover ? QDepthTest::Always : QDepthTest::LessOrEqual);
    pass->addRenderState(depth);
    auto *culling = new QCullFace(pass);
    culling->setMode(QCullFace::NoCulling);
    pass->addRenderState(culling);
    if (openGl) { // the other interface lets the shader decide anyway
        auto *points = new QPointSize(pass);
        points->setSizeMode(QPointSize::Programmable);
        pass->addRenderState(points);
    }
    if (kind == Effects::Backdrop)
        pass->addRenderState(new QNoDepthMask(pass));
    if (kind == Effects::BlendedSurface || kind == Effects::BlendedFlat || onTop) {
        auto *blend = new QBlendEquationArguments(pass);
        blend->setSourceRgb(QBlendEquationArguments::SourceAlpha);
        // On a transparent ground what is drawn covers as much as it does on any other, not the square of that.
        blend->setSourceAlpha(QBlendEquationArguments::One);
        const auto rest = kind == Effects::AddedSurface ? QBlendEquationArguments::One
                                                        : QBlendEquationArguments::OneMinusSourceAlpha;
        blend->setDestinationRgb(rest);
        blend->setDestinationAlpha(rest);
        pass->addRenderState(blend);
        auto *equation = new QBlendEquation(pass);
        equation->setBlendFunction(QBlendEquation::Add);
        pass->addRenderState(equation);
        pass->addRenderState(new QNoDepthMask(pass));
    }
    return pass;
}

QTechnique *makeTechnique(QGraphicsApiFilter::Api api, int major, int minor, QRenderPass *pass)
{
    auto *technique = new QTechnique;
    technique->graphicsApiFilter()->setApi(api);
    technique->graphicsApiFilter()->setMajorVersion(major);
    technique->graphicsApiFilter()->setMinorVersion(minor);
    if (api == QGraphicsApiFilter::OpenGL)
        technique->graphicsApiFilter()->setProfile(QGraphicsApiFilter::CoreProfile);
    technique->addRenderPass(pass);
    return technique;
}

void addTechniques(QEffect *effect, ShaderKind shader, Effects::Kind kind, const LitBy &litBy, Copies copies)
{
    effect->addTechnique(
        makeTechnique(QGraphicsApiFilter::OpenGL, 3, 2, makePass(openGlShaders(shader, litBy, copies), kind, true)));
    if (kind != Effects::Screen)
        effect->addTechnique(
            makeTechnique(QGraphicsApiFilter::RHI, 1, 0, makePass(rhiShaders(shader, litBy, copies), kind, false)));
}

QVector4D toVector4(const QColor &color)
{
    return {color.redF(), color.greenF(), color.blueF(), color.alphaF()};
}

} // namespace

Effects::Effects(Qt3DCore::QNode *parent)
    : Qt3DCore::QNode(parent)
{
    for (int kind = 0; kind < KindCount; ++kind) {
        const ShaderKind shader = kind == Label          ? ShaderKind::Label
                                  : kind == Screen       ? ShaderKind::Screen
                                  : kind == Backdrop     ? ShaderKind::Backdrop
                                  : kind <= AddedSurface ? ShaderKind::Surface
                                                         : ShaderKind::Flat;
        const auto make = [&](Copies copies) {
            auto *effect = new QEffect(this);
            addTechniques(effect, shader, Kind(kind), {}, copies);
            return effect;
        };
        m_effects[kind] = make(Copies::One);
        if (kind <= BlendedFlat)
            m_ofCopies[kind] = make(Copies::Many);
    }
    QImage white(4, 4, QImage::Format_RGBA8888);
    white.fill(Qt::white);
    m_white = makeTexture(white, false, false, false, this);
}

QEffect *makeLitEffect(bool blended, const LitBy &litBy, Copies copies, Qt3DCore::QNode *parent)
{
    auto *effect = new QEffect(parent);
    addTechniques(effect, ShaderKind::Surface, blended ? Effects::BlendedSurface : Effects::Surface, litBy, copies);
    return effect;
}

QAbstractTexture *makeTexture(const QImage &image, bool clampU, bool clampV, bool mipmaps, Qt3DCore::QNode *parent)
{
    auto *texture = new QTexture2D(parent);
    texture->setFormat(QAbstractTexture::RGBA8_UNorm);
    texture->setWidth(image.width());
    texture->setHeight(image.height());
    texture->setGenerateMipMaps(mipmaps);
    texture->setMinificationFilter(mipmaps ? QAbstractTexture::LinearMipMapLinear : QAbstractTexture::Linear);
    // The large texels of small textures are meant to be seen.
    const bool coarse = mipmaps && image.width() <= 128 && image.height() <= 128;
    texture->setMagnificationFilter(coarse ? QAbstractTexture::Nearest : QAbstractTexture::Linear);
    // Mesa's software renderer takes minutes for some hundred small things with anisotropic textures, and the window waits.
    texture->setMaximumAnisotropy(1);
    using Wrap = QTextureWrapMode;
    texture->wrapMode()->setX(clampU ? Wrap::ClampToEdge : Wrap::Repeat);
    texture->wrapMode()->setY(clampV ? Wrap::ClampToEdge : Wrap::Repeat);
    texture->addTextureImage(new MemoryImage(image, texture));
    return texture;
}

SurfaceMaterial::SurfaceMaterial(const Effects &effects, bool blended, Copies copies, Qt3DCore::QNode *parent)
    : QMaterial(parent)
    , m_baseColor(new QParameter(QStringLiteral("baseColor"), QVector4D(1, 1, 1, 1), this))
    , m_tint(new QParameter(QStringLiteral("tint"), QVector4D(), this))
    , m_style(new QParameter(QStringLiteral("style"), QVector4D(), this))
    , m_facing(new QParameter(QStringLiteral("facing"), QVector4D(1, 0, 0, 0), this))
    , m_uvRows(new QParameter(QStringLiteral("uvRows"), QVector4D(1, 0, 0, 1), this))
    , m_uvOffset(new QParameter(QStringLiteral("uvOffset"), QVector4D(), this))
    , m_texture(new QParameter(QStringLiteral("surfaceTexture"), effects.white(), this))
    , m_layer(new QParameter(QStringLiteral("layer"), QVector4D(), this))
    , m_layerRows(new QParameter(QStringLiteral("layerRows"), QVector4D(1, 0, 0, 1), this))
    , m_layerOffset(new QParameter(QStringLiteral("layerOffset"), QVector4D(), this))
    , m_layerTexture(new QParameter(QStringLiteral("layerTexture"), effects.white(), this))
    , m_shading(new QParameter(QStringLiteral("shading"), QVector4D(), this))
    , m_plain(effects.effect(blended ? Effects::BlendedSurface : Effects::Surface, copies))
    , m_added(effects.effect(Effects::AddedSurface, copies))
{
    setEffect(m_plain);
    for (QParameter *parameter : {m_baseColor, m_tint, m_style, m_facing, m_uvRows, m_uvOffset, m_texture, m_layer,
                                  m_layerRows, m_layerOffset, m_layerTexture, m_shading})
        addParameter(parameter);
}

void SurfaceMaterial::setLayers(const Layer &base, const Layer &above, LayerBlend blend)
{
    if (base.texture)
        m_texture->setValue(QVariant::fromValue(base.texture));
    m_uvRows->setValue(base.rows);
    m_uvOffset->setValue(base.offset);
    if (above.texture)
        m_layerTexture->setValue(QVariant::fromValue(above.texture));
    m_layerRows->setValue(above.rows);
    m_layerOffset->setValue(above.offset);
    const LayerBlend shown = above.texture ? blend : LayerBlend::None;
    m_layer->setValue(QVector4D(float(shown), float(base.texCoordSet), float(above.texCoordSet), base.isCube));
}

void SurfaceMaterial::setStyle(bool textured, bool vertexColors, bool unlit, bool flat)
{
    m_style->setValue(QVector4D(textured, vertexColors, unlit, flat));
}

void SurfaceMaterial::setShading(Shading shading, const QVector3D &axes)
{
    const bool isLit = shading == Shading::SceneLit;
    m_shading->setValue(QVector4D(float(isLit ? Shading::Lit : shading), axes.x(), axes.y(), axes.z()));
    setEffect(shading == Shading::Overdraw ? m_added : isLit && m_lit ? m_lit : m_plain);
}

void SurfaceMaterial::setFacing(float frontSign, bool hideBack, float alphaLimit)
{
    m_facing->setValue(QVector4D(frontSign, hideBack, alphaLimit, 0));
}

FlatMaterial::FlatMaterial(const Effects &effects, Effects::Kind kind, Copies copies, Qt3DCore::QNode *parent)
    : QMaterial(parent)
    , m_color(new QParameter(QStringLiteral("flatColor"), QVector4D(1, 1, 1, 1), this))
    , m_style(new QParameter(QStringLiteral("flatStyle"), QVector4D(0, 1, 0, 0), this))
{
    setEffect(effects.effect(kind, copies));
    addParameter(m_color);
    addParameter(m_style);
}

void FlatMaterial::setColor(const QColor &color)
{
    m_color->setValue(toVector4(color));
}

void FlatMaterial::setStyle(bool vertexColors, float pointSize, float bias)
{
    m_style->setValue(QVector4D(vertexColors, pointSize, bias, 0));
}

LabelMaterial::LabelMaterial(const Effects &effects, Qt3DCore::QNode *parent)
    : QMaterial(parent)
    , m_texture(new QParameter(QStringLiteral("labelTexture"), effects.white(), this))
    , m_viewport(new QParameter(QStringLiteral("labelViewport"), QVector4D(640, 480, 0, 0), this))
{
    setEffect(effects.effect(Effects::Label));
    addParameter(m_texture);
    addParameter(m_viewport);
}

void LabelMaterial::setTexture(QAbstractTexture *texture)
{
    m_texture->setValue(QVariant::fromValue(texture));
}

void LabelMaterial::setViewport(const QSizeF &size)
{
    m_viewport->setValue(QVector4D(float(std::max(1.0, size.width())), float(std::max(1.0, size.height())), 0, 0));
}

ScreenMaterial::ScreenMaterial(const Effects &effects, Qt3DCore::QNode *parent)
    : QMaterial(parent)
    , m_texture(new QParameter(QStringLiteral("screenTexture"), effects.white(), this))
{
    setEffect(effects.effect(Effects::Screen));
    addParameter(m_texture);
}

void ScreenMaterial::setTexture(QAbstractTexture *texture)
{
    m_texture->setValue(QVariant::fromValue(texture));
}

BackdropMaterial::BackdropMaterial(const Effects &effects, Qt3DCore::QNode *parent)
    : QMaterial(parent)
    , m_first(new QParameter(QStringLiteral("firstColor"), QVector4D(1, 1, 1, 1), this))
    , m_second(new QParameter(QStringLiteral("secondColor"), QVector4D(1, 1, 1, 1), this))
    , m_texture(new QParameter(QStringLiteral("backdropTexture"), effects.white(), this))
{
    setEffect(effects.effect(Effects::Backdrop));
    addParameter(m_first);
    addParameter(m_second);
    addParameter(m_texture);
}

void BackdropMaterial::setPicture(const QImage &picture)
{
    QAbstractTexture *former = m_picture;
    m_picture = makeTexture(picture, true, true, false, this);
    m_texture->setValue(QVariant::fromValue(m_picture));
    delete former;
}

void BackdropMaterial::setPlace(const QSizeF &view, const QSizeF &picture)
{
    const auto width = float(picture.width()), height = float(picture.height());
    const float left = (float(view.width()) - width) / 2, below = (float(view.height()) - height) / 2;
    // Pixels are counted from below, rows of a picture from above.
    m_first->setValue(QVector4D(1 / width, -1 / height, -left / width, 1 + below / height));
    m_second->setValue(QVector4D());
}

void BackdropMaterial::setSquares(const QColor &first, const QColor &second, float pixels)
{
    QVector4D squares = toVector4(first);
    squares.setW(pixels);
    m_first->setValue(squares);
    m_second->setValue(toVector4(second));
}

} // namespace hexahedron::preview
