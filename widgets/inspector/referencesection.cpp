#include "widgets/inspector/referencesection.h"

#include "core/language/plural.h"
#include "widgets/session/background.h"

#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

namespace hexahedron {

namespace {
constexpr int MostRowsHigh = 10;
constexpr int RangeRole = Qt::UserRole;
constexpr int StreamRole = Qt::UserRole + 1;
} // namespace

ReferenceSection::ReferenceSection(QWidget *parent)
    : Section(tr("Referred to by"), parent)
    , m_summary(wrappedLabel())
    , m_list(new QListWidget)
{
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the tool tip has the whole path
    m_list->setAccessibleName(tr("Places that refer to this element"));
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideLeft);
    content()->addWidget(m_summary);
    content()->addWidget(m_list);
    const auto go = [this](const QListWidgetItem *row) {
        Q_EMIT jumpRequested(row->data(StreamRole).toInt(), row->data(RangeRole).value<ByteRange>());
    };
    connect(m_list, &QListWidget::itemActivated, this, go);
    connect(m_list, &QListWidget::itemClicked, this, go);
    m_pool.setMaxThreadCount(1);
}

ReferenceSection::~ReferenceSection()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_pool.waitForDone();
}

void ReferenceSection::show(const std::shared_ptr<const Tree> &tree, const Item &item)
{
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled.reset();
    Item element = item;
    while (tree && element.isValid() && element.role != Item::Role::Element && element.role != Item::Role::Frame)
        element = tree->parent(element);
    const bool isPossible = tree && element.isValid() && canBeReferred(*tree, element);
    setVisible(isPossible);
    if (!isPossible)
        return;
    m_list->hide();
    m_summary->setText(tr("Looking…"));
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    m_pool.start([this, tree, element, cancelled = m_cancelled] {
        beInBackground();
        auto found = std::make_shared<References>();
        const QString trouble = troubleOf([&] { *found = findReferences(*tree, element, cancelled.get()); });
        QMetaObject::invokeMethod(
            this,
            [this, cancelled, found, trouble] {
                if (cancelled != m_cancelled)
                    return;
                if (trouble.isEmpty())
                    fill(*found);
                else
                    m_summary->setText(trouble);
            },
            Qt::QueuedConnection);
    });
}

void ReferenceSection::fill(const References &found)
{
    m_list->clear();
    m_summary->setText(found.count == 0 ? tr("Nothing refers to this element.")
                                        : tr("%n place(s)", nullptr, pluralOf(found.count)));
    for (const References::Place &place : found.places) {
        auto *row = new QListWidgetItem(place.path, m_list);
        row->setData(RangeRole, QVariant::fromValue(place.range));
        row->setData(StreamRole, place.stream);
        row->setToolTip(place.path);
    }
    m_list->setVisible(!found.places.empty());
    const int rows = qMin(MostRowsHigh, m_list->count());
    m_list->setFixedHeight(rows * qMax(1, m_list->sizeHintForRow(0)) + 2 * m_list->frameWidth());
}

} // namespace hexahedron
