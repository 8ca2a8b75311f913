#pragma once

#include "core/check/markupelement.h"
#include "core/formats/horde3d/hordegeometryfile.h"
#include "core/formats/horde3d/hordelooks.h"
#include "core/scene/scene.h"

namespace hexahedron {

/// Puts a scene together from its document and the files that it leads to, as the engine does. Everything in it leads back to an
/// element of the document: what lies in another scene file to the element that refers to that file.
class HordeSceneAssembly
{
public:
    static constexpr int MostNodes = 100'000;     ///< a few files that refer to each other can mean any number of nodes
    static constexpr int MostDepth = 16;          ///< of files that refer to files
    static constexpr qint64 MostJoints = 500'000; ///< of all models together
    static constexpr size_t MostCopies = 64;      ///< of the vertices of a geometry that is open
    static constexpr qsizetype MostPipelines = 8; ///< that are looked for

    explicit HordeSceneAssembly(const Tree &document);
    scene::Scene build();
    /// What the document makes of a geometry that is open, where it is a model of it: its meshes are on the open bytes, and
    /// everything leads back to these. `bare` is what the geometry shows by itself. Nothing when some of it would not be shown.
    std::optional<scene::Scene> buildFor(const Tree &geometry, const scene::Scene &bare);

private:
    struct Geometry ///< one file, whatever number of models show it
    {
        std::shared_ptr<HordeGeometryFile> file;
        scene::Mesh mesh;    ///< all of it; views are on a stream of the scene
        bool isOpen = false; ///< see buildFor()
    };
    struct Model
    {
        int node = -1;
        Geometry *geometry = nullptr;
        std::vector<int> jointNodes; ///< by the number that the geometry has for them; -1: no element has that number
        std::vector<size_t> meshes;  ///< of the scene
    };
    /// What an element stands in.
    struct Around
    {
        int node = -1;
        std::shared_ptr<Model> model;
    };
    struct File ///< whose elements are added
    {
        const Tree &tree;
        const scene::Node *standIn; ///< in the document, for all that is in the file; null: it is the document
        int depth;
    };

    void addElements(const File &file, NodeId root, const Around &around);
    Around addElement(const File &file, const MarkupElement &element, const Around &around);
    void addReference(const File &file, const MarkupElement &element, const Around &around);
    void addModel(const MarkupElement &element, Around &around);
    void addMesh(const MarkupElement &element, const Around &around);
    scene::Mesh &meshOfOpen(Model &model, int node);
    void addJoint(const MarkupElement &element, const Around &around);
    void addEmitter(const MarkupElement &element, const Around &around);
    void addLight(const MarkupElement &element, const Around &around);
    /// What the pipelines of the cameras make of them.
    void settleLights();
    void addJointsToMeshes(const Model &model);
    Geometry *geometry(const QByteArray &name);

    const Tree &m_document;
    HordeFiles m_files;
    scene::Scene m_scene;
    HordeLooks m_looks;
    QHash<QString, std::shared_ptr<Geometry>> m_geometries; // by path
    QStringList m_open;                                     // scene files that are being added
    QByteArrayList m_pipelines;                             // of cameras
    std::vector<bool> m_lightContexts;                      // whether each light of the scene has one of its own
    qint64 m_jointsLeft = MostJoints;
    const Tree *m_openGeometry = nullptr;
    const scene::Scene *m_bare = nullptr; // of the geometry that is open
};

} // namespace hexahedron
