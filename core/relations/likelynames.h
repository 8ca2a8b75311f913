#pragma once

#include "core/check/checker.h"

#include <QByteArrayList>
#include <QSet>

namespace hexahedron {

/// Elements of a list that name something in another file.
struct NamesElsewhere
{
    Item list;
    const Field *name = nullptr; ///< of an element
    QByteArrayList names;        ///< of all elements, in order
    QString owner;               ///< the other file
    QSet<QByteArray> known;      ///< what it has
    QByteArrayList free;         ///< what it has and nothing here names, as far as it may be written here
};

/// Reports each name that the other file has not. Where just one free name is nearly the same, it can be renamed to that; no two
/// become one.
void reportStrangers(Checker &checker, NamesElsewhere elsewhere, const IssueKind &kind, const char *rule);

/// Whether a file is called like a model, perhaps with more behind it: "man.anim", "man_walk.anim".
inline bool isCalledLike(const QString &file, const QString &model)
{
    return file.startsWith(model, Qt::CaseInsensitive) && file.size() > model.size()
           && !file.at(model.size()).isLetterOrNumber();
}

} // namespace hexahedron
