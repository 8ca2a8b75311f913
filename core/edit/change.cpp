#include "core/edit/change.h"

#include "core/changes/edittext.h"

namespace hexahedron {

QString causeText(Change::Cause cause)
{
    switch (cause) {
    case Change::Cause::Asked:
        return editText(QT_TRANSLATE_NOOP("edit", "asked for"));
    case Change::Cause::Length:
        return editText(QT_TRANSLATE_NOOP("edit", "length"));
    case Change::Cause::Count:
        return editText(QT_TRANSLATE_NOOP("edit", "count"));
    case Change::Cause::Index:
        return editText(QT_TRANSLATE_NOOP("edit", "renumbered"));
    case Change::Cause::Reference:
        return editText(QT_TRANSLATE_NOOP("edit", "referred to it"));
    case Change::Cause::Order:
        return editText(QT_TRANSLATE_NOOP("edit", "keeps the order"));
    case Change::Cause::Share:
        return editText(QT_TRANSLATE_NOOP("edit", "keeps the whole"));
    case Change::Cause::Layout:
        return editText(QT_TRANSLATE_NOOP("edit", "laid out anew"));
    case Change::Cause::Offset:
        return editText(QT_TRANSLATE_NOOP("edit", "place"));
    case Change::Cause::Repair:
        return editText(QT_TRANSLATE_NOOP("edit", "repair"));
    case Change::Cause::Packed:
        return editText(QT_TRANSLATE_NOOP("edit", "packed again"));
    case Change::Cause::Checksum:
        return editText(QT_TRANSLATE_NOOP("edit", "checksum"));
    case Change::Cause::Derived:
        return editText(QT_TRANSLATE_NOOP("edit", "computed"));
    case Change::Cause::Name:
        return editText(QT_TRANSLATE_NOOP("edit", "names it"));
    }
    return {};
}

QString sizeChange(ByteRange removed, qint64 inserted)
{
    if (removed.isEmpty())
        return editText(QT_TRANSLATE_N_NOOP("edit", "%L1 byte(s) inserted"), inserted).arg(inserted);
    if (inserted == 0)
        return editText(QT_TRANSLATE_N_NOOP("edit", "%L1 byte(s) removed"), removed.size()).arg(removed.size());
    return inserted == removed.size()
               ? editText(QT_TRANSLATE_N_NOOP("edit", "%L1 byte(s) overwritten"), inserted).arg(inserted)
               : editText(QT_TRANSLATE_N_NOOP("edit", "%L1 byte(s) replaced by %L2"), removed.size())
                     .arg(removed.size())
                     .arg(inserted);
}

} // namespace hexahedron
