#pragma once

#include "core/issues/catalogue.h"
#include "core/report/explanation.h"

#include <map>
#include <optional>

namespace hexahedron {

/// A place in the reference: a page and an anchor in it, which is empty for its beginning.
struct ReferencePlace
{
    QString page;
    QString anchor;

    bool isValid() const { return !page.isEmpty(); }
    friend bool operator==(const ReferencePlace &, const ReferencePlace &) = default;
};

/// What is to be read of the formats of one maker, in Markdown: the page as it was written, and in it the structures as the
/// descriptions have them. Anchors stand as `<a id="…"></a>`, links to fields as `[name](field:FORMAT/PATH)`.
struct ReferencePage
{
    struct Heading
    {
        int level;
        QString title;
        QString anchor;
    };
    QString id; ///< that of the family; "glossary", "issues"
    QString title;
    QString text;
    std::vector<Heading> headings; ///< without the title
};

struct ReferenceHit
{
    ReferencePlace place;
    QString heading; ///< the nearest one above
    QString excerpt;
};

/// All pages, in one language; what is not there in it is English, and says so. Pages are made when somebody asks for them.
class ReferenceBook
{
public:
    /// With `issues` there is a page of them.
    ReferenceBook(std::span<const Format *const> formats, QString language,
                  std::span<const CataloguedIssue> issues = {});

    const QStringList &pageIds() const { return m_ids; }
    /// Null when there is none of that name.
    const ReferencePage *page(const QString &id) const;

    /// Where a field is explained, or else what it stands in.
    ReferencePlace placeOf(const Format &format, const Field *field) const;
    /// Where a rule stands; not valid when its page has no such number.
    ReferencePlace placeOfRule(const QString &page, const QString &number) const;
    ReferencePlace placeOfIssue(const IssueKind &kind) const;
    /// Every passage with all the words, in any case; page by page, headings first. Where there are more, the pages share
    /// what `most` leaves room for.
    std::vector<ReferenceHit> search(const QString &words, size_t most = 200) const;

private:
    QString sourceOf(const QString &id, bool &isTranslated) const;

    std::vector<const Format *> m_formats;
    QString m_language;
    std::span<const CataloguedIssue> m_issues;
    QStringList m_ids;
    mutable std::map<QString, ReferencePage> m_pages;
};

/// The field that a link of a page names: "FORMAT/PATH".
std::optional<std::pair<QString, QString>> fieldOfLink(const QString &link);

/// A heading as a part of an address: "6. Frames" is "6-frames".
QString headingAnchor(const QString &title);
/// Text in a page: nothing in it is a mark of Markdown.
QString escapedForPage(const QString &text);
/// Text as people read it: without the marks of Markdown.
QString withoutMarks(QString text);

} // namespace hexahedron
