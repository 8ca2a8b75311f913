#pragma once

#include "core/check/issue.h"
#include "core/edit/newfile.h"
#include "core/tree/tree.h"

#include <QString>

#include <optional>
#include <vector>

namespace hexahedron {

/// A lesson, as `resources/lessons/README.md` describes the files: texts in Markdown, and in comments what the program does.
struct Lesson
{
    /// What must be true to go on. Nothing: the step is to be read only.
    struct Goal
    {
        enum class Kind : quint8 { Nothing, Selected, Found, Issues };
        Kind kind = Kind::Nothing;
        QString text;    ///< Selected: a path; Found: a query, as above the tree
        qint64 most = 0; ///< Issues: errors and warnings that may be left
    };
    struct Step
    {
        QString title;
        QString text;
        QString at; ///< a path: what is shown when the step begins; empty: what is selected stays
        Goal goal;
    };
    /// Bytes that are changed in the file behind its back, to be found and repaired.
    struct Fault
    {
        enum class Kind : quint8 { Set, Swap, Insert, Remove };
        Kind kind = Kind::Set;
        QString path;
        QString value; ///< Set: as `hexa set` takes it; Insert: bytes in hexadecimal
    };

    QString id; ///< the name of its file
    QString title;
    QString format;
    NewFile kind = NewFile::Everything;
    std::vector<Fault> faults;
    QString intro;
    std::vector<Step> steps;
    QString trouble; ///< what is wrong with the file of the lesson, with the line; a lesson with trouble is not offered
};

/// Reads a lesson; never fails, see Lesson::trouble.
Lesson lessonFrom(const QString &text, const QString &id);
/// Those of the program, each in that language (in English where it is not translated), then those of a folder, by name.
std::vector<Lesson> allLessons(const QString &language, const QString &folder = {});

/// The file that the lesson is about, with its faults; without bytes, and with the reason, when one of them cannot be made.
XmlFile lessonFile(const Lesson &lesson, FormatById formats);

/// Whether what is to be done has been done, in whatever way. `issues`: of the tree, null while they are not known.
bool isReached(const Lesson::Goal &goal, const Tree &tree, const Item &selected, const std::vector<Issue> *issues);
/// Errors and warnings.
qint64 findingsIn(const std::vector<Issue> &issues);

} // namespace hexahedron
