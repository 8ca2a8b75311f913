#include "core/scene/treeviews.h"

#include <QFileInfo>

namespace hexahedron {

static scene::Component componentOf(const Field &field)
{
    using scene::Component;
    if (field.vector.isPacked)
        return Component::Packed1010102;
    if (field.kind == Kind::Float)
        return field.width == 8 ? Component::F64 : Component::F32;
    if (field.width == 1)
        return field.number.isSigned ? Component::I8 : Component::U8;
    if (field.width == 2)
        return field.number.isSigned ? Component::I16 : Component::U16;
    return field.number.isSigned ? Component::I32 : Component::U32;
}

scene::View viewOn(const Item &records, const Part &part)
{
    return {.stream = records.stream,
            .begin = records.range.begin + part.range.begin,
            .count = records.count,
            .stride = records.stride,
            .component = componentOf(*part.field),
            .components = part.field->vector.isPacked ? 3 : int(part.count),
            .normalised = part.field->vector.isPacked || part.field->number.isScaledToOne};
}

scene::View viewOn(const Tree &tree, const Item &records, const Field *field)
{
    if (!records.isValid() || records.stride == 0)
        return {};
    for (const Part &part : *tree.shapeOf(records)) {
        if (part.field == field)
            return viewOn(records, part);
    }
    return {};
}

scene::View viewOn(const Item &numbers)
{
    if (!numbers.isValid())
        return {};
    return {.stream = numbers.stream,
            .begin = numbers.range.begin,
            .count = numbers.count,
            .stride = numbers.stride,
            .component = componentOf(*numbers.field),
            .components = 1};
}

scene::View viewOfField(const Tree &tree, const Item &item, const Field *field)
{
    const Item numbers = item.isValid() ? childOf(tree, item, field) : Item();
    if (!numbers.isValid() || numbers.fault != Fault::None || field->width <= 0 || numbers.range.isEmpty())
        return {};
    return {.stream = numbers.stream,
            .begin = numbers.range.begin,
            .count = 1,
            .stride = numbers.range.size(),
            .component = componentOf(*field),
            .components = int(numbers.range.size() / field->width)};
}

scene::Vec3 vectorIn(const Tree &tree, const Item &item, const Field *field, const scene::Vec3 &otherwise)
{
    const std::vector<double> v = floatsIn(tree, item, field);
    return v.size() < 3 ? otherwise : scene::Vec3{float(v[0]), float(v[1]), float(v[2])};
}

void addBox(scene::Scene &scene, const Tree &tree, const Item &item, const Field *low, const Field *high, int node,
            int mesh)
{
    if (!item.isValid() || floatsIn(tree, item, low).size() < 3 || floatsIn(tree, item, high).size() < 3)
        return;
    scene.boxes.push_back({.name = tree.path(item).section(u'/', -1),
                           .stream = item.stream,
                           .bytes = item.range,
                           .low = vectorIn(tree, item, low),
                           .high = vectorIn(tree, item, high),
                           .node = node,
                           .mesh = mesh});
}

scene::Quat rotationIn(const Tree &tree, const Item &item, const Field *field)
{
    const std::vector<double> q = floatsIn(tree, item, field);
    return q.size() < 4 ? scene::Quat()
                        : scene::Quat::of(field->vector.rotation.usual(
                            std::array{float(q[0]), float(q[1]), float(q[2]), float(q[3])}));
}

scene::Mat4 matrixIn(const Tree &tree, const Item &item, const Field *field)
{
    scene::Mat4 matrix;
    const std::vector<double> numbers = floatsIn(tree, item, field);
    for (size_t i = 0; i < numbers.size() && numbers.size() == matrix.m.size(); ++i)
        matrix.m[i] = float(numbers[i]);
    return matrix;
}

QString nameOfFile(const Tree &tree)
{
    return QFileInfo(tree.fileName()).fileName();
}

scene::Node nodeOf(const Tree &tree, const Item &item, const QString &name)
{
    scene::Node node;
    node.name = name;
    node.path = tree.path(item);
    node.stream = item.stream;
    node.bytes = item.range;
    return node;
}

} // namespace hexahedron
