#pragma once

#include "core/edit/xmlreader.h"
#include "core/salvage/survey.h"

#include <QStringList>

namespace hexahedron::salvage {

/// A file that is made of what was found.
struct Product
{
    enum class Kind : quint8 {
        File,    ///< of one find
        Package, ///< of a damaged container: a new one with the files that were found in it
        Rest,    ///< bytes that nothing claims
    };
    Kind kind = Kind::File;
    size_t number = 0; ///< of the find, or of the range
    QString path;      ///< from the folder on, with slashes; never leads out of it, and each occurs once
    std::vector<std::pair<size_t, QString>> members = {}; ///< of a package: finds, and what they are called in it
};

struct ProductWishes
{
    std::vector<bool> finds = {}; ///< which are wanted; empty: all
    bool withRest = false;
    QString baseName; ///< of the file without its extension: what its own find is called
};

/// What there will be. Names are those of directories where they are known, else numbers in the order of place.
std::vector<Product> productsOf(const Survey &survey, const ProductWishes &wishes);

/// A product's bytes, and how they came about.
struct Made
{
    Bytes bytes = {};
    QStringList repairs = {}; ///< sentences, the first ones
    QStringList missing = {}; ///< sentences: what was there once and stays lost
    qint64 removed = 0;       ///< bytes of content that repairs took away
    bool isRepaired = false;
    bool isWhole = true; ///< no error is found in it
    qint64 errors = 0;
    qint64 warnings = 0;
    bool isUseless = false; ///< these are the bytes that were searched, as broken as before: nothing was saved
    QString trouble = {};   ///< why no package could be made; then the bytes are those that were found

    static constexpr qsizetype MostRepairs = 20;
};

struct MakeWishes
{
    bool repairs = true; ///< false: bytes as they were found
    ExpandLimits limits = {};
    FormatById formats = nullptr;
};

/// Makes a product. Finds with errors are repaired: bytes that make no sense may go, as the file that was searched stays as it is.
Made make(const Product &product, const Survey &survey, const Bytes &file, const MakeWishes &wishes,
          const std::atomic_bool *cancelled = nullptr);

/// Writes a product into a folder. False, with a reason, when a file of that name is there, unless `overwrites`; never replaces `source`.
bool write(const Bytes &bytes, const QString &folder, const QString &path, bool overwrites, const QString &source,
           QString *error);

} // namespace hexahedron::salvage
