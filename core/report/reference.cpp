// The pages of the reference: what was written by hand, and the structures as the descriptions have them.
#include "core/report/reference.h"

#include "core/language/languages.h"
#include "core/language/listed.h"
#include "core/report/glossary.h"
#include "core/report/issuepage.h"
#include "core/report/structurerows.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <set>

namespace hexahedron {

QString escapedForPage(const QString &text)
{
    static const QRegularExpression marks(QStringLiteral(R"re(([\\`*_\[\]<>|&#~]))re"));
    return QString(text).replace(marks, QStringLiteral("\\\\1")).replace(u'\n', u' ');
}

QString headingAnchor(const QString &title)
{
    static const QRegularExpression other(QStringLiteral("[^\\w]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString text = title.toLower().replace(other, QStringLiteral("-"));
    while (text.endsWith(u'-'))
        text.chop(1);
    return text;
}

namespace {

const QString glossaryId = QStringLiteral("glossary"), issuesId = QStringLiteral("issues");
constexpr auto LineBreak = "<br>";

QString bookText(const char *text)
{
    return QCoreApplication::translate("report", text);
}

QString anchor(const QString &id)
{
    return QStringLiteral("<a id=\"%1\"></a>").arg(id);
}

const QRegularExpression &anchorPattern()
{
    static const QRegularExpression pattern(QStringLiteral("<a id=\"([^\"]+)\"></a>"));
    return pattern;
}

QString fieldAnchor(const Format &format, const QString &path)
{
    return QStringLiteral("field-%1/%2").arg(QLatin1String(format.id), path);
}

QString fieldLink(const Format &format, const QString &path)
{
    return QStringLiteral("[%1](field:%2/%3)")
        .arg(escapedForPage(path.section(u'/', -1)), QLatin1String(format.id),
             QString::fromLatin1(QUrl::toPercentEncoding(path, "/@")));
}

/// Writes a page: copies what was written and puts the structures where an anchor names them, the rest at the end.
class PageWriter
{
public:
    PageWriter(ReferencePage &page, std::vector<const Format *> formats, QString language)
        : m_page(page)
        , m_formats(std::move(formats))
        , m_language(std::move(language))
    {
    }

    void write(const QString &source, const QString &remark)
    {
        auto anchors = anchorPattern().globalMatch(source);
        while (anchors.hasNext()) {
            if (const auto [format, field] = structureAt(anchors.next().captured(1)); field)
                m_placed.insert(field->field);
        }
        bool isCode = false;
        for (const QString &line : source.split(u'\n')) {
            if (line.startsWith(QStringLiteral("```")))
                isCode = !isCode;
            static const QRegularExpression heading(QStringLiteral("^(#{1,6}) +(.*)$"));
            const QRegularExpressionMatch match = isCode ? QRegularExpressionMatch() : heading.match(line);
            static const QRegularExpression comment(QStringLiteral(" ?<!--.*?-->"));
            if (!match.hasMatch() && !line.startsWith(QStringLiteral("<!--")))
                m_page.text += QString(line).remove(comment) + u'\n';
            else if (match.hasMatch())
                writeHeading(int(match.capturedLength(1)), match.captured(2), remark);
        }
        writeRest();
    }

private:
    void writeHeading(int level, QString title, const QString &remark)
    {
        QStringList named;
        auto anchors = anchorPattern().globalMatch(title);
        while (anchors.hasNext())
            named += anchors.next().captured(1);
        title = title.remove(anchorPattern()).trimmed();
        addHeading(level, title);
        if (level == 1 && !remark.isEmpty())
            m_page.text += u'*' + escapedForPage(remark) + QStringLiteral("*\n\n");
        for (const QString &name : named) {
            if (const auto [format, field] = structureAt(name); field)
                writeStructure(*format, *field);
        }
    }
    /// The structure of which a heading tells, by its anchor: "field-VRTS".
    std::pair<const Format *, const DescribedField *> structureAt(const QString &name) const
    {
        const QString mark = QStringLiteral("field-");
        for (const Format *format : m_formats) {
            const DescribedField *field = name.startsWith(mark) ? describedField(*format, name.mid(mark.size()))
                                                                : nullptr;
            if (field)
                return {format, field};
        }
        return {nullptr, nullptr};
    }
    void addHeading(int level, const QString &title)
    {
        const QString plain = withoutMarks(title);
        if (level == 1) {
            m_page.title = plain;
            m_page.text += QStringLiteral("# %1\n\n").arg(title);
            return;
        }
        QString id = headingAnchor(plain);
        for (int n = 2; !m_anchors.insert(id).second; ++n)
            id = headingAnchor(plain) + u'-' + QString::number(n);
        m_page.headings.push_back({level, plain, id});
        m_page.text += QStringLiteral("\n%1 %2%3\n\n").arg(QString(level, u'#'), anchor(id), title);
    }
    /// Formats with one description have one place in the page.
    QString anchorsOf(const Format &format, const QString &path) const
    {
        QString anchors;
        for (const Format *each : m_formats) {
            if (each->schema() == format.schema())
                anchors += anchor(fieldAnchor(*each, path));
        }
        return anchors;
    }
    /// The table of a structure and of the records in it; chunks have places of their own.
    void writeStructure(const Format &format, const DescribedField &structure)
    {
        const Field &field = *structure.field;
        if (!m_written.insert(&field).second)
            return;
        const std::vector<StructureRow> rows = structureRows(field);
        const QString id = fieldAnchor(format, structure.path);
        QString text = anchorsOf(format, structure.path) + QStringLiteral("**") + escapedForPage(structure.path)
                       + QStringLiteral("** · ") + escapedForPage(typeOf(field));
        const FieldFacts facts = factsOf(format, structure);
        for (const QString &sentence : QStringList{facts.doc, facts.note} + facts.relations) {
            if (!sentence.isEmpty())
                text += QLatin1String(LineBreak) + explained(sentence);
        }
        m_page.text += text + rulesText(facts) + QStringLiteral("\n\n");
        if (const QString like = likeAnother(structure, rows, id); !like.isEmpty())
            m_page.text += like;
        else
            writeRows(format, field, rows);
        writeInner(format, field);
    }
    /// Layouts of one format may differ in their first part only: what is the same is told once.
    QString likeAnother(const DescribedField &structure, const std::vector<StructureRow> &rows, const QString &id)
    {
        if (rows.size() < 2)
            return {};
        QString key = QString::fromUtf8(structure.field->name);
        for (const StructureRow &row : rows)
            key += QStringList{row.at, row.bytes, row.name, row.type, row.field->translatedDoc()}.join(u'\t') + u'\n';
        const auto [first, isNew] = m_alike.try_emplace(key, std::pair(structure.path, id));
        return isNew ? QString()
                     : bookText(QT_TRANSLATE_NOOP("report", "Laid out as %1."))
                               .arg(QStringLiteral("[%1](#%2)")
                                        .arg(escapedForPage(first->second.first), first->second.second))
                           + QStringLiteral("\n\n");
    }
    void writeRows(const Format &format, const Field &structure, const std::vector<StructureRow> &rows)
    {
        if (rows.empty())
            return;
        const bool isDocument = structure.kind == Kind::Element;
        QStringList heads;
        if (!isDocument)
            heads += {bookText(QT_TRANSLATE_NOOP("report", "At")), bookText(QT_TRANSLATE_NOOP("report", "Bytes"))};
        heads += {bookText(QT_TRANSLATE_NOOP("report", "Name")), bookText(QT_TRANSLATE_NOOP("report", "Type")),
                  bookText(QT_TRANSLATE_NOOP("report", "Meaning"))};
        addRow(heads);
        addRow(QStringList(heads.size(), QStringLiteral("---")));
        bool isCounted = false;
        for (const StructureRow &row : rows) {
            const DescribedField *described = describedField(format, row.field);
            const QString path = described ? described->path : row.name;
            QStringList cells;
            if (!isDocument)
                cells += {row.at, escapedForPage(row.bytes)};
            cells += {described ? anchor(fieldAnchor(format, path)) + fieldLink(format, path)
                                : escapedForPage(row.name),
                      escapedForPage(row.type), described ? meaning(factsOf(format, *described)) : QString()};
            addRow(cells);
            isCounted = isCounted || row.at.startsWith(u'+');
        }
        m_page.text += u'\n';
        if (isCounted)
            m_page.text += u'*'
                           + bookText(QT_TRANSLATE_NOOP("report",
                                                        "+ counts from the end of the part before whose size varies."))
                           + QStringLiteral("*\n\n");
    }
    /// Words of the glossary lead there.
    QString explained(const QString &sentence) const
    {
        return withWordLinks(escapedForPage(sentence), m_language, [](const QString &word, const QString &anchor) {
            return QStringLiteral("[%1](%2.md#%3)").arg(word, glossaryId, anchor);
        });
    }
    void addRow(const QStringList &cells)
    {
        m_page.text += QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
    }
    QString meaning(const FieldFacts &facts) const
    {
        QStringList parts;
        const auto add = [&](const QString &sentence) {
            if (!sentence.isEmpty())
                parts += explained(sentence);
        };
        add(facts.doc);
        add(facts.note);
        if (!facts.unit.isEmpty())
            add(bookText(QT_TRANSLATE_NOOP("report", "In %1.")).arg(facts.unit));
        addValues(facts, parts);
        for (const QString &sentence : valueFacts(facts) + facts.relations)
            add(sentence);
        return parts.join(QLatin1String(LineBreak)) + rulesText(facts);
    }
    /// Those with a sentence of their own one below the other.
    static void addValues(const FieldFacts &facts, QStringList &parts)
    {
        QStringList values;
        for (const FieldFacts::Value &value : facts.values) {
            const QString text = escapedForPage(valueNumber(facts, value.number) + u' ' + value.name);
            if (value.doc.isEmpty())
                values += text;
            else
                parts += bookText(QT_TRANSLATE_NOOP("report", "%1: %2")).arg(text, escapedForPage(value.doc));
        }
        if (!values.isEmpty())
            parts += listed(values);
    }
    static QString rulesText(const FieldFacts &facts)
    {
        QStringList links;
        for (const QString &number : facts.rules)
            links += QStringLiteral("[%1](rule:%1)").arg(number);
        return links.isEmpty() ? QString()
                               : QLatin1String(LineBreak)
                                     + bookText(QT_TRANSLATE_NOOP("report", "Rules: %1")).arg(links.join(u' '));
    }
    /// Records follow the one that they are in; chunks are named.
    void writeInner(const Format &format, const Field &structure)
    {
        QStringList chunks;
        for (const auto *fields : {&structure.body, &structure.frame.frames}) {
            for (const Field *inner : *fields) {
                const DescribedField *described = isStructure(*inner) ? describedField(format, inner) : nullptr;
                if (!described)
                    continue;
                if (inner->kind != Kind::Frame && inner->kind != Kind::Element) {
                    if (!m_placed.contains(inner))
                        writeStructure(format, *described);
                } else if (chunks.size() < MostChunksListed)
                    chunks += QStringLiteral("[%1](#%2)")
                                  .arg(escapedForPage(QString::fromUtf8(inner->name)),
                                       fieldAnchor(format, described->path));
            }
        }
        if (!chunks.isEmpty())
            m_page.text += bookText(QT_TRANSLATE_NOOP("report", "In %1 there may be: %2."))
                               .arg(escapedForPage(QString::fromUtf8(structure.name)), listed(chunks))
                           + QStringLiteral("\n\n");
    }
    void writeRest()
    {
        bool isBegun = false;
        for (const Format *format : m_formats) {
            bool isFormatBegun = false;
            for (const DescribedField &described : describedFields(*format)) {
                const Field &field = *described.field;
                const bool isTop = !described.path.contains(u'/');
                const bool isBlock = isStructure(field) && (field.kind == Kind::Frame || field.kind == Kind::Element);
                if (m_written.contains(&field) || (!isBlock && !isTop))
                    continue;
                if (!std::exchange(isBegun, true))
                    addHeading(2, bookText(QT_TRANSLATE_NOOP("report", "Structures")));
                if (!std::exchange(isFormatBegun, true)) {
                    addHeading(3, QCoreApplication::translate("formats", format->name));
                    m_page.text += escapedForPage(QCoreApplication::translate("formats", format->recognition))
                                   + QStringLiteral("\n\n");
                }
                addHeading(4, QString::fromUtf8(field.name));
                writeStructure(*format, described);
            }
        }
    }

    static constexpr qsizetype MostChunksListed = 100;
    ReferencePage &m_page;
    std::vector<const Format *> m_formats;
    QString m_language;
    std::set<QString> m_anchors;
    std::set<const Field *> m_written;
    std::set<const Field *> m_placed; ///< those that have a place in what was written by hand
    std::map<QString, std::pair<QString, QString>> m_alike;
};

/// A line of a page, or lines that make one paragraph, as they are found.
struct Passage
{
    QString text;
    QString anchor;
};

QString plainPassage(QString text)
{
    static const QRegularExpression cellBorders(QStringLiteral("(?<!\\\\)\\|"));
    if (text.startsWith(u'|'))
        text = text.mid(1, text.size() - 2).replace(cellBorders, QStringLiteral("·"));
    return withoutMarks(text).simplified();
}

QString excerptOf(const QString &text, qsizetype at)
{
    constexpr qsizetype Before = 40, Length = 160;
    const qsizetype begin = at > Before ? text.lastIndexOf(u' ', at - Before) + 1 : 0;
    QString excerpt = text.mid(begin, Length);
    if (begin > 0)
        excerpt.prepend(QStringLiteral("… "));
    return begin + Length < text.size() ? excerpt + QStringLiteral(" …") : excerpt;
}

} // namespace

QString withoutMarks(QString text)
{
    static const QRegularExpression comment(QStringLiteral(" ?<!--.*?-->"));
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression escape(QStringLiteral(R"re(\\([\\`*_\[\]<>|&#~]))re"));
    return text.remove(anchorPattern())
        .remove(comment)
        .replace(QLatin1String(LineBreak), QStringLiteral(" "))
        .replace(link, QStringLiteral("\\1"))
        .remove(QStringLiteral("**"))
        .remove(u'`')
        .replace(escape, QStringLiteral("\\1"));
}

std::optional<std::pair<QString, QString>> fieldOfLink(const QString &link)
{
    const QString scheme = QStringLiteral("field:");
    const qsizetype slash = link.indexOf(u'/');
    if (!link.startsWith(scheme) || slash < 0)
        return {};
    return std::pair(link.mid(scheme.size(), slash - scheme.size()),
                     QUrl::fromPercentEncoding(link.mid(slash + 1).toUtf8()));
}

ReferenceBook::ReferenceBook(std::span<const Format *const> formats, QString language,
                             std::span<const CataloguedIssue> issues)
    : m_formats(formats.begin(), formats.end())
    , m_language(std::move(language))
    , m_issues(issues)
{
    for (const Format *format : m_formats)
        m_ids += familyOf(*format);
    m_ids.removeDuplicates();
    m_ids += glossaryId;
    if (!m_issues.empty())
        m_ids += issuesId;
}

/// What is written of it, in Markdown.
QString ReferenceBook::sourceOf(const QString &id, bool &isTranslated) const
{
    isTranslated = true;
    if (id == issuesId)
        return issuePage(
            m_issues, m_ids,
            [this](const QString &family) {
                const QString title = referencePage(m_language, family).section(u'\n', 0, 0);
                return title.startsWith(QStringLiteral("# ")) ? title.mid(2) : family;
            },
            [this](const QString &family, const QString &rule) {
                const ReferencePlace place = placeOfRule(family, rule);
                return QStringLiteral("%1.md#%2").arg(place.page, place.anchor);
            });
    isTranslated = m_language == english() || !referenceFile(m_language, id).isEmpty();
    return referencePage(m_language, id);
}

const ReferencePage *ReferenceBook::page(const QString &id) const
{
    if (!m_ids.contains(id))
        return nullptr;
    const auto [it, isNew] = m_pages.try_emplace(id);
    ReferencePage &page = it->second;
    if (!isNew)
        return &page;
    page.id = id;
    std::vector<const Format *> formats;
    std::copy_if(m_formats.begin(), m_formats.end(), std::back_inserter(formats),
                 [&](const Format *format) { return familyOf(*format) == id; });
    bool isTranslated = true;
    const QString source = sourceOf(id, isTranslated);
    PageWriter(page, formats, m_language)
        .write(source, isTranslated ? QString()
                                    : bookText(QT_TRANSLATE_NOOP("report", "This page is not yet translated: what was "
                                                                           "written by hand is in English.")));
    if (page.title.isEmpty())
        page.title = formats.empty() ? id : QCoreApplication::translate("formats", formats.front()->name);
    return &page;
}

ReferencePlace ReferenceBook::placeOfIssue(const IssueKind &kind) const
{
    return m_ids.contains(issuesId) ? ReferencePlace{issuesId, headingAnchor(QString::fromLatin1(kind.code))}
                                    : ReferencePlace();
}

ReferencePlace ReferenceBook::placeOf(const Format &format, const Field *field) const
{
    const ReferencePage *shown = page(familyOf(format));
    if (!shown)
        return {};
    const DescribedField *described = describedField(format, field);
    for (QString path = described ? described->path : QString(); !path.isEmpty(); path = path.section(u'/', 0, -2)) {
        const QString id = fieldAnchor(format, path);
        if (shown->text.contains(anchor(id)))
            return {shown->id, id};
        if (!path.contains(u'/'))
            break;
    }
    return {shown->id, {}};
}

ReferencePlace ReferenceBook::placeOfRule(const QString &id, const QString &number) const
{
    const ReferencePage *own = number.isEmpty() ? nullptr : page(id);
    if (!own)
        return {};
    // Pages may say that rules stand in another.
    QStringList pages{own->id};
    static const QRegularExpression other(QStringLiteral("\\]\\((\\w+)\\.md"));
    auto others = other.globalMatch(own->text);
    while (others.hasNext())
        pages += others.next().captured(1);
    const QString rule = QStringLiteral("rule-") + number;
    for (const QString &name : pages) {
        const ReferencePage *tried = page(name);
        if (tried && tried->text.contains(anchor(rule)))
            return {name, rule};
    }
    return {};
}

namespace {

/// Where there are too many, each page keeps its first ones: a common word would else be found in the first page only.
std::vector<ReferenceHit> upTo(size_t most, std::vector<std::vector<ReferenceHit>> pages)
{
    std::vector<std::vector<ReferenceHit> *> bySize;
    for (std::vector<ReferenceHit> &page : pages)
        bySize.push_back(&page);
    std::ranges::sort(bySize, {}, [](const auto *page) { return page->size(); });
    for (size_t i = 0; i < bySize.size(); ++i) {
        const size_t share = most / (bySize.size() - i);
        if (bySize[i]->size() > share)
            bySize[i]->resize(share);
        most -= bySize[i]->size();
    }
    std::vector<ReferenceHit> all;
    for (const std::vector<ReferenceHit> &page : pages)
        all.insert(all.end(), page.begin(), page.end());
    return all;
}

} // namespace

std::vector<ReferenceHit> ReferenceBook::search(const QString &words, size_t most) const
{
    std::vector<std::vector<ReferenceHit>> found; // of each page
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return {};
    const auto find = [&](const QString &text) -> qsizetype {
        for (const QString &word : wanted) {
            if (!text.contains(word, Qt::CaseInsensitive))
                return -1;
        }
        return text.indexOf(wanted.front(), 0, Qt::CaseInsensitive);
    };
    for (const QString &id : m_ids) {
        const ReferencePage &shown = *page(id);
        std::vector<ReferenceHit> headings, hits;
        size_t heading = 0; // the next one
        QString title = shown.title, place, paragraph, within;
        const auto add = [&](std::vector<ReferenceHit> &to, const QString &passage, const QString &anchorHere) {
            const QString text = plainPassage(passage);
            if (const qsizetype at = find(text); at >= 0)
                to.push_back({{id, anchorHere}, title, excerptOf(text, at)});
        };
        const auto endParagraph = [&] {
            if (!paragraph.isEmpty())
                add(hits, paragraph, within.isEmpty() ? place : within);
            paragraph.clear();
            within.clear();
        };
        for (const QString &line : shown.text.split(u'\n')) {
            const bool isHeading = heading < shown.headings.size()
                                   && line.contains(anchor(shown.headings[heading].anchor)) && line.startsWith(u'#');
            if (isHeading || line.isEmpty() || line.startsWith(u'|') || line.startsWith(QStringLiteral("- ")))
                endParagraph();
            if (isHeading) {
                place = shown.headings[heading].anchor;
                title = shown.headings[heading++].title;
                add(headings, title, place);
                continue;
            }
            if (line.isEmpty() || line.startsWith(QStringLiteral("| ---")) || line.startsWith(QStringLiteral("# ")))
                continue;
            auto anchors = anchorPattern().globalMatch(line);
            if (anchors.hasNext())
                within = anchors.next().captured(1);
            paragraph += (paragraph.isEmpty() ? QString() : QStringLiteral(" ")) + line;
            if (line.startsWith(u'|'))
                endParagraph();
        }
        endParagraph();
        headings.insert(headings.end(), hits.begin(), hits.end());
        found.push_back(std::move(headings));
    }
    return upTo(most, std::move(found));
}

} // namespace hexahedron
