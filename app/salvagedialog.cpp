#include "app/salvagedialog.h"

#include "core/formats/registry.h"
#include "core/read/cancelscope.h"
#include "core/report/salvagereport.h"
#include "widgets/letterwidth.h"
#include "widgets/session/background.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

constexpr int MillisecondsForProgress = 100;
constexpr int Steps = 1000; // of the progress

enum Column { FileColumn, FormatColumn, PlaceColumn, SizeColumn, StateColumn };

/// Beside the file, of a name that nothing has.
QString freeFolder(const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.absoluteDir().filePath(info.completeBaseName() + QStringLiteral("-salvaged"));
    QString folder = name;
    for (int number = 2; QFileInfo::exists(folder); ++number)
        folder = QStringLiteral("%1-%2").arg(name).arg(number);
    return folder;
}

bool isEmptyFolder(const QString &path)
{
    const QFileInfo info(path);
    return !info.exists()
           || (info.isDir() && QDir(path).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden));
}

} // namespace

/// One thing that is done in the background.
struct SalvageDialog::Run
{
    std::atomic_bool cancelled = false;
    std::atomic<int> done = 0;
    std::shared_ptr<const salvage::Survey> survey;
    Outcome outcome;
};

SalvageDialog::SalvageDialog(const Bytes &file, const QString &path, const ExpandLimits &limits, QWidget *parent)
    : QDialog(parent)
    , m_file(file)
    , m_path(path)
    , m_limits(limits)
{
    build();
    m_timer.setInterval(MillisecondsForProgress);
    connect(&m_timer, &QTimer::timeout, this, &SalvageDialog::showProgress);
    search();
}

SalvageDialog::~SalvageDialog()
{
    if (m_run)
        m_run->cancelled = true;
}

void SalvageDialog::build()
{
    setWindowTitle(tr("Salvage"));
    m_title = new QLabel;
    m_title->setObjectName(QStringLiteral("title"));
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_progress = new QProgressBar;
    m_progress->setRange(0, Steps);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(qMax(3, fontMetrics().xHeight() / 2));
    m_progress->setAccessibleName(tr("Progress"));

    m_list = new QTreeWidget;
    m_list->setObjectName(QStringLiteral("finds"));
    m_list->setAccessibleName(tr("Finds"));
    m_list->setHeaderLabels({tr("File"), tr("Format"), tr("Place"), tr("Bytes"), tr("State")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    const int character = letterWidth(fontMetrics());
    m_list->setColumnWidth(FileColumn, 30 * character);
    m_list->setColumnWidth(FormatColumn, 24 * character);
    m_list->setColumnWidth(PlaceColumn, 14 * character);
    m_list->setColumnWidth(SizeColumn, 12 * character);
    m_detail = new QLabel;
    m_detail->setObjectName(QStringLiteral("detail"));
    m_detail->setWordWrap(true);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_rest = new QLabel;
    m_rest->setObjectName(QStringLiteral("rest"));
    m_rest->setWordWrap(true);
    m_all = new QPushButton(tr("Tick &All"));
    m_none = new QPushButton(tr("Tick &None"));
    m_withRest = new QCheckBox(tr("&Bytes that nothing claims as well"));
    m_withRest->setObjectName(QStringLiteral("withRest"));
    auto *ticks = new QHBoxLayout;
    ticks->addWidget(m_all);
    ticks->addWidget(m_none);
    ticks->addStretch();
    ticks->addWidget(m_withRest);

    m_folder = new QLineEdit(QDir::toNativeSeparators(freeFolder(m_path)));
    m_folder->setObjectName(QStringLiteral("folder"));
    auto *folderLabel = new QLabel(tr("&Folder:"));
    folderLabel->setBuddy(m_folder);
    m_choose = new QPushButton(tr("&Choose…"));
    auto *folder = new QHBoxLayout;
    folder->addWidget(folderLabel);
    folder->addWidget(m_folder, 1);
    folder->addWidget(m_choose);

    auto *buttons = new QDialogButtonBox;
    m_salvage = buttons->addButton(tr("&Salvage"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancel"));
    m_salvage->setObjectName(QStringLiteral("salvage"));

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_progress);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_detail);
    layout->addLayout(ticks);
    layout->addWidget(m_rest);
    layout->addLayout(folder);
    layout->addWidget(buttons);
    m_salvage->setDefault(true);
    resize(sizeHint()); // else texts that wrap make it as low as they may

    connect(buttons, &QDialogButtonBox::accepted, this, &SalvageDialog::write);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { tickAll(false); });
    connect(m_choose, &QPushButton::clicked, this, &SalvageDialog::chooseFolder);
    connect(m_folder, &QLineEdit::textChanged, this, &SalvageDialog::updateState);
    connect(m_withRest, &QCheckBox::toggled, this, &SalvageDialog::updateState);
    connect(m_list, &QTreeWidget::itemChanged, this, [this] {
        if (!m_isFilling)
            updateState();
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *row) {
        const int number = row ? m_list->indexOfTopLevelItem(row) : -1;
        if (number < 0 || !m_survey)
            m_detail->clear();
        else
            m_detail->setText(number < foundRows() ? describe(m_survey->finds[size_t(number)])
                                                   : describe(m_survey->lost[size_t(number - foundRows())]));
    });
}

/// Runs `work` on another thread, then what follows on this one, unless the dialog is gone or something else was begun.
void SalvageDialog::start(const std::function<void(Run &)> &work, void (SalvageDialog::*then)(Run &))
{
    auto run = std::make_shared<Run>();
    m_run = run;
    m_timer.start();
    updateState();
    startInBackground(
        this,
        [run, work] {
            const CancelScope scope(&run->cancelled);
            work(*run);
        },
        [this, run, then](const QString &trouble) {
            if (m_run != run || run->cancelled)
                return;
            m_run.reset();
            m_timer.stop();
            m_trouble = trouble;
            (this->*then)(*run);
        });
}

void SalvageDialog::search()
{
    start(
        [file = m_file, path = m_path, limits = m_limits](Run &run) {
            const Format &own = recognise(file, path);
            run.survey = std::make_shared<const salvage::Survey>(
                salvage::survey(file, {.formats = allFormats(), .own = isKnown(own) ? &own : nullptr, .limits = limits},
                                &run.cancelled, [&run](double share) {
                                    run.done = int(share * Steps);
                                    return !run.cancelled;
                                }));
        },
        &SalvageDialog::searched);
}

void SalvageDialog::searched(Run &run)
{
    m_survey = run.survey ? run.survey : std::make_shared<const salvage::Survey>();
    fill();
    updateState();
    if (!m_survey->finds.empty())
        m_list->setFocus();
}

void SalvageDialog::fill()
{
    m_isFilling = true;
    m_list->clear();
    const QLocale locale;
    const std::vector<salvage::Product> products = salvage::productsOf(
        *m_survey, {.baseName = QFileInfo(m_path).completeBaseName()});
    QList<QTreeWidgetItem *> rows;
    for (const salvage::Product &product : products) {
        const salvage::Find &find = m_survey->finds[product.number];
        auto *row = new QTreeWidgetItem({product.path, formatName(find),
                                         QStringLiteral("0x%1").arg(QString::number(find.range.begin, 16).toUpper()),
                                         locale.toString(find.range.size()), stateName(find.state)});
        row->setTextAlignment(PlaceColumn, Qt::AlignRight | Qt::AlignVCenter);
        row->setTextAlignment(SizeColumn, Qt::AlignRight | Qt::AlignVCenter);
        row->setCheckState(FileColumn, Qt::Checked);
        const QString detail = describe(find);
        if (!find.fault.isEmpty())
            row->setText(StateColumn, QStringLiteral("%1: %2").arg(stateName(find.state), find.fault));
        for (const int column : {FileColumn, FormatColumn, StateColumn})
            row->setToolTip(column, detail);
        rows += row;
    }
    // Not disabled: with the keyboard one gets there, too, and reads why.
    const QBrush grey = palette().brush(QPalette::PlaceholderText);
    for (const salvage::Lost &lost : m_survey->lost) {
        auto *row = new QTreeWidgetItem({lost.name, {}, {}, {}, lost.why});
        row->setFlags(row->flags() & ~Qt::ItemIsUserCheckable);
        for (const int column : {FileColumn, StateColumn}) {
            row->setForeground(column, grey);
            row->setToolTip(column, describe(lost));
        }
        rows += row;
    }
    m_list->addTopLevelItems(rows);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_rest->setText(describeRest(*m_survey).join(u'\n'));
    m_isFilling = false;
}

/// Below them stand those of which nothing can be saved.
int SalvageDialog::foundRows() const
{
    return m_survey ? qMin(m_list->topLevelItemCount(), int(m_survey->finds.size())) : 0;
}

std::vector<bool> SalvageDialog::ticks() const
{
    std::vector<bool> ticks;
    for (int i = 0; i < foundRows(); ++i)
        ticks.push_back(m_list->topLevelItem(i)->checkState(FileColumn) == Qt::Checked);
    return ticks;
}

void SalvageDialog::tickAll(bool isTicked)
{
    m_isFilling = true;
    for (int i = 0; i < foundRows(); ++i)
        m_list->topLevelItem(i)->setCheckState(FileColumn, isTicked ? Qt::Checked : Qt::Unchecked);
    m_isFilling = false;
    updateState();
}

void SalvageDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for What Is Salvaged"),
                                                             QFileInfo(m_folder->text()).absolutePath());
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

void SalvageDialog::write()
{
    const std::vector<salvage::Product> products = salvage::productsOf(
        *m_survey,
        {.finds = ticks(), .withRest = m_withRest->isChecked(), .baseName = QFileInfo(m_path).completeBaseName()});
    const QString folder = QDir::fromNativeSeparators(m_folder->text());
    start(
        [file = m_file, survey = m_survey, products, folder, source = m_path, limits = m_limits](Run &run) {
            Outcome &outcome = run.outcome;
            outcome.folder = folder;
            qsizetype done = 0;
            salvageInto(
                {.folder = folder, .source = source}, *survey, products, file,
                {.limits = limits, .formats = &anyFormatById},
                [&](const salvage::Product &product, const salvage::Made &made) {
                    run.done = int(Steps * ++done / qsizetype(products.size()));
                    if (made.isUseless)
                        return !run.cancelled;
                    outcome.files += QDir(folder).filePath(product.path);
                    outcome.repaired += made.isRepaired ? 1 : 0;
                    outcome.damaged += made.isWhole ? 0 : 1;
                    outcome.missing += made.missing;
                    return !run.cancelled;
                },
                &outcome.error, &run.cancelled);
        },
        &SalvageDialog::written);
}

void SalvageDialog::written(Run &run)
{
    m_outcome = std::move(run.outcome);
    if (m_outcome.error.isEmpty())
        m_outcome.error = m_trouble;
    accept();
}

void SalvageDialog::showProgress()
{
    if (m_run)
        m_progress->setValue(m_run->done);
}

void SalvageDialog::updateState()
{
    const bool isBusy = m_run != nullptr;
    const std::vector<bool> ticked = ticks();
    const auto count = std::count(ticked.begin(), ticked.end(), true);
    const bool hasFinds = !ticked.empty();
    const bool isFolderFree = isEmptyFolder(QDir::fromNativeSeparators(m_folder->text()));
    const QLocale locale;
    m_progress->setValue(isBusy ? int(m_run->done) : 0);
    if (isBusy)
        m_title->setText(m_survey ? tr("Writing…") : tr("Searching %1…").arg(QFileInfo(m_path).fileName()));
    else if (!m_trouble.isEmpty())
        m_title->setText(m_trouble);
    else if (!hasFinds)
        m_title->setText(tr("Nothing that can be read was found in %1.").arg(QFileInfo(m_path).fileName()));
    else if (!isFolderFree)
        m_title->setText(tr("The folder is not empty. Choose another one: nothing is overwritten."));
    else
        m_title->setText(tr("Finds ticked: %1 of %2. Damaged ones are repaired where that can be done; the file itself "
                            "stays as it is.")
                             .arg(locale.toString(qlonglong(count)), locale.toString(qlonglong(ticked.size()))));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_list, m_all, m_none, m_folder, m_choose})
        widget->setEnabled(!isBusy && hasFinds);
    m_withRest->setEnabled(!isBusy && m_survey && !m_survey->rest.empty());
    m_folder->setEnabled(!isBusy && m_survey);
    m_choose->setEnabled(m_folder->isEnabled());
    const bool isAsked = count > 0 || (m_withRest->isChecked() && m_withRest->isEnabled());
    m_salvage->setEnabled(!isBusy && m_survey && isAsked && isFolderFree && !m_folder->text().trimmed().isEmpty());
}

} // namespace hexahedron
