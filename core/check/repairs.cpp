#include "core/check/repairs.h"

#include "core/changes/wishes.h"

namespace hexahedron::repairs {

Repair setNumber(const char *sentence, const Item &item, double number, const QStringList &arguments)
{
    return {sentence, arguments, [=](Wishes &wishes) { wishes.setNumber(item, number); }};
}

Repair setShape(const char *sentence, const Item &item, qint64 number)
{
    return {
        sentence, {}, [=](Wishes &wishes) { wishes.setText(item, QString::number(number), ShapeChange::Reinterpret); }};
}

Repair setText(const char *sentence, const Item &item, const QString &text, const QStringList &arguments)
{
    return {sentence, arguments, [=](Wishes &wishes) { wishes.setText(item, text); }};
}

Repair setBytes(const char *sentence, const Item &item, const QByteArray &bytes, const QStringList &arguments)
{
    return {sentence, arguments, [=](Wishes &wishes) { wishes.setBytes(item, bytes); }};
}

Repair insertBytes(const char *sentence, const Item &owner, qint64 offset, const QByteArray &bytes)
{
    return {sentence, {}, [=](Wishes &wishes) { wishes.insertBytes(owner, offset, bytes); }};
}

Repair append(const char *sentence, const Item &owner, const QByteArray &bytes)
{
    return insertBytes(sentence, owner, owner.range.end, bytes);
}

Repair removeFrame(const char *sentence, const Item &frame)
{
    return {sentence, {}, [=](Wishes &wishes) { wishes.removeFrame(frame); }};
}

Repair removeElements(const char *sentence, const Item &array, const std::vector<qint64> &elements)
{
    return {sentence, {}, [=](Wishes &wishes) { wishes.removeElements(array, elements); }};
}

Repair splice(const char *sentence, StreamId stream, ByteRange range, const Bytes &bytes)
{
    return {sentence, {}, [=](Wishes &wishes) { wishes.splice(stream, range, bytes); }};
}

} // namespace hexahedron::repairs
