#pragma once

#include "core/find/strings.h"

#include <QVariantMap>

namespace hexahedron {

/// Where all matches are listed and replaced.
enum class SearchScope : quint8 { Shown, Selection, File, AllFiles, Folder };

/// What somebody looks for, as it was typed and chosen. Can be kept and brought back.
struct SearchTerms
{
    enum class Kind : quint8 { Bytes, Text, Expression, Number, Structure, Strings };

    Kind kind = Kind::Bytes;
    QString text;
    Pattern::TextOptions how{.matchesCase = false};
    NumberFormat number{NumberFormat::Kind::Signed, 4};
    StringOptions::Where where = StringOptions::Where::Everywhere; ///< of strings

    /// Nothing that can be gone to from here, only listed.
    bool isForListsOnly() const { return kind == Kind::Structure || kind == Kind::Strings; }
    /// Of the text "6 bone": six characters at least, and that word in it.
    StringOptions strings() const;

    /// Nothing, with the reason, when it makes no sense; nothing of what is for lists only.
    std::optional<Pattern> pattern(QString *trouble = nullptr) const;
    /// What is written in place of `match`, whose parts in brackets are given where it is one of a regular expression: bytes, of
    /// which open ones stay as they are, text in the same encoding, a number in the same format, or text with \0 to \9.
    std::optional<QByteArray> replacement(const QString &by, const QByteArray &match,
                                          const QList<QByteArray> &parts) const;
    /// In a few words: "f32 1.5", "text bone".
    QString title() const;

    QVariantMap toMap() const;
    static SearchTerms fromMap(const QVariantMap &map);
    friend bool operator==(const SearchTerms &a, const SearchTerms &b) { return a.toMap() == b.toMap(); }
};

} // namespace hexahedron
