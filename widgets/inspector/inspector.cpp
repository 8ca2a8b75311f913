#include "widgets/inspector/inspector.h"

#include "widgets/inspector/datatable.h"
#include "widgets/inspector/factssection.h"
#include "widgets/inspector/itemheader.h"
#include "widgets/inspector/referencesection.h"
#include "widgets/inspector/sections.h"
#include "widgets/session/selecteditem.h"
#include "widgets/session/session.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <functional>

namespace hexahedron {

Inspector::Inspector(QWidget *parent)
    : QScrollArea(parent)
    , m_content(new QWidget)
    , m_empty(new QLabel)
    , m_header(new ItemHeader)
    , m_value(new ValueSection)
    , m_facts(new FactsSection)
    , m_links(new LinkSection)
    , m_references(new ReferenceSection)
    , m_issues(new IssueSection)
    , m_data(new DataTable)
{
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(8, 8, 8, 8);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_empty, m_header, m_issues, m_value, m_facts, m_links, m_references, m_data})
        layout->addWidget(part);
    m_empty->setWordWrap(true);
    layout->addStretch(1);
    setWidget(m_content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Inspector::showItem);
    const auto jump = [this](StreamId stream, ByteRange range) {
        if (m_session && m_session->tree() && m_session->tree()->hasStream(stream))
            m_session->selection()->select(m_session->tree()->baseOf(stream), range, 0);
    };
    connect(m_value, &ValueSection::jumpRequested, this, jump);
    connect(m_value, &ValueSection::openRequested, this, &Inspector::openRequested);
    connect(m_value, &ValueSection::said, this, &Inspector::said);
    connect(m_links, &LinkSection::jumpRequested, this, jump);
    connect(m_references, &ReferenceSection::jumpRequested, this, jump);
    connect(m_header, &ItemHeader::referenceRequested, this, [this] { Q_EMIT referenceRequested(m_item); });
    connect(m_header, &ItemHeader::placeRequested, this, &Inspector::placeRequested);
    connect(m_facts, &FactsSection::placeRequested, this, &Inspector::placeRequested);
    connect(m_issues, &IssueSection::ruleRequested, this, &Inspector::issueRuleRequested);
    connect(m_issues, &IssueSection::repairRequested, this, &Inspector::repairRequested);
    connect(m_facts, &FactsSection::ruleRequested, this,
            [this](const QString &number) { Q_EMIT ruleRequested(m_item, number); });
    connect(m_header, &ItemHeader::pathActivated, this, [this](const QString &path) {
        const auto item = m_session && m_session->isTreeCurrent() ? m_session->tree()->find(path) : std::nullopt;
        if (item)
            select(*m_session->selection(), *m_session->tree(), *item);
    });
    clear();
}

bool Inspector::isWriting() const
{
    return m_value->isWriting();
}

int Inspector::refusals() const
{
    return m_value->refusals() + m_data->refusals();
}

bool Inspector::holdsRefused() const
{
    return m_value->holdsRefused() || m_data->holdsRefused();
}

void Inspector::setSession(Session *session)
{
    if (m_session) {
        m_session->disconnect(this);
        m_session->disconnect(&m_timer);
        m_session->selection()->disconnect(&m_timer);
    }
    clear(); // what is typed is the old one's
    m_session = session;
    if (!session)
        return;
    const auto later = qOverload<>(&QTimer::start);
    connect(session->selection(), &Selection::changed, &m_timer, later);
    connect(session, &Session::treeChanged, &m_timer, later);
    connect(session, &Session::issuesChanged, &m_timer, later);
    m_timer.start();
}

void Inspector::clear(const QString &why)
{
    m_item = {};
    m_empty->setText(why.isEmpty() ? tr("Nothing is selected.") : why);
    m_value->clear(m_session);
    for (QWidget *part : std::initializer_list<QWidget *>{m_header, m_facts, m_links, m_references, m_issues, m_data})
        part->hide();
    m_empty->show();
    m_references->show(nullptr, {});
}

void Inspector::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_timer.start(); // links and icons bear the colours of the palette
}

void Inspector::showItem()
{
    if (!m_session)
        return clear();
    if (!m_session->isTreeCurrent())
        return; // the tree of what is on the screen is on its way; what is shown stays until then
    const std::shared_ptr<const Tree> tree = m_session->tree();
    if (tree->bytes().size() == 0)
        return clear(tr("The file is empty. What is typed or pasted into the hex pane becomes its content."));
    const Selection &selection = *m_session->selection();
    const Item item = selectedItem(*tree, selection);
    if (!item.isValid())
        return clear();
    m_item = item;
    m_empty->hide();
    m_header->setVisible(true);
    m_header->show(*tree, item, selection.range());
    m_issues->show(*m_session, item);
    m_value->show(*m_session, item);
    m_facts->show(*tree, item);
    m_links->show(*tree, item);
    m_references->show(tree, item);
    m_data->show(*m_session, selection.range(), selection.stream());
    m_data->setVisible(true);
    orderTabs();
}

/// Tab goes from top to bottom, also through what was made for this item only.
void Inspector::orderTabs()
{
    std::vector<QWidget *> order;
    const std::function<void(QWidget *)> addWidget = [&](QWidget *widget) {
        const std::function<void(QLayout *)> addLayout = [&](QLayout *layout) {
            for (int i = 0; i < layout->count(); ++i) {
                if (QWidget *inside = layout->itemAt(i)->widget())
                    addWidget(inside);
                else if (QLayout *nested = layout->itemAt(i)->layout())
                    addLayout(nested);
            }
        };
        if (widget->focusPolicy() & Qt::TabFocus)
            order.push_back(widget);
        else if (widget->layout())
            addLayout(widget->layout());
    };
    addWidget(m_content);
    for (size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

} // namespace hexahedron
