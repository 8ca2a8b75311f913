#pragma once

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
    QString id; ///< that of the family
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
    ReferenceBook(std::span<const Format *const> formats, QString language);

    const QStringList &pageIds() const { return m_ids; }
    /// Null when there is none of that name.
    const ReferencePage *page(const QString &id) const;

    /// Where a field is explained, or else what it stands in.
    ReferencePlace placeOf(const Format &format, const Field *field) const;
    /// Where a rule stands; not valid when its page has no such number.
    ReferencePlace placeOfRule(const QString &page, const QString &number) const;
    /// Every passage with all the words, in any case; page by page, headings first.
    std::vector<ReferenceHit> search(const QString &words, size_t most = 200) const;

private:
    std::vector<const Format *> m_formats;
    QString m_language;
    QStringList m_ids;
    mutable std::map<QString, ReferencePage> m_pages;
};

/// The field that a link of a page names: "FORMAT/PATH".
std::optional<std::pair<QString, QString>> fieldOfLink(const QString &link);

/// Text as people read it: without the marks of Markdown.
QString withoutMarks(QString text);

} // namespace hexahedron
