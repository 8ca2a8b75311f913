#include "core/formats/horde3d/hordefacts.h"

#include "core/check/markupelement.h"
#include "core/formats/filefacts.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/tree/items.h"

namespace hexahedron {

namespace {

class FactsReader
{
public:
    explicit FactsReader(const Tree &tree)
        : m_tree(tree)
        , m_cursor(tree.bytes())
    {
    }

    std::shared_ptr<const HordeFacts> read()
    {
        const NodeStore &nodes = m_tree.stream(0).nodes;
        for (NodeId id = 1; id < nodes.size(); ++id)
            see(id, &fieldById(nodes[id].field));
        return m_facts;
    }

private:
    void see(NodeId id, const Field *field)
    {
        const HordeMaterialFormat::Fields &material = HordeMaterialFormat::instance().fields;
        const HordeSceneFormat::Fields &scene = HordeSceneFormat::instance().fields;
        if (field == material.material)
            addFile(MarkupElement(m_tree, 0, id).text(material.link));
        else if (field == scene.reference)
            addFile(MarkupElement(m_tree, 0, id).text(scene.referenceFile));
        else if (field == scene.joint || field == scene.mesh)
            add(m_facts->moving, MarkupElement(m_tree, 0, id).text("name"));
        else
            seeShader(id, field);
    }

    void seeShader(NodeId id, const Field *field)
    {
        const HordeShaderFormat::Fields &fields = HordeShaderFormat::instance().fields;
        const std::pair<const Field *, QSet<QByteArray> *> named[] = {{fields.sampler, &m_facts->samplers},
                                                                      {fields.uniform, &m_facts->uniforms},
                                                                      {fields.buffer, &m_facts->buffers},
                                                                      {fields.context, &m_facts->contexts}};
        for (const auto &[kind, names] : named) {
            if (field == kind)
                add(*names, textIn(m_tree, m_tree.itemOf(0, id), fields.id));
        }
        if (field == fields.include) {
            addFile(textIn(m_tree, m_tree.itemOf(0, id), fields.includeFile));
        } else if (field == fields.flag) {
            constexpr int prefix = 4; // _F and two digits
            const ByteRange range = m_tree.stream(0).nodes[id].range();
            const uchar *bytes = range.size() >= prefix ? m_cursor.at(range.begin, prefix) : nullptr;
            const int number = bytes ? (bytes[2] - '0') * 10 + bytes[3] - '0' : 0;
            if (number >= 1 && number <= 32)
                m_facts->flags |= 1u << (number - 1);
        }
    }

    void addFile(const QByteArray &name)
    {
        if (m_facts->leadsTo.size() >= HordeFacts::MostNames)
            m_facts->isWhole = false;
        else if (!name.isEmpty())
            m_facts->leadsTo += name;
    }
    void add(QSet<QByteArray> &names, const QByteArray &name)
    {
        if (names.size() >= HordeFacts::MostNames)
            m_facts->isWhole = false;
        else
            names.insert(name);
    }

    const Tree &m_tree;
    ByteCursor m_cursor;
    std::shared_ptr<HordeFacts> m_facts = std::make_shared<HordeFacts>();
};

constexpr int MostFiles = 1024;

} // namespace

std::shared_ptr<const HordeFacts> hordeFactsOf(const QString &path, const Format &format)
{
    static FileFacts<HordeFacts> facts(MostFiles);
    return facts.of(path, format, [](const Tree &tree) { return FactsReader(tree).read(); });
}

} // namespace hexahedron
