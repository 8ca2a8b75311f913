// What can be read in a broken file, into files of its own.
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "app/salvagedialog.h"
#include "widgets/sentences.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

namespace hexahedron {

/// Of the file that is shown, as it is now; without one, of a file that is chosen.
void MainWindow::salvage()
{
    const QString kind = QStringLiteral("salvage");
    const Document *document = session() ? &session()->document() : nullptr;
    QString path = document ? document->path() : QFileDialog::getOpenFileName(this, tr("Salvage"), m_settings.folder());
    std::optional<Bytes> bytes;
    if (document) {
        bytes = document->bytes();
    } else if (!path.isEmpty()) {
        QString error;
        bytes = Bytes::fromFile(path, &error);
        if (!bytes)
            m_messages->show(kind, Severity::Error, error);
    }
    if (!bytes)
        return;
    if (path.isEmpty())
        path = QDir(m_settings.folder()).filePath(tr("unnamed"));
    SalvageDialog dialog(*bytes, path, m_settings.limits(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const SalvageDialog::Outcome &outcome = dialog.outcome();
    if (outcome.files.isEmpty() && outcome.error.isEmpty()) {
        m_messages->show(kind, Severity::Warning,
                         tr("Nothing of %1 can be saved. Nothing was written.").arg(QFileInfo(path).fileName()));
        return;
    }
    // Short: the bar has buttons besides.
    QStringList words{tr("%n file(s) written.", nullptr, int(outcome.files.size()))};
    if (outcome.repaired > 0)
        words += tr("%n repaired.", nullptr, outcome.repaired);
    if (outcome.damaged > 0)
        words += tr("%n with errors.", nullptr, outcome.damaged);
    if (outcome.missing.size() == 1)
        words += outcome.missing.front();
    else if (!outcome.missing.isEmpty())
        words += tr("Parts are missing: report.json says what.");
    if (!outcome.error.isEmpty())
        words += outcome.error;
    MessageBar *bar = m_messages->show(kind, outcome.error.isEmpty() ? Severity::Info : Severity::Error,
                                       inOneParagraph(words));
    const QString folder = outcome.folder;
    bar->setToolTip(QDir::toNativeSeparators(folder));
    bar->addButton(tr("Open Folder"), [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    if (!outcome.files.isEmpty()) {
        const QString first = outcome.files.front();
        bar->addButton(tr("Open %1").arg(QFileInfo(first).fileName()), [this, first] { open(first); });
    }
}

} // namespace hexahedron
