#include "app/referencepanels.h"

#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "core/check/issue.h"
#include "core/formats/issuecatalogue.h"
#include "core/formats/registry.h"
#include "core/tree/firstitem.h"
#include "widgets/icon.h"
#include "widgets/reference/referenceview.h"

namespace hexahedron {

ReferencePanels::ReferencePanels(MainWindow *window)
    : QObject(window)
    , m_window(window)
    , m_book(std::make_shared<ReferenceBook>(allFormats(), readersLanguage(), issueCatalogue()))
    , m_pane(new ReferenceView(m_book))
{
    connect(m_pane, &ReferenceView::fieldActivated, this,
            [this](const QString &format, const QString &path) { goToField(m_pane, format, path); });
    connect(m_pane, &ReferenceView::shown, this, [this] { follow(m_window->currentPage()); });
}

/// Of what is selected, or of the file's format.
ReferencePlace ReferencePanels::placeOf(const DocumentPage *page) const
{
    const auto tree = page ? page->session()->tree() : nullptr;
    if (!tree)
        return {};
    return placeOf(*tree, page->session()->isTreeCurrent() ? page->selectedItem() : Item());
}

/// Of the nearest part around the item that the reference describes.
ReferencePlace ReferencePanels::placeOf(const Tree &tree, Item item) const
{
    const StreamId stream = item.isValid() ? item.stream : 0;
    const Format *format = tree.stream(stream).format;
    while (item.isValid() && item.stream == stream && !(item.field && describedField(*format, item.field)))
        item = tree.parent(item);
    return m_book->placeOf(*format, item.isValid() && item.stream == stream ? item.field : nullptr);
}

void ReferencePanels::follow(const DocumentPage *page)
{
    if (!m_pane->isVisible())
        return;
    if (const ReferencePlace place = placeOf(page); place.isValid())
        m_pane->follow(place);
    else if (!m_pane->place().isValid())
        m_pane->follow({m_book->pageIds().front(), {}});
}

void ReferencePanels::openWindow()
{
    if (!m_own) {
        m_own = new ReferenceView(m_book, m_window);
        m_own->setWindowFlag(Qt::Window);
        m_own->setWindowTitle(tr("Reference — Hexahedron"));
        m_own->setWindowIcon(applicationIcon());
        m_own->resize(m_window->size().boundedTo(QSize(1100, 900)));
        connect(m_own, &ReferenceView::fieldActivated, this,
                [this](const QString &format, const QString &path) { goToField(m_own, format, path); });
    }
    const ReferencePlace place = placeOf(m_window->currentPage());
    if (place.isValid() || !m_own->place().isValid())
        m_own->show(place.isValid() ? place : ReferencePlace{m_book->pageIds().front(), {}});
    m_own->QWidget::show();
    m_own->raise();
    m_own->activateWindow();
}

void ReferencePanels::showItem(const Item &item)
{
    Q_EMIT paneRequested();
    const Session *open = m_window->session();
    if (!open || !open->isTreeCurrent())
        return;
    if (const ReferencePlace place = placeOf(*open->tree(), item); place.isValid())
        m_pane->show(place);
}

void ReferencePanels::showRuleOf(const Issue &issue)
{
    const DocumentPage *page = m_window->currentPage();
    const auto tree = page ? page->session()->tree() : nullptr;
    if (!tree || !tree->hasStream(issue.stream))
        return;
    showRule(issue.item, QString::fromLatin1(issue.reference));
}

/// The rule of that number, or the item where its page has none.
void ReferencePanels::showRule(const Item &item, const QString &number)
{
    const DocumentPage *page = m_window->currentPage();
    const auto tree = page ? page->session()->tree() : nullptr;
    if (!tree || !tree->hasStream(item.stream))
        return;
    const Format &format = *tree->stream(item.stream).format;
    const ReferencePlace rule = m_book->placeOfRule(familyOf(format), number);
    Q_EMIT paneRequested();
    m_pane->show(rule.isValid() ? rule : m_book->placeOf(format, item.field));
}

void ReferencePanels::showIssue(const Issue &issue)
{
    Q_EMIT paneRequested();
    m_pane->show(m_book->placeOfIssue(*issue.kind));
}

void ReferencePanels::showPlace(const QString &place)
{
    Q_EMIT paneRequested();
    m_pane->show({place.section(u'#', 0, 0), place.section(u'#', 1)});
}

/// Selects the first such field of the open file.
void ReferencePanels::goToField(ReferenceView *view, const QString &formatId, const QString &path)
{
    const Format *format = formatById(formatId);
    const DescribedField *described = format ? describedField(*format, path) : nullptr;
    Session *open = m_window->session();
    if (!described)
        return;
    const auto remark = [&](const QString &text) {
        view->show(m_book->placeOf(*format, described->field));
        view->remark(text);
    };
    if (!open)
        return remark(tr("Open a file to see this field in it."));
    if (!open->isTreeCurrent())
        return remark(tr("The open file is still being read. Try again in a moment."));
    const auto tree = open->tree();
    bool isAllSearched = false;
    const Item item = firstItemOf(*tree, *described->field, &isAllSearched);
    if (!item.isValid())
        return remark(isAllSearched ? tr("The open file has no such field.")
                                    : tr("No such field was found in the part of the open file that was searched."));
    m_window->currentPage()->select(item);
    view->show(m_book->placeOf(*format, described->field));
}

} // namespace hexahedron
