#include "core/relations/repairs.h"

#include "core/edit/planner.h"

namespace hexahedron::repairs {

Repair setNumber(const char *sentence, const Item &item, double number, const QStringList &arguments)
{
    return {sentence, arguments, [=](Planner &planner) { planner.setNumber(item, number); }};
}

Repair setShape(const char *sentence, const Item &item, qint64 number)
{
    return {sentence, {}, [=](Planner &planner) {
                planner.setText(item, QString::number(number), ShapeChange::Reinterpret);
            }};
}

Repair setText(const char *sentence, const Item &item, const QString &text, const QStringList &arguments)
{
    return {sentence, arguments, [=](Planner &planner) { planner.setText(item, text); }};
}

Repair setBytes(const char *sentence, const Item &item, const QByteArray &bytes, const QStringList &arguments)
{
    return {sentence, arguments, [=](Planner &planner) { planner.setBytes(item, bytes); }};
}

Repair insertBytes(const char *sentence, const Item &owner, qint64 offset, const QByteArray &bytes)
{
    return {sentence, {}, [=](Planner &planner) { planner.insertBytes(owner, offset, bytes); }};
}

Repair removeFrame(const char *sentence, const Item &frame)
{
    return {sentence, {}, [=](Planner &planner) { planner.removeFrame(frame); }};
}

Repair removeElements(const char *sentence, const Item &array, const std::vector<qint64> &elements)
{
    return {sentence, {}, [=](Planner &planner) { planner.removeElements(array, elements); }};
}

Repair splice(const char *sentence, StreamId stream, ByteRange range, const Bytes &bytes)
{
    return {sentence, {}, [=](Planner &planner) { planner.splice(stream, range, bytes); }};
}

} // namespace hexahedron::repairs
