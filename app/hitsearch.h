#pragma once

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
};

/// A file that is searched.
struct HitFile
{
    QPointer<DocumentPage> page;
    QString name;
    std::shared_ptr<const Tree> tree;
    std::shared_ptr<const std::vector<Issue>> issues;
};

struct Hit
{
    quint32 file = 0;
    StreamId stream = 0; ///< whose bytes are meant
    ByteRange range;
    Item item = {}; ///< of a question about the structure
};

/// Ranges of each stream, by begin.
using StreamRanges = std::map<StreamId, std::shared_ptr<const std::vector<ByteRange>>>;

/// What was found, and what was not looked at.
struct Hits
{
    static constexpr qint64 Most = 100'000;

    std::vector<HitFile> files;
    std::vector<Hit> hits;           ///< in the order of the files
    bool isCut = false;              ///< the search ended when it had so many
    QStringList remarks;             ///< for people
    QString trouble;                 ///< why nothing was looked for
    std::vector<StreamRanges> marks; ///< of each file
};

/// Takes as long as the files are large: runs in the background.
Hits findHits(const HitQuery &query, const std::vector<HitFile> &files, const std::atomic_bool &cancelled,
              std::atomic<int> *permille);

} // namespace hexahedron
