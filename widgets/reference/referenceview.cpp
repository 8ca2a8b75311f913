#include "widgets/reference/referenceview.h"

#include "widgets/icon.h"
#include "widgets/letterwidth.h"
#include "widgets/reference/referencetext.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <functional>

namespace hexahedron {

namespace {

constexpr int PageRole = Qt::UserRole;
constexpr int AnchorRole = Qt::UserRole + 1;
constexpr int WidestLine = 110; ///< characters: longer ones are hard to read
constexpr int NarrowView = 90;  ///< characters: contents and page do not fit beside each other
constexpr size_t MostRemembered = 200;

ReferencePlace placeOf(const QTreeWidgetItem &row)
{
    return {row.data(0, PageRole).toString(), row.data(0, AnchorRole).toString()};
}

QTreeWidgetItem *makeRow(const QString &text, const ReferencePlace &place)
{
    auto *row = new QTreeWidgetItem({text});
    row->setData(0, PageRole, place.page);
    row->setData(0, AnchorRole, place.anchor);
    row->setToolTip(0, text);
    return row;
}

QToolButton *makeButton(QStringView iconName, const QString &text)
{
    auto *button = new QToolButton;
    button->setIcon(icon(iconName));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QTreeWidget *makeList(const QString &name)
{
    auto *list = new QTreeWidget;
    list->setHeaderHidden(true);
    list->setAccessibleName(name);
    list->setFrameShape(QFrame::NoFrame);
    list->setTextElideMode(Qt::ElideRight);
    list->header()->setStretchLastSection(true);
    return list;
}

} // namespace

ReferenceView::ReferenceView(std::shared_ptr<const ReferenceBook> book, QWidget *parent)
    : QWidget(parent)
    , m_book(std::move(book))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    m_splitter = new QSplitter;
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeSide());
    m_splitter->addWidget(makePage());
    m_splitter->setStretchFactor(1, 1);
    layout->addWidget(m_splitter, 1);
    setFocusProxy(m_page);
}

ReferenceView::~ReferenceView()
{
    m_page->setExtraSelections({});
    m_page->setDocument(nullptr); // the documents go before the page
}

QWidget *ReferenceView::makeBar()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(2);
    m_contentsButton = makeButton(u"contents", tr("Contents"));
    m_contentsButton->setCheckable(true);
    m_contentsButton->setChecked(true);
    m_back = makeButton(u"previous", tr("Back"));
    m_forward = makeButton(u"next", tr("Forward"));
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Search all pages"));
    m_search->setAccessibleName(tr("Search all pages"));
    m_search->setClearButtonEnabled(true);
    auto *find = makeButton(u"find", tr("Find in this page"));
    for (QWidget *part : std::initializer_list<QWidget *>{m_contentsButton, m_back, m_forward})
        layout->addWidget(part);
    layout->addWidget(m_search, 1);
    layout->addWidget(find);
    connect(m_contentsButton, &QToolButton::clicked, this, [this](bool isChecked) {
        m_areContentsAsked = isChecked;
        setContentsShown(isChecked);
        if (isChecked)
            m_side->currentWidget()->setFocus();
    });
    connect(m_back, &QToolButton::clicked, this, &ReferenceView::goBack);
    connect(m_forward, &QToolButton::clicked, this, &ReferenceView::goForward);
    connect(find, &QToolButton::clicked, this, &ReferenceView::findInPage);
    connect(m_search, &QLineEdit::textChanged, this, &ReferenceView::search);
    m_search->installEventFilter(this);
    return bar;
}

QWidget *ReferenceView::makeSide()
{
    m_contents = makeList(tr("Contents"));
    m_hits = makeList(tr("Places found"));
    m_hits->setRootIsDecorated(false);
    m_hits->setIndentation(letterWidth(fontMetrics()));
    m_side = new QStackedWidget;
    m_side->addWidget(m_contents);
    m_side->addWidget(m_hits);
    for (QTreeWidget *list : {m_contents, m_hits}) {
        const auto go = [this](const QTreeWidgetItem *row) {
            if (!row || row->data(0, PageRole).isNull())
                return;
            show(placeOf(*row));
            if (m_isNarrow) { // the page has all the room as soon as somebody has chosen
                setContentsShown(false);
                m_page->setFocus();
            }
        };
        connect(list, &QTreeWidget::itemClicked, this, go);
        connect(list, &QTreeWidget::itemActivated, this, go);
    }
    return m_side;
}

QWidget *ReferenceView::makePage()
{
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_page = new QTextBrowser;
    m_page->setOpenLinks(false);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setAccessibleName(tr("Page"));
    m_page->installEventFilter(this);
    m_page->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) { openLink(link.toString()); });
    m_remark = new QLabel;
    m_remark->setWordWrap(true);
    m_remark->setContentsMargins(8, 4, 8, 4);
    m_remark->hide();
    m_findBar = new QWidget;
    auto *bar = new QHBoxLayout(m_findBar);
    bar->setContentsMargins(4, 4, 4, 4);
    m_find = new QLineEdit;
    m_find->setPlaceholderText(tr("Find in this page"));
    m_find->setAccessibleName(tr("Find in this page"));
    m_findState = new QLabel;
    auto *previous = makeButton(u"up", tr("Previous"));
    auto *next = makeButton(u"down", tr("Next"));
    auto *close = makeButton(u"close", tr("Close"));
    bar->addWidget(m_find, 1);
    for (QWidget *part : std::initializer_list<QWidget *>{m_findState, previous, next, close})
        bar->addWidget(part);
    m_findBar->hide();
    connect(m_find, &QLineEdit::textEdited, this, [this] {
        QTextCursor cursor = m_page->textCursor();
        cursor.setPosition(cursor.selectionStart());
        m_page->setTextCursor(cursor);
        findFurther(true);
    });
    connect(m_find, &QLineEdit::returnPressed, this, [this] { findFurther(true); });
    connect(previous, &QToolButton::clicked, this, [this] { findFurther(false); });
    connect(next, &QToolButton::clicked, this, [this] { findFurther(true); });
    const auto closeBar = [this] {
        m_findBar->hide();
        m_page->setFocus();
    };
    connect(close, &QToolButton::clicked, this, closeBar);
    m_find->installEventFilter(this);
    layout->addWidget(m_page, 1);
    layout->addWidget(m_remark);
    layout->addWidget(m_findBar);
    return side;
}

void ReferenceView::fillContents()
{
    if (m_contents->topLevelItemCount() > 0)
        return;
    for (const QString &id : m_book->pageIds()) {
        const ReferencePage &page = *m_book->page(id);
        QTreeWidgetItem *top = makeRow(page.title, {id, {}});
        m_contents->addTopLevelItem(top);
        QTreeWidgetItem *above[7] = {top, top, top, top, top, top, top};
        for (const ReferencePage::Heading &heading : page.headings) {
            QTreeWidgetItem *row = makeRow(heading.title, {id, heading.anchor});
            above[heading.level - 1]->addChild(row);
            std::fill(above + heading.level, above + 7, row);
        }
    }
}

void ReferenceView::show(const ReferencePlace &place)
{
    if (!m_book->page(place.page))
        return;
    m_isFollowing = false;
    remember(place);
    showPage(place);
}

/// Behind the present one.
void ReferenceView::remember(const ReferencePlace &place)
{
    if (!m_history.empty() && m_history[m_present] == place)
        return;
    if (!m_history.empty())
        m_history.resize(m_present + 1);
    if (m_history.size() == MostRemembered)
        m_history.erase(m_history.begin());
    m_history.push_back(place);
    m_present = m_history.size() - 1;
}

void ReferenceView::follow(const ReferencePlace &place)
{
    if (!m_book->page(place.page) || place == m_place)
        return;
    if (std::exchange(m_isFollowing, true))
        m_history[m_present] = place;
    else
        remember(place); // a page that somebody asked for stays one to which back leads
    showPage(place);
}

void ReferenceView::showPage(const ReferencePlace &place)
{
    const bool isOther = m_place.page != place.page;
    if (place != m_place)
        m_top.reset();
    fillContents();
    m_place = place;
    auto &text = m_texts[place.page];
    if (!text) {
        text = referenceText(*m_book->page(place.page), font(), palette(), m_isNarrow);
        text->setParent(nullptr);
    }
    if (isOther || m_page->document() != text.get()) {
        m_page->setDocument(text.get());
        placeMargins();
    }
    m_remark->hide();
    scrollTo(place.anchor);
    // Once more when the page has its size: it may just be shown or have another width now.
    if (!m_top) {
        QTimer::singleShot(0, this, [this, place] {
            if (place == m_place && !m_top)
                scrollTo(place.anchor);
        });
    }
    m_back->setEnabled(m_present > 0);
    m_forward->setEnabled(m_present + 1 < m_history.size());
    markContents();
    Q_EMIT placeChanged();
}

void ReferenceView::remark(const QString &text)
{
    m_remark->setText(text);
    m_remark->setVisible(!text.isEmpty());
}

/// The anchor's line comes to the top, and is marked: in a table it would not be found else.
void ReferenceView::scrollTo(const QString &anchor)
{
    QTextDocument &text = *m_page->document();
    const int position = anchor.isEmpty() ? -1 : positionOfAnchor(text, anchor);
    m_page->setExtraSelections({});
    if (position < 0) {
        m_page->verticalScrollBar()->setValue(0);
        return;
    }
    const QTextBlock block = text.findBlock(position);
    text.documentLayout()->documentSize(); // all of it is laid out: else the scroll bar ends before the place
    const QRectF place = text.documentLayout()->blockBoundingRect(block);
    QTextCursor cursor(block);
    cursor.setPosition(position);
    m_page->setTextCursor(cursor);
    // What stands above helps to see where one is.
    const int above = block.blockFormat().headingLevel() > 0 ? 1 : 4;
    m_page->verticalScrollBar()->setValue(int(place.top()) - above * fontMetrics().height());
    if (block.blockFormat().headingLevel() > 0)
        return;
    QTextEdit::ExtraSelection mark;
    mark.cursor = cursor;
    mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QColor color = palette().color(QPalette::Highlight);
    color.setAlphaF(0.35F);
    mark.format.setBackground(color);
    m_page->setExtraSelections({mark});
}

/// The heading below which the place stands becomes the current row.
void ReferenceView::markContents()
{
    const int pageRow = int(m_book->pageIds().indexOf(m_place.page));
    QTreeWidgetItem *row = m_contents->topLevelItem(pageRow);
    if (!row)
        return;
    const ReferencePage &page = *m_book->page(m_place.page);
    const qsizetype at = m_place.anchor.isEmpty()
                             ? -1
                             : page.text.indexOf(QStringLiteral("<a id=\"%1\"></a>").arg(m_place.anchor));
    QTreeWidgetItem *found = row;
    const std::function<void(QTreeWidgetItem *)> look = [&](QTreeWidgetItem *above) {
        for (int i = 0; i < above->childCount(); ++i) {
            QTreeWidgetItem *child = above->child(i);
            const QString anchor = child->data(0, AnchorRole).toString();
            if (page.text.indexOf(QStringLiteral("<a id=\"%1\"></a>").arg(anchor)) > at)
                return;
            found = child;
            look(child);
        }
    };
    look(row);
    m_contents->setCurrentItem(found);
    m_contents->scrollToItem(found);
}

void ReferenceView::openLink(const QString &link)
{
    if (const auto field = fieldOfLink(link)) {
        Q_EMIT fieldActivated(field->first, field->second);
        return;
    }
    const QString rule = QStringLiteral("rule:");
    if (link.startsWith(rule)) {
        const ReferencePlace place = m_book->placeOfRule(m_place.page, link.mid(rule.size()));
        if (place.isValid())
            show(place);
        return;
    }
    const QString page = link.section(u'#', 0, 0);
    show({page.isEmpty() ? m_place.page : page.section(u'.', 0, 0), link.section(u'#', 1)});
}

void ReferenceView::search()
{
    m_hits->clear();
    const QString words = m_search->text().trimmed();
    m_side->setCurrentWidget(words.isEmpty() ? m_contents : m_hits);
    if (words.isEmpty()) {
        setContentsShown(m_areContentsAsked && !m_isNarrow);
        return;
    }
    setContentsShown(true);
    QTreeWidgetItem *page = nullptr;
    for (const ReferenceHit &hit : m_book->search(words)) {
        const ReferencePage &found = *m_book->page(hit.place.page);
        if (!page || page->data(0, PageRole) != hit.place.page) {
            page = makeRow(found.title, {found.id, {}});
            QFont bold = font();
            bold.setBold(true);
            page->setFont(0, bold);
            m_hits->addTopLevelItem(page);
        }
        // A heading that was found says all itself.
        const QString text = hit.excerpt == hit.heading ? hit.heading : hit.heading + u'\n' + hit.excerpt;
        page->addChild(makeRow(text, hit.place));
    }
    if (m_hits->topLevelItemCount() == 0) {
        auto *none = new QTreeWidgetItem({tr("Nothing was found.")});
        none->setFlags(Qt::NoItemFlags);
        m_hits->addTopLevelItem(none);
    }
    m_hits->expandAll();
}

void ReferenceView::goInHistory(int by)
{
    const auto to = qsizetype(m_present) + by;
    if (to < 0 || to >= qsizetype(m_history.size()))
        return;
    m_present = size_t(to);
    m_isFollowing = false;
    showPage(m_history[m_present]);
}

void ReferenceView::findInPage()
{
    m_findBar->show();
    m_find->setFocus();
    m_find->selectAll();
}

void ReferenceView::findFurther(bool forward)
{
    const QString text = m_find->text();
    m_findState->clear();
    if (text.isEmpty())
        return;
    const QTextDocument::FindFlags flags = forward ? QTextDocument::FindFlags() : QTextDocument::FindBackward;
    if (m_page->find(text, flags))
        return;
    // On from the other end.
    const QTextCursor before = m_page->textCursor();
    QTextCursor end(m_page->document());
    end.movePosition(forward ? QTextCursor::Start : QTextCursor::End);
    m_page->setTextCursor(end);
    if (m_page->find(text, flags)) {
        m_findState->setText(forward ? tr("from the top") : tr("from the end"));
        return;
    }
    m_page->setTextCursor(before);
    m_findState->setText(tr("not found"));
}

void ReferenceView::setContentsShown(bool shown)
{
    m_contentsButton->setChecked(shown);
    m_side->setVisible(shown);
}

/// In a narrow panel contents and page stand one above the other, and the contents only while somebody wants them.
void ReferenceView::arrange()
{
    const bool isNarrow = width() < NarrowView * letterWidth(fontMetrics());
    if (isNarrow != m_isNarrow) {
        m_isNarrow = isNarrow;
        m_splitter->setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
        const bool isSearching = m_side->currentWidget() == m_hits;
        setContentsShown(isSearching || (m_areContentsAsked && !isNarrow));
        if (!isNarrow)
            m_splitter->setSizes({width() * 28 / 100, width() * 72 / 100});
        dropTexts();
    }
    placeMargins();
}

void ReferenceView::placeMargins()
{
    if (!m_place.isValid())
        return;
    QTextFrame *root = m_page->document()->rootFrame();
    QTextFrameFormat format = root->frameFormat();
    constexpr int Margin = 14;
    const int room = m_page->viewport()->width() - 2 * Margin;
    const int widest = WidestLine * letterWidth(fontMetrics());
    format.setMargin(Margin);
    format.setRightMargin(Margin + qMax(0, room - widest));
    if (format != root->frameFormat())
        root->setFrameFormat(format);
}

bool ReferenceView::isOwnKey(const QKeyEvent &event)
{
    const int key = event.key();
    const Qt::KeyboardModifiers keys = event.modifiers() & ~Qt::KeypadModifier;
    return (keys == Qt::AltModifier && (key == Qt::Key_Left || key == Qt::Key_Right))
           || (keys == Qt::ControlModifier && key == Qt::Key_F)
           || ((keys == Qt::NoModifier || keys == Qt::ShiftModifier) && key == Qt::Key_F3);
}

bool ReferenceView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent *>(event)))
        event->accept();
    return QWidget::event(event);
}

void ReferenceView::keyPressEvent(QKeyEvent *event)
{
    if (!isOwnKey(*event)) {
        if (isWindow() && event->key() == Qt::Key_Escape)
            close();
        return QWidget::keyPressEvent(event);
    }
    if (event->modifiers() & Qt::AltModifier)
        goInHistory(event->key() == Qt::Key_Left ? -1 : 1);
    else if (event->key() == Qt::Key_F || m_find->text().isEmpty())
        findInPage();
    else
        findFurther(!(event->modifiers() & Qt::ShiftModifier));
}

/// The contents take a moment to make, and most people have the panel closed.
void ReferenceView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillContents();
    arrange();
    if (!event->spontaneous())
        Q_EMIT shown();
}

void ReferenceView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ReferenceView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if ((event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) || !m_page)
        return;
    dropTexts();
}

/// Who reads on stays where they are, whatever width and look the page gets.
void ReferenceView::keepTop()
{
    if (m_top || !m_page->isVisible() || !m_place.isValid())
        return;
    m_top = placeOfBlock(m_page->cursorForPosition(QPoint(m_page->viewport()->width() / 2, 0)).block());
    QTimer::singleShot(0, this, [this] {
        if (!m_top)
            return;
        const QTextDocument &text = *m_page->document();
        const QTextBlock block = blockAt(text, *std::exchange(m_top, std::nullopt));
        text.documentLayout()->documentSize();
        m_page->verticalScrollBar()->setValue(int(text.documentLayout()->blockBoundingRect(block).top()));
    });
}

/// Their look is out of date.
void ReferenceView::dropTexts()
{
    keepTop();
    m_page->setExtraSelections({}); // which are places in them
    m_page->setDocument(nullptr);
    m_texts.clear();
    if (m_place.isValid())
        showPage(m_place);
}

/// Down goes from a line for words to what was found; Escape leaves it.
bool ReferenceView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page && event->type() == QEvent::Resize)
        keepTop(); // of the layout before
    if (event->type() != QEvent::KeyPress || (watched != m_search && watched != m_find && watched != m_page))
        return QWidget::eventFilter(watched, event);
    auto *pressed = static_cast<QKeyEvent *>(event);
    if (watched == m_page) { // which has a history of its own
        if (!isOwnKey(*pressed))
            return false;
        keyPressEvent(pressed);
        return true;
    }
    const int key = pressed->key();
    if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)
        && m_hits->topLevelItemCount() > 0 && m_hits->topLevelItem(0)->childCount() > 0) {
        QTreeWidgetItem *first = m_hits->topLevelItem(0)->child(0);
        if (key != Qt::Key_Down)
            show(placeOf(*first));
        m_hits->setCurrentItem(first);
        m_hits->setFocus();
        return true;
    }
    if (key == Qt::Key_Escape) {
        if (watched == m_search)
            m_search->clear();
        else
            m_findBar->hide();
        m_page->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace hexahedron
