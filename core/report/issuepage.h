#pragma once

#include "core/issues/catalogue.h"

#include <QStringList>

#include <functional>
#include <span>

namespace hexahedron {

struct Issue;

/// The sentence of an issue before it has been found anywhere: "…" stands for what the file would say.
QString sentenceInGeneral(const IssueKind &kind);
/// What is known of an issue, for people, in lines.
QStringList explainIssue(const CataloguedIssue &issue);

/// "Found 3 times."; nothing for an issue that was found once, and for one whose sentence says how often.
QString foundTimes(const Issue &issue);

/// The page of the reference with all issues, in Markdown. `titleOf` writes families, `linkTo` says where a rule stands.
QString issuePage(std::span<const CataloguedIssue> issues, const QStringList &families,
                  const std::function<QString(const QString &family)> &titleOf,
                  const std::function<QString(const QString &family, const QString &rule)> &linkTo);

} // namespace hexahedron
