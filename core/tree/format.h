#pragma once

#include "core/bytes/bytes.h"

#include <QByteArray>
#include <QStringList>

#include <atomic>
#include <vector>

namespace hexahedron {

namespace scene {
struct Scene;
}
class Tree;
class Checker;
struct Item;
struct Schema;

/// A rule that looks at more than one field: a small function over the finished tree, with a sentence as its name. It reports at
/// once what a few look-ups tell, and registers a Watch for what needs all nodes or elements.
struct Rule
{
    void (*run)(Checker &);

    Rule(void (*rule)(Checker &)) // NOLINT: a function is a rule
        : run(rule)
    {
    }
};

/// One file of an example that a format makes itself.
struct ExampleFile
{
    QString name;
    QByteArray bytes;
};

/// How a format's files name other files, which are found as the format's rules and scene find them.
struct FileNames
{
    /// The name that an item has for its value; empty when it names no file. Looks at no disk.
    QByteArray (*nameIn)(const Tree &, const Item &);
    /// The absolute path of the file of that name; empty when it is nowhere. Looks at a bounded number of files.
    QString (*find)(const Tree &, const QByteArray &name);
    const char *notFound; ///< says where %1 was looked for
};

/// What people may want to write as the value of an item.
struct Proposals
{
    QStringList texts;
    /// What takes longer to find, such as names of files: a bounded number of them. Null when there is no more.
    QStringList (*findMore)(const Tree &, const Item &, const std::atomic_bool &cancelled) = nullptr;

    bool isEmpty() const { return texts.isEmpty() && !findMore; }
};

/// What the core knows of a file format. One list registers them all: formats/registry.cpp.
struct Format
{
    const char *id;                             ///< "maker.extension", stable
    const char *name;                           ///< for people
    QStringList extensions;                     ///< without dot, lower case
    const char *recognition;                    ///< a sentence: how a file is recognised
    std::vector<QByteArray> signatures = {};    ///< a file begins with one of them
    bool (*looksLike)(const Bytes &) = nullptr; ///< where its beginning does not tell, or not alone
    const Schema *(*schema)();
    std::vector<Rule> rules = {};
    scene::Scene (*scene)(const Tree &);             ///< null when there is nothing to see
    std::vector<ExampleFile> (*example)() = nullptr; ///< to look at; the first is the file, others lie beside it
    const FileNames *fileNames = nullptr;            ///< null when its files name no others
    /// Beside what the field itself says; finds these at once.
    Proposals (*proposals)(const Tree &, const Item &) = nullptr;

    /// True when the bytes themselves say that they are such a file.
    bool hasContent(const Bytes &bytes) const;
};

} // namespace hexahedron
