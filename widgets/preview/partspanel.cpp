#include "widgets/preview/partspanel.h"

#include <QAbstractTableModel>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>

namespace hexahedron::preview {

class PartsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Elements, Material, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setParts(const std::vector<PartEntry> &entries, const std::vector<qint64> &counts)
    {
        beginResetModel();
        m_entries = entries;
        m_counts = counts;
        m_counts.resize(entries.size());
        m_hidden.clear();
        endResetModel();
    }
    void setCounts(const std::vector<qint64> &counts)
    {
        if (m_entries.empty() || counts == m_counts)
            return;
        m_counts = counts;
        m_counts.resize(m_entries.size());
        Q_EMIT dataChanged(index(0, Elements), index(rowCount() - 1, Elements));
    }
    const std::vector<PartEntry> &entries() const { return m_entries; }
    const QSet<QString> &hidden() const { return m_hidden; }
    void setHidden(const QSet<QString> &keys)
    {
        if (keys == m_hidden || m_entries.empty())
            return;
        m_hidden = keys;
        Q_EMIT dataChanged(index(0, Name), index(rowCount() - 1, Name), {Qt::CheckStateRole});
    }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_entries.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        return QAbstractTableModel::flags(index) | (index.column() == Name ? Qt::ItemIsUserCheckable : Qt::ItemFlag(0));
    }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void checkedByUser();

private:
    std::vector<PartEntry> m_entries;
    std::vector<qint64> m_counts;
    QSet<QString> m_hidden;
};

QVariant PartsModel::data(const QModelIndex &index, int role) const
{
    const PartEntry &entry = m_entries[size_t(index.row())];
    const qint64 count = m_counts[size_t(index.row())];
    if (role == Qt::CheckStateRole && index.column() == Name)
        return int(m_hidden.contains(entry.key) ? Qt::Unchecked : Qt::Checked);
    if (role == Qt::TextAlignmentRole && index.column() == Elements)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return entry.material.isEmpty() ? entry.name : entry.name + QStringLiteral("\n") + entry.material;
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (index.column()) {
    case Name:
        return entry.name;
    case Elements:
        return role == SortRole ? QVariant(count) : QVariant(QLocale().toString(count));
    default:
        return entry.material;
    }
}

bool PartsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != Name)
        return false;
    const QString &key = m_entries[size_t(index.row())].key;
    if (value.toInt() == Qt::Checked)
        m_hidden.remove(key);
    else
        m_hidden.insert(key);
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT checkedByUser();
    return true;
}

QVariant PartsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Elements ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Elements)
        return PartsPanel::tr("Triangles, lines or points");
    if (role != Qt::DisplayRole)
        return {};
    return section == Name       ? PartsPanel::tr("Part")
           : section == Elements ? PartsPanel::tr("Elements")
                                 : PartsPanel::tr("Material");
}

PartsPanel::PartsPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new PartsModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_text(new QLineEdit(this))
    , m_list(new QTreeView(this))
    , m_solo(new QToolButton(this))
    , m_all(new QToolButton(this))
    , m_level(new QComboBox(this))
{
    m_filter->setSourceModel(m_model);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setSortRole(PartsModel::SortRole);
    m_filter->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_list->setModel(m_filter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder); // as in the file, until somebody wants another order
    m_list->setAccessibleName(tr("Parts of the model"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(PartsModel::Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(PartsModel::Elements, QHeaderView::ResizeToContents);
    m_list->header()->setMinimumSectionSize(40);
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setAccessibleName(tr("Filter the parts"));
    m_text->setClearButtonEnabled(true);
    m_solo->setText(tr("Solo"));
    m_solo->setToolTip(tr("Show only the selected parts (Enter)"));
    m_all->setText(tr("Show All"));
    m_all->setToolTip(tr("Show all parts again"));
    for (QToolButton *button : {m_solo, m_all})
        button->setAutoRaise(true);
    m_level->setToolTip(tr("The level of detail in which parts are shown that have several"));
    m_level->setAccessibleName(tr("Level of detail"));

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    auto *row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_level);
    layout->addLayout(row);
    row = new QHBoxLayout;
    row->addWidget(m_solo);
    row->addWidget(m_all);
    row->addStretch();
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);

    connect(m_text, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_model, &PartsModel::checkedByUser, this, [this] {
        updateButtons();
        Q_EMIT hiddenChanged();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PartsPanel::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PartsPanel::updateButtons);
    connect(m_list, &QTreeView::clicked, this, &PartsPanel::choose); // also where it is the current one already
    connect(m_list, &QTreeView::activated, this, &PartsPanel::showSelectedOnly);
    connect(m_list, &QTreeView::customContextMenuRequested, this, &PartsPanel::openMenu);
    connect(m_solo, &QToolButton::clicked, this, &PartsPanel::showSelectedOnly);
    connect(m_all, &QToolButton::clicked, this, &PartsPanel::showAll);
    connect(m_level, &QComboBox::activated, this, &PartsPanel::levelChosen);
    setLevels(1, 0);
    updateButtons();
}

void PartsPanel::setParts(const std::vector<PartEntry> &entries, const std::vector<qint64> &counts)
{
    const QScopedValueRollback following(m_isFollowing, true);
    m_model->setParts(entries, counts);
    // A list without a current row would take, and so choose, its first one as soon as it has the keyboard.
    m_list->selectionModel()->setCurrentIndex(m_filter->index(0, 0), QItemSelectionModel::NoUpdate);
    updateColumns();
    updateButtons();
}

void PartsPanel::setCounts(const std::vector<qint64> &counts)
{
    m_model->setCounts(counts);
}

void PartsPanel::updateColumns()
{
    constexpr int RoomForMaterials = 300;
    const auto hasMaterial = [](const PartEntry &entry) { return !entry.material.isEmpty(); };
    m_list->setColumnHidden(PartsModel::Material,
                            width() < RoomForMaterials || std::ranges::none_of(m_model->entries(), hasMaterial));
}

void PartsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateColumns();
}

void PartsPanel::setHidden(const QSet<QString> &keys)
{
    m_model->setHidden(keys);
    updateButtons();
}

QSet<QString> PartsPanel::hidden() const
{
    return m_model->hidden();
}

void PartsPanel::setHiddenByUser(const QSet<QString> &keys)
{
    if (keys == hidden())
        return;
    setHidden(keys);
    Q_EMIT hiddenChanged();
}

void PartsPanel::setLevels(int count, int chosen)
{
    const QSignalBlocker quiet(m_level);
    m_level->clear();
    for (int level = 0; level < count; ++level)
        m_level->addItem(tr("LOD %1").arg(level));
    m_level->setCurrentIndex(qBound(0, chosen, count - 1));
    m_level->setVisible(count > 1);
}

void PartsPanel::setCurrent(int entry)
{
    const QScopedValueRollback following(m_isFollowing, true);
    const QModelIndex shown = m_filter->mapFromSource(m_model->index(entry, PartsModel::Name));
    if (!shown.isValid())
        m_list->clearSelection();
    else if (!selectedEntries().contains(entry))
        m_list->setCurrentIndex(shown);
}

void PartsPanel::choose(const QModelIndex &shown)
{
    const QModelIndex index = m_filter->mapToSource(shown);
    if (index.isValid() && !m_isFollowing)
        Q_EMIT partChosen(index.row());
}

QSet<int> PartsPanel::selectedEntries() const
{
    QSet<int> entries;
    for (const QModelIndex &shown : m_list->selectionModel()->selectedRows())
        entries.insert(m_filter->mapToSource(shown).row());
    return entries;
}

void PartsPanel::showSelectedOnly()
{
    const QModelIndex current = m_filter->mapToSource(m_list->currentIndex());
    QSet<int> entries = selectedEntries();
    if (entries.isEmpty() && current.isValid())
        entries.insert(current.row());
    showOnly(entries);
}

/// A second time shows all again.
void PartsPanel::showOnly(const QSet<int> &wanted)
{
    if (wanted.isEmpty())
        return;
    QSet<QString> others;
    for (size_t i = 0; i < m_model->entries().size(); ++i) {
        if (!wanted.contains(int(i)))
            others.insert(m_model->entries()[i].key);
    }
    setHiddenByUser(others == hidden() ? QSet<QString>() : others);
}

void PartsPanel::hidePart(int entry)
{
    QSet<QString> keys = hidden();
    keys.insert(m_model->entries()[size_t(entry)].key);
    setHiddenByUser(keys);
}

void PartsPanel::openMenu(const QPoint &at)
{
    const QModelIndex index = m_filter->mapToSource(m_list->indexAt(at));
    Q_EMIT menuWanted(index.isValid() ? index.row() : -1, m_list->viewport()->mapToGlobal(at));
}

void PartsPanel::updateButtons()
{
    m_solo->setEnabled(!m_model->entries().empty());
    m_all->setEnabled(!hidden().isEmpty());
}

} // namespace hexahedron::preview

#include "partspanel.moc"
