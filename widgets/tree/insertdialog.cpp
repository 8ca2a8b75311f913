#include "widgets/tree/insertdialog.h"

#include "core/schema/schema.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

constexpr int NameColumn = 0;
constexpr int MeaningColumn = 1;

bool isNamed(const Field &field)
{
    return !field.document.isNamedByFile && !field.document.isOfSyntax && *field.name;
}

/// Whether the format knows elements that may stand in it.
bool holdsElements(const Field &field)
{
    return std::any_of(field.frame.frames.begin(), field.frame.frames.end(),
                       [](const Field *inner) { return inner->kind == Kind::Element && isNamed(*inner); });
}

} // namespace

Item InsertDialog::placeFor(Kind kind, const Tree &tree, const Item &item)
{
    if (!item.isValid() || !item.field || !item.field->schema->markup)
        return {};
    const auto fits = [kind](const Item &place) {
        const bool isElement = place.field->kind == hexahedron::Kind::Element;
        const bool isFile = place.role == Item::Role::Root;
        return kind == Kind::Attribute ? isElement : isFile || (isElement && holdsElements(*place.field));
    };
    Item place = item;
    while (place.isValid() && !fits(place))
        place = place.role == Item::Role::Root ? Item() : tree.parent(place);
    return place;
}

InsertDialog::InsertDialog(Kind kind, const Tree &tree, const Item &item, QWidget *parent)
    : QDialog(parent)
    , m_kind(kind)
    , m_line(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_meaning(new QLabel)
{
    const bool isElement = kind == Kind::Element;
    setWindowTitle(isElement ? tr("Insert an Element") : tr("Add an Attribute"));
    auto *column = new QVBoxLayout(this);
    auto *label = new QLabel(
        item.role == Item::Role::Root
            ? tr("&Name of the outermost element:")
            : (isElement ? tr("&Name of the element that comes into %1:") : tr("&Name of the attribute that %1 gets:"))
                  .arg(tree.name(item).replace(u'&', QLatin1String("&&"))));
    label->setBuddy(m_line);
    column->addWidget(label);
    m_line->setPlaceholderText(tr("Type to look for a name"));
    m_line->setClearButtonEnabled(true);
    column->addWidget(m_line);
    m_list->setHeaderLabels({tr("Name"), tr("Meaning")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus); // the line hands the arrow keys on
    column->addWidget(m_list, 1);
    m_meaning->setWordWrap(true);
    m_meaning->setTextFormat(Qt::PlainText);
    m_meaning->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_meaning->setMinimumHeight(3 * fontMetrics().lineSpacing());
    column->addWidget(m_meaning);
    auto *buttons = new QDialogButtonBox;
    m_insert = buttons->addButton(isElement ? tr("&Insert") : tr("&Add"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    m_insert->setObjectName(QStringLiteral("insert"));
    column->addWidget(buttons);
    m_insert->setDefault(true);

    addKnown(tree, item);
    m_list->resizeColumnToContents(NameColumn);
    m_line->installEventFilter(this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_line, &QLineEdit::textChanged, this, &InsertDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &InsertDialog::showMeaning);
    connect(m_list, &QTreeWidget::itemActivated, this, &QDialog::accept);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
    filter();
    resize(36 * fontMetrics().height(), 24 * fontMetrics().height());
}

void InsertDialog::addKnown(const Tree &tree, const Item &item)
{
    const bool isElement = m_kind == Kind::Element;
    for (const Field *field : isElement ? item.field->frame.frames : item.field->document.attributes) {
        const bool isKnown = isNamed(*field)
                             && (isElement ? field->kind == hexahedron::Kind::Element
                                           : !field->document.rules->isIgnored);
        const QString name = QString::fromUtf8(field->name);
        if (!isKnown || (!isElement && tree.childNamed(item, name).isValid()))
            continue;
        const QString meaning = field->translatedDoc();
        auto *row = new QTreeWidgetItem(m_list, {isElement ? name : name.mid(1), meaning});
        QStringList notes{meaning};
        if (field->hasNote())
            notes += field->translatedNote();
        row->setData(MeaningColumn, Qt::UserRole, notes.join(u'\n'));
        row->setToolTip(MeaningColumn, meaning);
        if (field->document.rules->missing.isReported) {
            QFont bold = font();
            bold.setBold(true);
            row->setFont(NameColumn, bold);
        }
    }
    // The last row is for a name that the format does not know.
    auto *other = new QTreeWidgetItem(m_list, {QString(), tr("Not known to this format.")});
    other->setData(MeaningColumn, Qt::UserRole, other->text(MeaningColumn));
}

void InsertDialog::setLikely(const QString &name)
{
    m_likely = name;
    filter();
}

void InsertDialog::filter()
{
    const QString wanted = m_line->text().trimmed();
    QTreeWidgetItem *first = nullptr;
    QTreeWidgetItem *exact = nullptr;
    QTreeWidgetItem *likely = nullptr;
    const int known = m_list->topLevelItemCount() - 1;
    for (int i = 0; i < known; ++i) {
        QTreeWidgetItem *row = m_list->topLevelItem(i);
        const bool fits = row->text(NameColumn).contains(wanted, Qt::CaseInsensitive);
        row->setHidden(!fits);
        first = fits && !first ? row : first;
        if (row->text(NameColumn) == wanted)
            exact = row;
        if (row->text(NameColumn) == m_likely && wanted.isEmpty())
            likely = row;
    }
    QTreeWidgetItem *other = m_list->topLevelItem(known);
    other->setText(NameColumn, wanted);
    other->setHidden(wanted.isEmpty() || exact);
    QTreeWidgetItem *current = exact ? exact : likely ? likely : first ? first : wanted.isEmpty() ? nullptr : other;
    m_list->setCurrentItem(current);
    m_insert->setEnabled(current);
    showMeaning();
}

void InsertDialog::showMeaning()
{
    const QTreeWidgetItem *row = m_list->currentItem();
    m_meaning->setText(row ? row->data(MeaningColumn, Qt::UserRole).toString() : QString());
}

QString InsertDialog::name() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    return row ? row->text(NameColumn) : QString();
}

bool InsertDialog::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(object, event);
}

} // namespace hexahedron
