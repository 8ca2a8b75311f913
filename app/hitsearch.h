#pragma once

#include "core/bytes/fileversion.h"
#include "core/check/issue.h"
#include "core/find/searchterms.h"
#include "core/tree/tree.h"

#include <QPointer>
#include <QStringList>

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace hexahedron {

class DocumentPage;

/// What is looked for, and where.
struct HitQuery
{
    SearchTerms terms;
    bool withPacked = true;
    std::optional<std::pair<StreamId, ByteRange>> within = {}; ///< only there
    QString folder = {};                                       ///< in all files there, and in folders in it
    ExpandLimits limits = {};                                  ///< of files in it
};

/// A file that is searched: one that is open, or one of a folder, of which the path alone is kept.
struct HitFile
{
    QPointer<DocumentPage> page;
    QString name;
    std::shared_ptr<const Tree> tree;
    std::shared_ptr<const std::vector<Issue>> issues;
    QString path = {};
    std::optional<FileVersion> version = {}; ///< that was searched, of one that was not open
};

/// What is said of a hit.
struct HitTexts
{
    QString path, match, value;
    QString streamPath = {}; ///< of what holds the bytes; empty for the file
};

struct Hit
{
    quint32 file = 0;
    StreamId stream = 0; ///< whose bytes are meant
    ByteRange range;
    Item item = {};                                  ///< of a question about the structure
    std::shared_ptr<const HitTexts> texts = nullptr; ///< where the file is not kept
};

/// Ranges of each stream, by begin.
using StreamRanges = std::map<StreamId, std::shared_ptr<const std::vector<ByteRange>>>;

/// What was found, and what was not looked at.
struct Hits
{
    static constexpr qint64 Most = 100'000;
    static constexpr qint64 MostInFolder = 10'000;
    static constexpr int MostFiles = 20'000; ///< of a folder

    std::vector<HitFile> files;
    std::vector<Hit> hits;           ///< in the order of the files
    bool isCut = false;              ///< the search ended when it had so many
    QStringList remarks;             ///< for people
    QString trouble;                 ///< why nothing was looked for
    std::vector<StreamRanges> marks; ///< of each file
};

HitTexts textsOf(const Hit &hit, const Tree &tree, const SearchTerms &terms);

/// Of a folder also the files in it. Those that are in `files` are searched as they are open.
/// Takes as long as the files are large: runs in the background.
Hits findHits(const HitQuery &query, const std::vector<HitFile> &files, const std::atomic_bool &cancelled,
              std::atomic<int> *permille);

} // namespace hexahedron
