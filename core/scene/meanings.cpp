#include "core/scene/meanings.h"

namespace hexahedron {

namespace {

/// Joints or weights of a vertex come in sets of four at most.
void addSkin(scene::Mesh &mesh, scene::View scene::SkinSet::*values, scene::View view)
{
    constexpr int InSet = 4;
    const int count = view.components;
    for (int first = 0; first < count; first += InSet) {
        const auto number = size_t(first / InSet);
        if (number == mesh.skinSets.size())
            mesh.skinSets.emplace_back();
        view.components = std::min(InSet, count - first);
        mesh.skinSets[number].*values = view;
        view.begin += InSet * scene::componentSize(view.component);
    }
}

} // namespace

const Field *fieldThatMeans(const Field &record, Meaning meaning)
{
    const auto it = std::find_if(record.body.begin(), record.body.end(),
                                 [=](const Field *field) { return field->meaning == meaning; });
    return it == record.body.end() ? nullptr : *it;
}

void addAttribute(scene::Mesh &mesh, const Field &field, const scene::View &view)
{
    if (field.meaning == Meaning::TexCoord && view.components == 2)
        mesh.texCoords.push_back(view);
    if (field.meaningSet > 0)
        return;
    const auto note = [&](scene::View &known) {
        if (!known.isPresent() && view.components >= 3)
            known = view;
    };
    switch (field.meaning) {
    case Meaning::Position:
        return note(mesh.positions);
    case Meaning::Normal:
        return note(mesh.normals);
    case Meaning::Tangent:
        return note(mesh.tangents);
    case Meaning::Bitangent:
        return note(mesh.bitangents);
    case Meaning::Color:
        return note(mesh.colors);
    case Meaning::BoneIndex:
        return addSkin(mesh, &scene::SkinSet::joints, view);
    case Meaning::BoneWeight:
        return addSkin(mesh, &scene::SkinSet::weights, view);
    default:
        return;
    }
}

void addVertices(scene::Mesh &mesh, const Item &records, std::span<const Part> shape)
{
    mesh.stream = records.stream;
    mesh.vertexCount = records.count;
    mesh.vertexBytes = records.range;
    mesh.vertexStride = records.stride;
    for (const Part &part : shape)
        addAttribute(mesh, *part.field, viewOn(records, part));
}

void addVertices(scene::Morph &morph, const Item &records, std::span<const Part> shape)
{
    for (const Part &part : shape) {
        const scene::View view = viewOn(records, part);
        if (part.field->meaning == Meaning::VertexIndex)
            morph.vertices = view;
        else if (part.field->meaning == Meaning::Position)
            morph.positions = view;
        else if (part.field->meaning == Meaning::Normal)
            morph.normals = view;
        else if (part.field->meaning == Meaning::Tangent)
            morph.tangents = view;
    }
}

void addChannels(scene::Clip &clip, int node, const Item &keys, std::span<const Part> shape)
{
    using Target = scene::Channel::Target;
    scene::View times;
    for (const Part &part : shape) {
        const scene::View view = viewOn(keys, part);
        const auto add = [&](Target target) { clip.channels.push_back({target, node, times, view}); };
        switch (part.field->meaning) {
        case Meaning::Time:
            times = view;
            break;
        case Meaning::Translation:
            add(Target::Translation);
            break;
        case Meaning::Rotation:
            add(Target::Rotation);
            break;
        case Meaning::Scale:
            add(Target::Scale);
            break;
        case Meaning::MorphWeight:
            add(Target::Weight);
            break;
        default:
            break;
        }
    }
}

void placeNode(scene::Node &node, StreamId stream, std::span<const Part> parts, ByteCursor &bytes)
{
    for (const Part &part : parts) {
        const Field &field = *part.field;
        if (field.meaning == Meaning::None || part.fault != Fault::None || part.range.isEmpty())
            continue;
        const Item alone{.stream = stream, .range = {}, .count = 1, .stride = part.range.size(), .rows = {}};
        const scene::View view = viewOn(alone, part);
        const std::array<float, 4> numbers = scene::readElement(bytes, view, 0);
        if (field.meaning == Meaning::Translation && view.components >= 3) {
            node.translation = {numbers[0], numbers[1], numbers[2]};
            node.storedTranslation = view;
        } else if (field.meaning == Meaning::Scale && view.components >= 3) {
            node.scale = {numbers[0], numbers[1], numbers[2]};
            node.storedScale = view;
        } else if (field.meaning == Meaning::Rotation && view.components >= 4) {
            node.rotation = scene::Quat::of(field.vector.rotation.usual(numbers));
            node.storedRotation = view;
        }
    }
}

void placeNode(scene::Node &node, const Tree &tree, const Item &item)
{
    if (!item.isValid() || item.steps > 0)
        return;
    ByteCursor bytes(tree.bytes(item.stream));
    placeNode(node, item.stream, tree.layoutOf(item.stream, item.node)->parts, bytes);
}

} // namespace hexahedron
