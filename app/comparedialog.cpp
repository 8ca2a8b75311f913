#include "app/comparedialog.h"

#include "app/comparebytes.h"
#include "app/comparetrees.h"
#include "core/check/checker.h"
#include "core/read/cancelscope.h"
#include "core/scene/filescene.h"
#include "core/tree/tree.h"
#include "widgets/hex/hexview.h"
#include "widgets/icon.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/session/background.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QScreen>
#include <QSplitter>
#include <QToolButton>

namespace hexahedron {

/// One comparison. The thread writes it before it announces it.
struct CompareDialog::Run
{
    struct File
    {
        std::shared_ptr<const Tree> tree;
        std::shared_ptr<const std::vector<Issue>> issues;
        std::shared_ptr<const scene::Scene> scene;
    };

    std::atomic_bool cancelled = false;
    File before, after;
    std::vector<AlignedPart> parts;
    std::vector<Difference> differences;
    bool hasMore = false;
    QString trouble;

    void look(File &file) const
    {
        file.issues = std::make_shared<const std::vector<Issue>>(check(*file.tree, &cancelled));
        file.scene = sceneOf(*file.tree, firstSceneFile(*file.tree), &cancelled);
    }

    /// Of very large files only what they begin and end with.
    std::vector<AlignedPart> alignedParts(const Bytes &one, const Bytes &other) const
    {
        constexpr qint64 MostCompared = 512 << 20;
        if (one.size() + other.size() <= MostCompared)
            return aligned(one, other, {&cancelled});
        const ByteRange changed = other.changedSince(one);
        const qint64 end = one.size() - (other.size() - changed.end);
        return {{{0, changed.begin}, {0, changed.begin}, true},
                {{changed.begin, end}, changed, false},
                {{end, one.size()}, {changed.end, other.size()}, true}};
    }

    void carryOut(const Bytes &bytes)
    {
        constexpr size_t MostDifferences = 2000; // nobody reads more
        const Tree &known = *before.tree;
        after.tree = readTree(*known.format(), bytes, known.fileName(), &cancelled, known.limits());
        parts = alignedParts(known.bytes(), bytes);
        before.tree->openAll(&cancelled);
        after.tree->openAll(&cancelled);
        findDifferences(*before.tree, *after.tree, {.withDerived = true}, [this](const Difference &difference) {
            hasMore = differences.size() >= MostDifferences;
            if (!hasMore)
                differences.push_back(difference);
            return !hasMore && !cancelled;
        });
        look(before);
        look(after);
    }
};

CompareDialog::CompareDialog(const EditPlan &plan, std::shared_ptr<const Tree> tree, QWidget *parent)
    : QDialog(parent)
    , m_tree(std::move(tree))
{
    build(plan.title);
    start(plan);
}

CompareDialog::~CompareDialog()
{
    if (m_run)
        m_run->cancelled = true;
}

void CompareDialog::build(const QString &title)
{
    setWindowTitle(tr("Before and After"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_title = new QLabel(title);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 0);
    m_progress->setMaximumHeight(qMax(3, fontMetrics().xHeight() / 2));
    m_progress->setAccessibleName(tr("Progress of comparing"));

    m_bytes = new CompareBytes;
    m_trees = new CompareTrees;
    m_modelPart = new QWidget;
    auto *models = new QHBoxLayout(m_modelPart);
    models->setContentsMargins(0, 0, 0, 0);
    for (PreviewWidget *&model : m_models) {
        model = new PreviewWidget(m_modelPart);
        model->setMinimumHeight(10 * fontMetrics().height()); // its buttons and its clips have some of it
        models->addWidget(model, 1);
    }
    // The same camera: who turns the one turns the other. That of what is broken counts only once somebody turns it.
    connect(
        m_models[0], &PreviewWidget::shown, this,
        [this] {
            connect(m_models[0], &PreviewWidget::cameraChanged, this, [this] { m_models[1]->lookLike(*m_models[0]); });
        },
        Qt::SingleShotConnection);
    connect(m_models[1], &PreviewWidget::cameraChanged, this, [this] { m_models[0]->lookLike(*m_models[1]); });
    // What is broken may be far away from where the model is: the camera is that of what it will be.
    for (PreviewWidget *model : m_models)
        connect(model, &PreviewWidget::shown, this, [this] { m_models[0]->lookLike(*m_models[1]); });

    m_switches = new QWidget;
    auto *switches = new QHBoxLayout(m_switches);
    switches->setContentsMargins(0, 0, 0, 0);
    m_parts = new QSplitter(Qt::Vertical);
    m_parts->setChildrenCollapsible(false);
    addPart(tr("&Bytes"), m_bytes);
    addPart(tr("&Structure"), m_trees);
    m_modelSwitch = addPart(tr("&Model"), m_modelPart);
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 3);
    m_parts->setStretchFactor(2, 4);
    switches->addStretch(1);
    const auto addStep = [&](const QString &text, QStringView iconName, const QKeySequence &key, int by) {
        auto *button = new QToolButton;
        button->setIcon(icon(iconName));
        button->setText(text);
        button->setToolTip(QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
        button->setAccessibleName(text);
        button->setShortcut(key);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, m_bytes, [this, by] { m_bytes->goTo(by); });
        switches->addWidget(button);
        return button;
    };
    m_previous = addStep(tr("Previous Difference"), u"previous", Qt::SHIFT | Qt::Key_F8, -1);
    m_next = addStep(tr("Next Difference"), u"next", Qt::Key_F8, 1);

    auto *headings = new QHBoxLayout;
    for (QLabel *&heading : m_headings) {
        heading = new QLabel;
        heading->setWordWrap(true);
        headings->addWidget(heading, 1);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_switches);
    layout->addLayout(headings);
    layout->addWidget(m_progress);
    layout->addWidget(m_parts, 1);
    layout->addWidget(buttons);
    connect(m_trees, &CompareTrees::chosen, this, [this](const Difference &difference) {
        const bool isAfter = difference.b.isValid();
        const Item &item = isAfter ? difference.b : difference.a;
        const Tree &tree = isAfter ? *m_run->after.tree : *m_run->before.tree;
        if (tree.baseOf(item.stream) == 0) // what is packed has no bytes of its own in the file
            m_bytes->select(isAfter ? Side::After : Side::Before, item.range);
    });
    // Their room is kept until they are there, or what stands above them would spread over it.
    QSizePolicy kept = m_parts->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_parts->setSizePolicy(kept);
    m_parts->hide();
    m_switches->setEnabled(false);
    if (const QScreen *screen = this->screen()) // not larger than what it is on
        resize(sizeHint().boundedTo(screen->availableSize() - QSize(24, 56)));
}

QCheckBox *CompareDialog::addPart(const QString &name, QWidget *part)
{
    auto *shown = new QCheckBox(name);
    shown->setChecked(true);
    connect(shown, &QCheckBox::toggled, part, &QWidget::setVisible);
    m_switches->layout()->addWidget(shown);
    m_parts->addWidget(part);
    return shown;
}

void CompareDialog::start(const EditPlan &plan)
{
    m_run = std::make_shared<Run>();
    m_run->before.tree = m_tree;
    startInBackground(
        this,
        [run = m_run, bytes = plan.after] {
            const CancelScope scope(&run->cancelled);
            run->carryOut(bytes);
        },
        [this, run = m_run](const QString &trouble) {
            run->trouble = trouble;
            if (!run->cancelled)
                take(run);
        });
}

void CompareDialog::take(const std::shared_ptr<Run> &run)
{
    m_progress->hide();
    if (!run->trouble.isEmpty()) {
        m_headings[0]->setText(tr("This could not be compared: %1").arg(run->trouble));
        return;
    }
    m_headings[0]->setText(headingOf(tr("Before"), run->before.tree->bytes(), *run->before.issues));
    m_headings[1]->setText(headingOf(tr("After"), run->after.tree->bytes(), *run->after.issues));
    m_parts->show();
    m_switches->setEnabled(true);
    m_bytes->setFiles({run->before.tree, run->before.issues}, {run->after.tree, run->after.issues}, run->parts);
    m_trees->setDifferences(*run->before.tree, *run->after.tree, run->differences, run->hasMore);
    showModels(*run);
    m_bytes->view(Side::Before)->setFocus();
    Q_EMIT compared();
}

void CompareDialog::showModels(const Run &run)
{
    const auto hasSomething = [](const Run::File &file) { return file.scene && !file.scene->isEmpty(); };
    const bool isAny = hasSomething(run.before) || hasSomething(run.after);
    m_modelSwitch->setVisible(isAny);
    // Three parts need room; who has little can choose.
    const bool hasRoom = height() >= 720;
    m_modelSwitch->setChecked(isAny && hasRoom);
    m_modelPart->setVisible(isAny && hasRoom);
    if (!isAny)
        return;
    const std::array<const Run::File *, 2> files{&run.before, &run.after};
    for (size_t side = 0; side < 2; ++side) {
        if (!hasSomething(*files[side])) {
            m_models[side]->clear();
            continue;
        }
        std::vector<Bytes> streams;
        for (StreamId id = 0; id < files[side]->tree->streamCount(); ++id)
            streams.push_back(files[side]->tree->bytes(id));
        m_models[side]->setScene(files[side]->scene, std::move(streams), this);
    }
}

/// "Before: 13,312 bytes, errors: 56, warnings: 2"
QString CompareDialog::headingOf(const QString &side, const Bytes &bytes, const std::vector<Issue> &issues) const
{
    const auto countOf = [&](Severity severity) {
        return QLocale().toString(qint64(std::count_if(
            issues.begin(), issues.end(), [=](const Issue &issue) { return issue.severity == severity; })));
    };
    return tr("%1: %2 bytes, errors: %3, warnings: %4")
        .arg(QStringLiteral("<b>%1</b>").arg(side), QLocale().toString(bytes.size()), countOf(Severity::Error),
             countOf(Severity::Warning));
}

} // namespace hexahedron
