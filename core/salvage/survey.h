#pragma once

#include "core/bytes/codec.h"
#include "core/salvage/magics.h"

#include <QString>

namespace hexahedron::salvage {

/// Something in a file that can be read by itself: a file that lies in it, whole or in part.
struct Find
{
    enum class State : quint8 {
        Whole,   ///< all of its structure fits, and no error is found in it
        Faulty,  ///< all of its structure fits, but errors are found
        Partial, ///< its structure stops to fit, or bytes of it are missing
    };

    const Format *format = nullptr; ///< null: of a package, and of no known format
    ByteRange range = {};           ///< where it lies; of a packed one: its packed bytes
    State state = State::Whole;
    qint64 sure = 0;        ///< bytes up to the first fault
    qint64 read = 0;        ///< bytes of it that mean something
    QString name = {};      ///< what a directory calls it; empty where none does
    int within = -1;        ///< number of the find that holds it, but does not explain it
    bool isOwn = false;     ///< the file itself
    const char *codec = ""; ///< how it is packed; empty when it lies there as it is
    Bytes bytes = {};       ///< those of the file that it is: unpacked, without what is around it
    bool isEndTold = true;  ///< false: nothing says that it ends there but what follows
    qint64 errors = 0;
    qint64 warnings = 0;
    QString fault = {}; ///< the first error, for people
};

/// What a file is to be searched for.
struct Wishes
{
    std::span<const Format *const> formats; ///< known ones, or only those that are wanted
    const Format *own = nullptr;            ///< what the file itself should be; null when nobody knows
    qint64 leastSize = 16;                  ///< smaller finds are left out
    ExpandLimits limits = {};
};

/// A file that a directory names and of which nothing can be read.
struct Lost
{
    QString name;
    QString why;
};

/// What was found in a file.
struct Survey
{
    std::vector<Find> finds;     ///< by place
    std::vector<Lost> lost = {}; ///< in the order of the directory
    std::vector<ByteRange> rest; ///< what nothing claims, by place
    qint64 restBytes = 0;
    qint64 skipped = 0;  ///< places with the mark of a format that were not looked at: there are too many
    bool isFull = false; ///< there may be more finds than these

    static constexpr size_t MostFinds = 100'000;
};

/// Called now and then; returns false to end the search.
using Progress = std::function<bool(double done)>;

/// Looks at all places of a file where the mark of a format stands, reads what begins there, and keeps what makes sense. A find that is
/// whole takes its bytes: what the description explains inside it is part of it. One that is not ends where the next one begins.
/// Time is about linear in the size of the file, whatever is in it. When `cancelled` becomes true the result must not be used.
Survey survey(const Bytes &file, const Wishes &wishes, const std::atomic_bool *cancelled = nullptr,
              const Progress &progress = {});

} // namespace hexahedron::salvage
