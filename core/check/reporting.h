#pragma once

#include "core/check/checker.h"

namespace hexahedron {

/// An argument of the sentence about an issue: numbers are written as they are.
struct IssueArgument
{
    IssueArgument(qint64 number) // NOLINT: numbers are arguments
        : text(QString::number(number))
    {
    }
    IssueArgument(QString words) // NOLINT: so are words
        : text(std::move(words))
    {
    }
    QString text;
};
using IssueArguments = std::initializer_list<IssueArgument>;

/// An issue of which no more is to be said than these; see Checker::report().
inline void reportIssue(Checker &checker, const IssueKind &kind, const char *rule, const Item &place,
                        IssueArguments arguments = {}, Repair repair = {}, std::optional<Severity> severity = {})
{
    QStringList texts;
    for (const IssueArgument &argument : arguments)
        texts += argument.text;
    checker.report(kind, place,
                   {.arguments = texts, .reference = rule, .severity = severity, .repair = std::move(repair)});
}

} // namespace hexahedron
