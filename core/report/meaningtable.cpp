#include "core/report/meaningtable.h"

#include "core/language/plural.h"
#include "core/report/markdown.h"
#include "core/report/valuewriter.h"
#include "core/tree/shortpath.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

constexpr int MostRows = 2000;
constexpr qint64 MostBytes = 16; // of one field

QString tableText(const char *sentence, qint64 n = noCount)
{
    return QCoreApplication::translate("meaning", sentence, nullptr, pluralOf(n));
}

QString hexOf(const Bytes &bytes, ByteRange range)
{
    const ByteRange shown{range.begin, qMin(range.end, range.begin + MostBytes)};
    const QString digits = QString::fromLatin1(bytes.toByteArray(shown).toHex(' ').toUpper());
    return shown == range ? digits : digits + QStringLiteral(" …");
}

/// The whole vector, not its numbers one by one.
Item fieldAt(const Tree &tree, StreamId stream, qint64 offset)
{
    const Item item = tree.at(stream, offset);
    return item.role == Item::Role::Component ? tree.parent(item) : item;
}

} // namespace

QString meaningTable(const Tree &tree, StreamId stream, ByteRange range)
{
    using namespace markdown;
    const Bytes &bytes = tree.bytes(stream);
    range = range.intersected(bytes.range());
    QString text = tableOf(
        {tableText(QT_TRANSLATE_NOOP("meaning", "Offset")), tableText(QT_TRANSLATE_NOOP("meaning", "Bytes")),
         tableText(QT_TRANSLATE_NOOP("meaning", "Path")), tableText(QT_TRANSLATE_NOOP("meaning", "Value"))});
    int rows = 0;
    for (qint64 offset = range.begin; offset < range.end;) {
        if (++rows > MostRows) {
            text += u'\n'
                    + tableText(QT_TRANSLATE_N_NOOP("meaning", "%1 more byte(s) are not listed."), range.end - offset)
                          .arg(range.end - offset)
                    + u'\n';
            break;
        }
        const Item item = fieldAt(tree, stream, offset);
        const bool hasValue = item.isValid() && ValueWriter::hasValue(item) && !ValueWriter::isRaw(item);
        const ByteRange field = item.isValid() && item.range.contains(offset) ? item.range
                                                                              : ByteRange{offset, offset + 1};
        text += rowOf({QStringLiteral("0x") + QString::number(field.begin, 16).toUpper(), hexOf(bytes, field),
                       item.isValid() ? safe(shortPath(tree.path(item))) : QString(),
                       hasValue ? safe(displayText(tree, item)) : QString()});
        offset = field.end;
    }
    return text;
}

} // namespace hexahedron
