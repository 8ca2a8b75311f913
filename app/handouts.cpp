#include "app/handouts.h"

#include "app/bookmarks.h"
#include "app/documentpage.h"
#include "core/bytes/savefile.h"
#include "widgets/session/background.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QTextDocument>

namespace hexahedron {

/// All that it needs stays as it is now, whatever is done to the file meanwhile.
std::function<Handout()> Handouts::maker(const DocumentPage &page)
{
    const Session &session = *page.session();
    return [tree = session.tree(), issues = session.issues(), bookmarks = page.bookmarks()->all()] {
        return makeHandout(*tree, issues ? *issues : std::vector<Issue>(), bookmarks);
    };
}

void Handouts::write(const DocumentPage &page, const QString &path)
{
    auto error = std::make_shared<QString>();
    const auto work = [error, path, make = maker(page)] {
        const bool isMarkdown = path.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive);
        const auto content = [&](QIODevice &file) {
            return (isMarkdown ? writeHandoutMarkdown : writeHandoutHtml)(&file, make());
        };
        QString said;
        if (saveFile(content, path, {}, &said) != SaveResult::Saved)
            *error = said;
    };
    writeInBackground(this, work, [this, error, path](const QString &trouble) {
        const QString reason = trouble.isEmpty() ? *error : trouble;
        reason.isEmpty() ? Q_EMIT written(path) : Q_EMIT failed(reason);
    });
}

void Handouts::make(const DocumentPage &page, const std::function<void(const Handout &)> &print)
{
    auto handout = std::make_shared<Handout>();
    startInBackground(
        this, [handout, make = maker(page)] { *handout = make(); },
        [this, handout, print](const QString &trouble) {
            trouble.isEmpty() ? print(*handout) : Q_EMIT failed(trouble);
        });
}

void Handouts::paint(const Handout &handout, QPagedPaintDevice *paper)
{
    QBuffer text;
    text.open(QIODevice::WriteOnly);
    writeHandoutMarkdown(&text, handout);
    constexpr qreal Size = 8; // points
    QTextDocument document;
    QFont font = document.defaultFont();
    font.setPointSizeF(Size);
    document.setDefaultFont(font);
    document.setMarkdown(QString::fromUtf8(text.data()));
    document.print(paper);
}

} // namespace hexahedron
