#pragma once

#include "widgets/preview/shaders.h"

#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <QColor>
#include <QImage>
#include <QVector4D>

namespace hexahedron::preview {

/// The few ways in which things are drawn. Each is one effect, shared by all materials that use it, with a technique for
/// OpenGL and one for Qt's rendering hardware interface.
class Effects : public Qt3DCore::QNode
{
    Q_OBJECT
public:
    enum Kind {
        Surface,
        BlendedSurface,
        AddedSurface,
        Flat,
        BlendedFlat,
        FlatOnTop,
        Label,
        Screen,
        Backdrop,
        KindCount
    };

    explicit Effects(Qt3DCore::QNode *parent);

    Qt3DRender::QEffect *effect(Kind kind) const { return m_effects[kind]; }
    Qt3DRender::QAbstractTexture *white() const
    {
        return m_white;
    } ///< for what has no texture: a sampler must have one

private:
    Qt3DRender::QEffect *m_effects[KindCount];
    Qt3DRender::QAbstractTexture *m_white;
};

/// What a surface is to tell by its colours.
enum class Shading {
    Lit,      ///< by a light beside the viewer
    Unlit,    ///< colours and pictures as they are
    Matcap,   ///< the shape alone
    Normals,  ///< directions as colours, in the axes of the file
    Tangents, ///< the same; they come in place of the vertex colours, from 0 to 1, with alpha 0 where there is none
    Overdraw, ///< how many surfaces lie behind one another
    SceneLit, ///< by the lights of the scene; where it has none, as Lit
};

/// Surfaces that lights of a scene shine on; the lights are parameters of the effect.
Qt3DRender::QEffect *makeLitEffect(bool blended, const LitBy &litBy, Qt3DCore::QNode *parent);

/// Lit triangles with colour, texture and vertex colours.
class SurfaceMaterial : public Qt3DRender::QMaterial
{
    Q_OBJECT
public:
    SurfaceMaterial(const Effects &effects, bool blended, Qt3DCore::QNode *parent);

    void setBaseColor(const QVector4D &color) { m_baseColor->setValue(color); }
    void setTint(const QVector4D &tint) { m_tint->setValue(tint); } ///< alpha says how much
    /// A texture with the transform of its coordinates and which of the two sets it takes.
    struct Layer
    {
        Qt3DRender::QAbstractTexture *texture = nullptr;
        QVector4D rows{1, 0, 0, 1}, offset;
        int texCoordSet = 0;
        bool isCube = false; ///< the texture is the faces of a cube side by side, seen from its middle
    };
    enum class LayerBlend { None, Multiply, MultiplyTwice, Add, Alpha };
    /// The texture, and another one on it.
    void setLayers(const Layer &base, const Layer &above, LayerBlend blend);
    /// Each 0 or 1: how much of texture, vertex colours; without light; one normal for each triangle.
    void setStyle(bool textured, bool vertexColors, bool unlit, bool flat);
    /// How it is drawn by the lights of the scene; null: there are none.
    void setLit(Qt3DRender::QEffect *lit) { m_lit = lit; }
    /// `axes`: -1 for those of the file that go the other way in the view, else 1.
    void setShading(Shading shading, const QVector3D &axes);
    /// `frontSign` is -1 when the front is clockwise on the screen; a back that an engine would hide is drawn as a fine screen.
    void setFacing(float frontSign, bool hideBack, float alphaLimit);

private:
    Qt3DRender::QParameter *m_baseColor, *m_tint, *m_style, *m_facing, *m_uvRows, *m_uvOffset, *m_texture;
    Qt3DRender::QParameter *m_layer, *m_layerRows, *m_layerOffset, *m_layerTexture, *m_shading;
    Qt3DRender::QEffect *m_plain, *m_added, *m_lit = nullptr;
};

/// Lines, points and triangles in plain colours.
class FlatMaterial : public Qt3DRender::QMaterial
{
    Q_OBJECT
public:
    FlatMaterial(const Effects &effects, Effects::Kind kind, Qt3DCore::QNode *parent);

    void setColor(const QColor &color);
    /// Colours from the vertices; points of that many pixels; drawn `bias` nearer than they are.
    void setStyle(bool vertexColors, float pointSize, float bias);

private:
    Qt3DRender::QParameter *m_color, *m_style;
};

/// Text that faces the viewer.
class LabelMaterial : public Qt3DRender::QMaterial
{
    Q_OBJECT
public:
    LabelMaterial(const Effects &effects, Qt3DCore::QNode *parent);
    void setTexture(Qt3DRender::QAbstractTexture *texture);
    void setViewport(const QSizeF &size);

private:
    Qt3DRender::QParameter *m_texture, *m_viewport;
};

/// A picture that fills the view; for OpenGL alone.
class ScreenMaterial : public Qt3DRender::QMaterial
{
    Q_OBJECT
public:
    ScreenMaterial(const Effects &effects, Qt3DCore::QNode *parent);
    void setTexture(Qt3DRender::QAbstractTexture *texture);

private:
    Qt3DRender::QParameter *m_texture;
};

/// Squares in two colours that fill the view, or a picture.
class BackdropMaterial : public Qt3DRender::QMaterial
{
    Q_OBJECT
public:
    BackdropMaterial(const Effects &effects, Qt3DCore::QNode *parent);
    void setSquares(const QColor &first, const QColor &second, float pixels);
    void setPicture(const QImage &picture);
    /// How large that is in the middle of the view, in pixels.
    void setPlace(const QSizeF &view, const QSizeF &picture);

private:
    Qt3DRender::QParameter *m_first, *m_second, *m_texture;
    Qt3DRender::QAbstractTexture *m_picture = nullptr;
};

/// A texture with the image's first row at v = 0.
Qt3DRender::QAbstractTexture *makeTexture(const QImage &image, bool clampU, bool clampV, bool mipmaps,
                                          Qt3DCore::QNode *parent);

} // namespace hexahedron::preview
