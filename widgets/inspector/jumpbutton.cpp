#include "widgets/inspector/jumpbutton.h"

#include "core/tree/items.h"
#include "core/tree/shortpath.h"
#include "widgets/icon.h"
#include "widgets/letterwidth.h"
#include "widgets/session/links.h"
#include "widgets/tree/itemtext.h"

#include <QLocale>

namespace hexahedron {

namespace {
constexpr int MostCharacters = 60;
}

JumpButton::JumpButton(QWidget *parent)
    : Elided<QToolButton>(parent)
{
    setIcon(hexahedron::icon(u"jump"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    connect(this, &QToolButton::clicked, this, [this] { Q_EMIT jumpRequested(m_stream, m_range); });
}

void JumpButton::showItem(const Tree &tree, const Item &item)
{
    const IndexMeaning meaning = indexMeaning(tree, item);
    setVisible(meaning.isIndex);
    if (!meaning.isIndex)
        return;
    setEnabled(meaning.target.isValid());
    if (meaning.target.isValid()) {
        m_stream = meaning.target.stream;
        m_range = meaning.target.range;
        const Item array = tree.parent(meaning.target);
        const Item frame = tree.parent(array);
        const QString place = tr("%1%2 of %3").arg(tree.name(array), tree.name(meaning.target), tree.name(frame));
        const Item piece = pieceOf(tree, meaning.target);
        const QString named = piece.isValid() ? tr("%1, %2").arg(summary(tree, piece), place) : place;
        setFullText(fontMetrics().elidedText(named, Qt::ElideMiddle, MostCharacters * letterWidth(fontMetrics())));
        setToolTip(tr("Go to %1").arg(shortPath(tree.path(meaning.target))));
    } else if (meaning.isNone) {
        setFullText(tr("none"));
        setToolTip(tr("This value stands for none."));
    } else {
        setFullText(meaning.total > 0 ? tr("nothing: there are %1").arg(QLocale().toString(meaning.total))
                                      : tr("nothing"));
        setToolTip(tr("There is no such element."));
    }
}

} // namespace hexahedron
