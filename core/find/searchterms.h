#pragma once

#include "core/bytes/pattern.h"

#include <QVariantMap>

namespace hexahedron {

/// What somebody looks for, as it was typed and chosen. Can be kept and brought back.
struct SearchTerms
{
    enum class Kind : quint8 { Bytes, Text, Expression, Number, Structure };

    Kind kind = Kind::Bytes;
    QString text;
    Pattern::TextOptions how{.matchesCase = false};
    NumberFormat number{NumberFormat::Kind::Signed, 4};

    /// Nothing, with the reason, when it makes no sense; of a structure nothing: that is no question about bytes.
    std::optional<Pattern> pattern(QString *trouble = nullptr) const;
    /// What is written in place of `match`, whose parts in brackets are given where it is one of a regular expression: bytes, of
    /// which open ones stay as they are, text in the same encoding, a number in the same format, or text with \0 to \9.
    std::optional<QByteArray> replacement(const QString &by, const QByteArray &match, const QList<QByteArray> &parts) const;
    /// In a few words: "f32 1.5", "text bone".
    QString title() const;

    QVariantMap toMap() const;
    static SearchTerms fromMap(const QVariantMap &map);
    friend bool operator==(const SearchTerms &a, const SearchTerms &b) { return a.toMap() == b.toMap(); }
};

} // namespace hexahedron
