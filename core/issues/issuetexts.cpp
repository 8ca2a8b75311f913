#include "core/issues/issuetexts.h"

#include "core/issues/issue.h"
#include "core/language/languages.h"

#include <QDir>

#include <map>
#include <mutex>

namespace hexahedron {

namespace {

using Texts = QHash<QString, IssueText>;

/// Those of all families: codes are unique.
const Texts &textsIn(const QString &language)
{
    static std::mutex mutex;
    static std::map<QString, Texts> all;
    const std::lock_guard lock(mutex);
    const auto [it, isNew] = all.try_emplace(language);
    if (isNew) {
        const QStringList pages = QDir(QStringLiteral(":/reference/%1/issues").arg(language)).entryList();
        for (const QString &page : pages)
            it->second.insert(
                issueTextsOn(referenceFile(language, QStringLiteral("issues/") + page.chopped(int(qstrlen(".md"))))));
    }
    return it->second;
}

} // namespace

IssueText textOf(const IssueKind &kind)
{
    const QString code = QString::fromLatin1(kind.code);
    for (const QString &language : withEnglish(readersLanguage())) {
        const Texts &texts = textsIn(language);
        const auto text = texts.constFind(code);
        if (text != texts.constEnd())
            return *text;
    }
    return {QString::fromUtf8(kind.sentence), {}, QString::fromUtf8(kind.advice), {}};
}

QString issueAdvice(const IssueKind &kind, bool hasRepair)
{
    const IssueText text = textOf(kind);
    if (!hasRepair || text.repair.isEmpty())
        return text.advice;
    const bool isSpaced = !text.advice.isEmpty() && !text.advice.endsWith(u'。'); // Chinese has no spaces
    return text.advice + (isSpaced ? QStringLiteral(" ") : QString()) + text.repair;
}

QHash<QString, IssueText> issueTextsOn(const QString &page)
{
    Texts texts;
    QString code;
    for (const QString &line : page.split(u'\n')) {
        if (line.startsWith(u"## "))
            code = line.mid(3).trimmed();
        else if (code.isEmpty() || line.trimmed().isEmpty())
            continue;
        else if (line.startsWith(u"> "))
            texts[code].advice = line.mid(2).trimmed();
        else if (line.startsWith(u">> "))
            texts[code].repair = line.mid(3).trimmed();
        else if (line.startsWith(u"1: "))
            texts[code].ofOne = line.mid(3).trimmed();
        else
            texts[code].sentence = line.mid(line.startsWith(u"n: ") ? 3 : 0).trimmed();
    }
    return texts;
}

} // namespace hexahedron
