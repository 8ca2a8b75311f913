#pragma once

#include <QStringList>

#include <functional>
#include <optional>

namespace hexahedron {

class Checker;
struct Field;
struct IssueKind;

/// Writes the name of a field for people, with the part of the file in which it stands.
using NamePlace = std::function<QString(const Field &)>;

/// Where new elements look for values that no other element has.
struct FreshValues
{
    qint64 first = 0;
    qint64 step = 1;
};

/// Something that a description says once of a field and that must hold in every file: see core/relations, where each has a
/// class of its own and the word with which descriptions say it. Check, edits and sentences ask it; nobody else knows it.
class Relation
{
public:
    virtual ~Relation() = default;

    /// Called before the pass over a stream: looks at once at what is little, and watches what is much. `field` is the one of
    /// which it is said. Says nothing where the description names no issue.
    virtual void check(const Field &field, Checker &checker) const = 0;
    /// What it means, for people; known without a file.
    virtual QStringList sentences(const Field &field, const NamePlace &nameOf) const = 0;
    /// The numbers of its rules in the format's reference.
    virtual QStringList rules() const = 0;

    // What edits ask:
    virtual bool keepsOrder() const { return false; }
    virtual std::optional<FreshValues> freshValues() const { return {}; }
};

/// A sentence about relations in the language of the user.
QString relationText(const char *sentence);

} // namespace hexahedron
