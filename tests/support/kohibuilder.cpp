#include "tests/support/kohibuilder.h"

namespace kohi {

QByteArray identity()
{
    return moved(0, 0, 0);
}

QByteArray moved(float x, float y, float z)
{
    return f32({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1});
}

QByteArray staticVertex(float x, float y, float z)
{
    return f32({x, y, z, 0, 0, 1, x, y, 1, 1, 1, 1, 1, 0, 0, 1});
}

QByteArray skinnedVertex(float x, float y, float z, std::initializer_list<qint32> bones,
                         std::initializer_list<float> weights)
{
    return staticVertex(x, y, z) + i32(bones) + f32(weights);
}

QByteArray positionKey(float x, float y, float z, float time)
{
    return f32({x, y, z, time});
}

QByteArray rotationKey(float x, float y, float z, float w, float time)
{
    return f32({x, y, z, w, time});
}

QByteArray Built::with(const QByteArray &place, const QByteArray &others, qsizetype behind) const
{
    Q_ASSERT(places.contains(place));
    return QByteArray(bytes).replace(places[place] + behind, others.size(), others);
}

namespace {

/// Texts as the engine stores them: one more for every use.
class Strings
{
public:
    quint16 add(const std::optional<QByteArray> &text)
    {
        if (!text)
            return 65535;
        m_entries += u32({quint32(m_data.size()), quint32(text->size())});
        m_data += *text;
        return quint16(m_entries.size() / 8 - 1);
    }
    quint32 count() const { return quint32(m_entries.size() / 8); }
    const QByteArray &entries() const { return m_entries; }
    const QByteArray &data() const { return m_data; }

private:
    QByteArray m_entries;
    QByteArray m_data;
};

/// Writes one part after another and remembers where it put them.
class Writer
{
public:
    void add(const QByteArray &place, const QByteArray &bytes)
    {
        m_built.places[m_part + place] = m_built.bytes.size();
        m_built.bytes += bytes;
    }
    void begin(const QByteArray &part, quint32 guard)
    {
        m_part = part + '/';
        add("guard", u32({guard}));
    }
    template<typename Thing, typename Cell>
    void column(const QByteArray &place, const std::vector<Thing> &things, Cell cell)
    {
        QByteArray cells;
        for (const Thing &thing : things)
            cells += cell(thing);
        add(place, cells);
    }
    Built finish(qsizetype offsetOfTable, qsizetype table)
    {
        m_built.bytes.replace(offsetOfTable, 4, u32({quint32(table)}));
        return m_built;
    }
    qsizetype place(const QByteArray &name) const { return m_built.places[name]; }

private:
    Built m_built;
    QByteArray m_part;
};

template<typename Thing>
QByteArray countOf(const std::vector<Thing> &things)
{
    return u16({quint16(things.size())});
}

void writeSubmeshes(Writer &out, const std::vector<Submesh> &submeshes, Strings &strings)
{
    if (submeshes.empty())
        return;
    out.begin("submeshes", 1);
    QByteArray names;
    QByteArray materials;
    for (const Submesh &submesh : submeshes) {
        names += u16({strings.add(submesh.name)});
        materials += u16({strings.add(submesh.material)});
    }
    const auto sizeOf = [](const Submesh &s) { return s.type == 1 ? 96 : 64; };
    out.add("name_ids", names);
    out.add("material_name_ids", materials);
    out.column("vertex_counts", submeshes,
               [&](const Submesh &s) { return u32({quint32(s.vertices.size() / sizeOf(s))}); });
    out.column("index_counts", submeshes, [](const Submesh &s) { return u32({quint32(s.indices.size() / 4)}); });
    out.column("mesh_types", submeshes, [](const Submesh &s) { return u8({s.type}); });
    out.column("centers", submeshes, [](const Submesh &s) { return s.center; });
    out.column("extents", submeshes, [](const Submesh &s) { return s.extents; });
    out.column("vertices", submeshes, [](const Submesh &s) { return s.vertices; });
    out.column("indices", submeshes, [](const Submesh &s) { return s.indices; });
}

void writeAnimations(Writer &out, const Model &model, Strings &strings)
{
    if (model.animations.empty())
        return;
    out.begin("animations", 4);
    out.add("total_channel_count", countOf(model.channels));
    out.column("name_ids", model.animations, [&](const Animation &a) { return u16({strings.add(a.name)}); });
    out.column("durations", model.animations, [](const Animation &a) { return f32({a.duration}); });
    out.column("ticks_per_second", model.animations, [](const Animation &a) { return f32({a.ticksPerSecond}); });
    QByteArray counts;
    for (quint16 i = 0; i < model.animations.size(); ++i)
        counts += u16({quint16(std::count_if(model.channels.begin(), model.channels.end(),
                                             [=](const Channel &c) { return c.animation == i; }))});
    out.add("channel_counts", counts);
    if (model.channels.empty())
        return;
    out.begin("channels", 5);
    out.column("animation_ids", model.channels, [](const Channel &c) { return u16({c.animation}); });
    out.column("name_ids", model.channels, [&](const Channel &c) { return u16({strings.add(c.name)}); });
    const auto runs = [&](const QByteArray &kind, QByteArray Channel::*keys, int size, auto before) {
        quint32 offset = 0;
        out.column(kind + "_counts", model.channels,
                   [&](const Channel &c) { return u32({quint32((c.*keys).size() / size)}); });
        out.column(kind + "_offsets", model.channels, [&](const Channel &c) {
            const QByteArray at = u32({offset + quint32(before(c))});
            offset += quint32(c.positions.size() + c.rotations.size() + c.scales.size());
            return at;
        });
    };
    runs("position", &Channel::positions, 16, [](const Channel &) { return 0; });
    runs("rotation", &Channel::rotations, 20, [](const Channel &c) { return c.positions.size(); });
    runs("scale", &Channel::scales, 16, [](const Channel &c) { return c.positions.size() + c.rotations.size(); });
    out.column("keys", model.channels, [](const Channel &c) { return c.positions + c.rotations + c.scales; });
}

} // namespace

Built Model::build() const
{
    Writer out;
    Strings strings;
    out.add("magic", u32({0xDECAFBAD}));
    out.add("asset_type", u32({15}));
    out.add("version", front);
    out.add("extents", extents);
    out.add("center", center);
    out.add("transform", transform);
    out.add("submesh_count", countOf(submeshes));
    out.add("bone_count", countOf(bones));
    out.add("node_count", countOf(nodes));
    out.add("animation_count", countOf(animations));
    out.add("string_table_offset", u32({0}));
    const qsizetype offsetOfTable = out.place("string_table_offset");
    writeSubmeshes(out, submeshes, strings);
    if (!bones.empty()) {
        out.begin("bones", 2);
        out.column("name_ids", bones, [&](const Bone &b) { return u16({strings.add(b.name)}); });
        out.column("offsets", bones, [](const Bone &b) { return b.offset; });
    }
    if (!nodes.empty()) {
        out.begin("nodes", 3);
        out.column("name_ids", nodes, [&](const Node &n) { return u16({strings.add(n.name)}); });
        out.column("parents", nodes, [](const Node &n) { return u16({n.parent}); });
        out.column("locals", nodes, [](const Node &n) { return n.local; });
    }
    writeAnimations(out, *this, strings);
    for (const QByteArray &text : moreStrings)
        strings.add(text);
    out.begin("strings", 6);
    out.add("entry_count", u32({strings.count()}));
    if (!hasNarrowTable)
        out.add("padding", u32({0}));
    out.add("data_block_size", u32({quint32(strings.data().size()), 0}));
    out.add("entries", strings.entries());
    out.add("data", strings.data());
    return out.finish(offsetOfTable, out.place("strings/entry_count"));
}

Model skinnedModel()
{
    Model model;
    Submesh &mesh = model.submeshes.front();
    mesh.type = 1;
    mesh.vertices = skinnedVertex(0, 0, 0) + skinnedVertex(1, 0, 0, {0, 1, -1, -1}, {0.5f, 0.5f, 0, 0})
                    + skinnedVertex(0, 1, 0, {1, 0, 0, 0});
    model.bones = {{"hip"}, {"knee", moved(0, -1, 0)}};
    model.nodes = {{"root"}, {"hip", 0}, {"knee", 1, moved(0, 1, 0)}};
    model.animations = {Animation()};
    model.channels = {{0, "hip"}, {0, "Knee"}};
    return model;
}

} // namespace kohi
