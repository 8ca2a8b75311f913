#pragma once

#include "core/check/issue.h"
#include "core/edit/bookmarks.h"
#include "core/report/handoutmodel.h"

#include <QString>
#include <QStringList>

#include <vector>

class QIODevice;

namespace hexahedron {

/// How much of a file goes on a handout. What is left out is counted and said.
struct HandoutLimits
{
    int mostRows = 2000;
    int depth = 40;
    qint64 wholeArrays = 12;     ///< arrays of up to so many elements are shown whole …
    qint64 mostElements = 4;     ///< … and of others so many
    qint64 mostParts = 60;       ///< rows below one that is no array
    qint64 mostBytes = 32 << 10; ///< in all
    qint64 mostBytesOfOne = 96;  ///< of one field, text or run of bytes
    qsizetype mostFindings = 200;
    qsizetype longestText = 400; ///< of a value or a sentence
    qint64 mostTriangles = 20'000;
    qint64 mostVertices = 40'000;
};

/// What goes on a page about a file: its structure row by row as far as it fits, the bytes of these rows, what is to be said of them,
/// findings and notes. How it is written is not said here: as HTML and as Markdown it is the same.
struct Handout
{
    struct Row
    {
        int depth = 0;
        int last = 0; ///< the last row that lies in it; its own number where none does
        QString name; ///< as in a path
        QString path;
        QString type;
        QString value; ///< empty where it has none
        QStringList said;
        bool isFirstOfItsField = true; ///< what is said of it is said for the first time
        int stream = 0;                ///< in `streams`
        ByteRange range;
        int color = -1;       ///< see byteColor
        qint64 leftOut = 0;   ///< parts of it that are not shown
        bool isWrong = false; ///< a finding stands here
    };
    /// Bytes that are shown, or left out.
    struct Stretch
    {
        ByteRange range;
        bool isShown = true;
        std::vector<int> rows;  ///< of each byte that is shown, in `Handout::rows`; -1: none
        std::vector<int> notes; ///< of each byte that is shown, in `Handout::notes`; -1: none
    };
    struct Stream
    {
        StreamId id = 0;
        QString path; ///< of what holds it; empty for the file
        Bytes bytes;
        std::vector<Stretch> stretches;
    };
    struct Finding
    {
        Severity severity;
        QString code, text, advice, rule, path;
        qint64 offset = 0;
        qint64 count = 1;
        int row = -1; ///< where it stands, or what holds that place
    };
    struct Note
    {
        QString text, path;
        int stream = 0;
        ByteRange range;
        int row = -1;
    };

    QString fileName, formatName, about; ///< about: what kind of file that is
    qint64 size = 0;
    std::vector<Row> rows;
    std::vector<Stream> streams;
    std::vector<Finding> findings;
    std::vector<Note> notes;
    HandoutModel model;
    QStringList leftOut; ///< what is not on it, a sentence each
};

/// `below`: only that item. In the language of the program.
Handout makeHandout(const Tree &tree, const std::vector<Issue> &issues, const std::vector<Bookmark> &bookmarks,
                    const std::optional<Item> &below = {}, const HandoutLimits &limits = {});

/// One page that needs nothing else: no network, no other file. Structure and bytes lead to each other; it prints in black and white.
/// False when the device refused something.
bool writeHandoutHtml(QIODevice *device, const Handout &handout);
/// For wikis and slides: tables, and the bytes as text.
bool writeHandoutMarkdown(QIODevice *device, const Handout &handout);

} // namespace hexahedron
