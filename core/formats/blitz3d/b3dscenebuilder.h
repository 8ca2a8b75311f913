#pragma once

#include "core/formats/blitz3d/b3dformat.h"
#include "core/formats/blitz3d/b3dtexturefiles.h"
#include "core/scene/scene.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// Walks the stored nodes of a Blitz3D file once, in reading order, and makes a scene of them. What is referred to lies
/// earlier in a file, so one walk is enough; what stands in the wrong place is left out, as loaders do.
class B3dSceneBuilder
{
    Q_DECLARE_TR_FUNCTIONS(B3dFormat)

public:
    explicit B3dSceneBuilder(const Tree &tree);
    scene::Scene build();

private:
    struct ChildKind
    {
        quint16 field;
        int count;
        int seen;
    };
    /// A chunk whose content is being walked.
    struct Open
    {
        NodeId node = NoNode;
        NodeId last = NoNode; ///< of its descendants
        const Field *field = nullptr;
        QString path;
        std::vector<ChildKind> kinds;
        int sceneNode = -1;
        int mesh = -1;        ///< the nearest one above, or its own
        size_t animation = 0; ///< index into m_animations
    };
    struct Brush
    {
        std::vector<int> layers; ///< textures, -1 for none
    };
    /// What an ANIM chunk starts; the first one stands for keys without any.
    struct Animation
    {
        QString path;
        QString name;
        double frames = 0;
        double rate = 0;
        double firstKey = 0, lastKey = 0;
        std::vector<scene::Channel> channels;
    };
    struct Sequence
    {
        scene::Clip clip;
        size_t animation = 0;
    };

    void enter(NodeId id);
    void addLeaf(NodeId id, const Field *field);
    QString childPath(NodeId id);
    void addRecords(NodeId chunk, const Field *field);
    void addTexture(NodeId id, const QString &path);
    void addBrush(NodeId id, const QString &path);
    void addNode(Open &open);
    void addMesh(Open &open);
    void addVertices();
    void addTriangles(NodeId id);
    void addBone();
    void addKeys();
    void addAnimation(NodeId id);
    void addSequence(NodeId id);
    void addClips();
    scene::Clip clipOf(const Animation &animation) const;

    void setLayers(scene::Material &material, const std::vector<int> &layers) const;
    int materialOf(qint64 meshBrush, qint64 triangleBrush);
    scene::Material combined(size_t meshBrush, size_t triangleBrush) const;

    const Part *part(const Field *field) const;
    qint64 integer(const Field *field, qint64 otherwise = 0);
    std::vector<float> floats(const Field *field);
    scene::View stored(const Field *field) const;
    QByteArray text(const Field *field) const;
    scene::Vec3 vec3(const Field *field, const scene::Vec3 &otherwise);

    const StreamTree &m_stream;
    const B3dFormat::Fields &m_fields;
    B3dTextureFiles m_files;
    NodeVisitor m_visitor;
    const std::vector<Part> *m_parts = nullptr; // of the chunk or record at hand
    std::vector<Open> m_open;
    std::vector<Brush> m_brushes;
    std::vector<scene::TextureLayer> m_textureLayers; // per texture: how brushes use it
    std::vector<qint64> m_meshBrush;                  // per mesh
    std::map<std::pair<qint64, qint64>, int> m_combinations;
    std::vector<Animation> m_animations;
    std::vector<Sequence> m_sequences;
    qint64 m_pathLetters = 0;
    scene::Scene m_scene;
};

} // namespace hexahedron
