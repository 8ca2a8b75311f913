#include "core/check/markupelement.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefiles.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/tree/tree.h"

#include <QFileInfo>
#include <QHash>

namespace hexahedron {

namespace {

constexpr int MostScenes = 64;
constexpr qsizetype MostElements = 256; ///< that lead to one of them

constexpr auto fields = &fieldsOf<HordeSceneFormat>;

class ReferencedScenes
{
public:
    explicit ReferencedScenes(const Tree &document)
        : m_files(document)
    {
        m_open.push_back({document, {}});
        const QString own = QFileInfo(document.fileName()).canonicalFilePath();
        while (!m_open.empty()) {
            const Open next = m_open.back();
            m_open.pop_back();
            addFrom(next, own);
        }
    }

    std::vector<HordeReferenced> take() { return std::move(m_found); }

private:
    struct Open
    {
        const Tree &tree;
        QString element; ///< of the document, by which it is reached; empty: this is the document
    };

    void addFrom(const Open &open, const QString &own)
    {
        const auto root = outermostOf(open.tree, 0, fields().nodes);
        if (!root)
            return;
        const NodeStore &nodes = open.tree.stream(0).nodes;
        for (NodeId id = root->node(); id <= root->node() + nodes[root->node()].descendants; ++id) {
            if (&fieldById(nodes[id].field) != fields().reference)
                continue;
            const MarkupElement element(open.tree, 0, id);
            const QString path = m_files.pathOf(element.text(fields().referenceFile));
            if (!path.isEmpty() && path != own)
                add(path, open.element.isEmpty() ? open.tree.path(element.item()) : open.element);
        }
    }

    void add(const QString &path, const QString &element)
    {
        auto known = m_numbers.constFind(path);
        if (known == m_numbers.constEnd()) {
            if (int(m_found.size()) >= MostScenes)
                return;
            known = m_numbers.insert(path, m_found.size());
            m_found.push_back({path, {}});
        }
        QStringList &elements = m_found[*known].elements;
        if (elements.size() >= MostElements || elements.contains(element))
            return;
        elements += element;
        if (const auto tree = m_files.read(path, hordeSceneFormat()))
            m_open.push_back({*tree, element}); // which the files keep
    }

    HordeFiles m_files;
    std::vector<Open> m_open;
    std::vector<HordeReferenced> m_found;
    QHash<QString, size_t> m_numbers;
};

} // namespace

std::vector<HordeReferenced> hordeReferencedScenes(const Tree &document)
{
    return ReferencedScenes(document).take();
}

} // namespace hexahedron
