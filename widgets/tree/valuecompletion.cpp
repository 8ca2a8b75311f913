#include "widgets/tree/valuecompletion.h"

#include "core/tree/proposals.h"
#include "widgets/icon.h"

#include <QAbstractItemView>
#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QScrollBar>

namespace hexahedron {

ValueCompletion::ValueCompletion(QLineEdit *line)
    : QObject(line)
    , m_line(line)
    , m_list(line->addAction(icon(u"down"), QLineEdit::TrailingPosition))
    , m_lookup([this](const QStringList &more) { takeMore(more); })
{
    constexpr int MostVisible = 12;
    m_list->setText(tr("What May Stand Here"));
    const QString keys = QKeySequence(Qt::CTRL | Qt::Key_Space).toString(QKeySequence::NativeText);
    m_list->setToolTip(tr("What may stand here (%1)").arg(keys));
    m_list->setVisible(false);
    m_completer.setModel(&m_texts);
    m_completer.setCaseSensitivity(Qt::CaseInsensitive);
    m_completer.setFilterMode(Qt::MatchContains);
    m_completer.setMaxVisibleItems(MostVisible);
    m_completer.popup()->setTextElideMode(Qt::ElideMiddle);
    m_completer.popup()->installEventFilter(this);
    m_line->installEventFilter(this);
    connect(m_list, &QAction::triggered, this, &ValueCompletion::showAll);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_typed = text;
        look();
    });
    // The line takes the text over in the same moment, before or after.
    connect(&m_completer, qOverload<const QString &>(&QCompleter::activated), this, &ValueCompletion::chosen,
            Qt::QueuedConnection);
}

void ValueCompletion::setItem(std::shared_ptr<const Tree> tree, const Item &item)
{
    const bool isSameItem = item == m_item;
    if (isSameItem && m_shown.lock() == tree)
        return;
    const bool isAwaited = isSameItem && (m_wantsAll || m_completer.popup()->isVisible());
    m_lookup.drop();
    m_hasLooked = false;
    m_wantsAll = m_wantsAll && isSameItem;
    m_shown = tree;
    m_proposals = proposalsFor(*tree, item);
    m_tree = m_proposals.findMore ? std::move(tree) : nullptr;
    m_item = item;
    m_list->setVisible(!m_proposals.isEmpty());
    if (m_line->completer() != (m_proposals.isEmpty() ? nullptr : &m_completer))
        m_line->setCompleter(m_proposals.isEmpty() ? nullptr : &m_completer);
    if (isAwaited && m_tree)
        look(); // the list stays open meanwhile
    else
        setTexts(m_proposals.texts);
}

void ValueCompletion::setTexts(const QStringList &texts)
{
    constexpr int MostCharacters = 80;
    m_texts.setStringList(texts);
    qsizetype longest = 0;
    for (const QString &text : texts)
        longest = qMax(longest, text.size());
    QAbstractItemView *popup = m_completer.popup();
    popup->setMinimumWidth(int(qMin<qsizetype>(longest + 2, MostCharacters)) * popup->fontMetrics().averageCharWidth()
                           + popup->verticalScrollBar()->sizeHint().width());
}

void ValueCompletion::look()
{
    if (m_hasLooked || !m_proposals.findMore)
        return;
    m_hasLooked = true;
    m_lookup.ask([tree = m_tree, item = m_item, findMore = m_proposals.findMore](const std::atomic_bool &cancelled) {
        return findMore(*tree, item, cancelled);
    });
}

void ValueCompletion::takeMore(const QStringList &more)
{
    QStringList texts = m_proposals.texts + more;
    texts.removeDuplicates();
    setTexts(texts);
    m_tree.reset();
    if (m_wantsAll && m_line->hasFocus()) {
        showAll();
    } else if (m_line->hasFocus() && m_line->isModified() && !m_line->text().isEmpty()) {
        m_completer.setCompletionPrefix(m_line->text());
        m_completer.complete();
    }
    m_wantsAll = false;
}

void ValueCompletion::showAll()
{
    if (m_proposals.isEmpty())
        return;
    m_line->setFocus();
    look();
    m_wantsAll = m_texts.rowCount() == 0;
    m_typed = m_line->text();
    m_completer.setCompletionPrefix({});
    m_completer.complete();
    const QModelIndexList here = m_completer.completionModel()->match(
        m_completer.completionModel()->index(0, 0), Qt::DisplayRole, m_typed, 1, Qt::MatchFixedString);
    if (!here.isEmpty())
        m_completer.popup()->setCurrentIndex(here.first());
}

bool ValueCompletion::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_line && event->type() == QEvent::FocusIn)
        look();
    if (object == m_completer.popup() && event->type() == QEvent::Show)
        fitToScreen();
    if (event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        return object == m_line ? linePressed(press->key(), press->modifiers())
                                : object == m_completer.popup() && popupPressed(press->key());
    }
    return QObject::eventFilter(object, event);
}

bool ValueCompletion::linePressed(int key, Qt::KeyboardModifiers modifiers)
{
    const bool isWish = (key == Qt::Key_Space && modifiers == Qt::ControlModifier)
                        || (key == Qt::Key_Down && !(modifiers & ~(Qt::AltModifier | Qt::KeypadModifier)));
    if (!isWish || m_proposals.isEmpty())
        return false;
    showAll();
    return true;
}

/// By itself the line would take Enter for the end of what was written before it has what is picked.
bool ValueCompletion::popupPressed(int key)
{
    QAbstractItemView *popup = m_completer.popup();
    if (key == Qt::Key_Escape) {
        popup->hide();
        m_line->setText(m_typed);
        m_line->setModified(true);
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Tab)
        return false;
    QModelIndex picked = popup->currentIndex();
    if (!picked.isValid() && isMeant())
        picked = popup->model()->index(0, 0);
    if (picked.isValid())
        m_line->setText(picked.data().toString());
    m_line->setModified(true);
    popup->hide();
    Q_EMIT chosen();
    return true;
}

/// Whether what was written is the beginning of the only word that is left. Names of files may be new ones, numbers are numbers.
bool ValueCompletion::isMeant() const
{
    const QAbstractItemModel *left = m_completer.popup()->model();
    bool isNumber = false;
    m_typed.toDouble(&isNumber);
    return !m_proposals.findMore && !isNumber && left->rowCount() == 1
           && left->index(0, 0).data().toString().startsWith(m_typed, Qt::CaseInsensitive);
}

/// The list may be wider than its line, which may stand at the edge of the screen.
void ValueCompletion::fitToScreen()
{
    QAbstractItemView *popup = m_completer.popup();
    const QRect screen = m_line->screen()->availableGeometry();
    const int left = qMax(screen.left(), qMin(popup->x(), screen.right() + 1 - popup->width()));
    popup->move(left, popup->y());
}

} // namespace hexahedron
