#include "core/changes/follow.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"

namespace hexahedron {

void takeAlong(Wishes &wishes, const Item &list, const std::vector<qint64> &rows)
{
    if (!list.isValid() || rows.empty())
        return;
    wishes.addConsequence(editText(QT_TRANSLATE_NOOP("edit", "%1: %2 of %3 elements belonged to it and go too."))
                              .arg(wishes.tree().path(list))
                              .arg(rows.size())
                              .arg(list.count));
    wishes.removeElements(list, rows);
}

} // namespace hexahedron
