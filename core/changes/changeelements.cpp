#include "core/changes/changeelements.h"

#include "core/changes/wishes.h"

namespace hexahedron {

void changeElements(Wishes &wishes, const Item &array, const std::function<bool(uchar *element)> &change)
{
    constexpr qint64 AtOnce = 1 << 16; // bytes
    const Bytes &bytes = wishes.tree().bytes(array.stream);
    const qint64 stride = array.stride;
    if (stride <= 0)
        return;
    const qint64 whole = array.range.begin + qMin(array.count, array.range.size() / stride) * stride;
    const qint64 step = qMax<qint64>(1, AtOnce / stride) * stride;
    QByteArray changed;
    ByteRange range; // from the first that changes to the last
    for (qint64 begin = array.range.begin; begin < whole; begin += step) {
        QByteArray piece = bytes.toByteArray({begin, qMin(begin + step, whole)});
        auto *data = reinterpret_cast<uchar *>(piece.data());
        ByteRange here; // the same in this piece
        for (qint64 at = 0; at + stride <= piece.size(); at += stride) {
            if (change(data + at))
                here = {here.isEmpty() ? at : here.begin, at + stride};
        }
        if (here.isEmpty())
            continue;
        if (range.isEmpty())
            range = {begin + here.begin, begin + here.begin};
        changed += bytes.toByteArray({range.end, begin + here.begin});
        changed += piece.mid(here.begin, here.size());
        range.end = begin + here.end;
    }
    if (!range.isEmpty())
        wishes.splice(array.stream, range, Bytes(changed));
}

} // namespace hexahedron
