#pragma once

#include "core/scene/scene.h"

#include <QStringList>

#include <span>
#include <vector>

namespace hexahedron {

class Tree;
class Checker;
struct Schema;

/// A rule that looks at more than one field: a sentence as its name, a small function over the finished tree. It reports at
/// once what a few look-ups tell, and registers a Watch for what needs all nodes or elements.
struct Rule
{
    const char *name; ///< for progress and profiles
    void (*run)(Checker &);
};

/// One file of an example that a format makes itself.
struct ExampleFile
{
    QString name;
    QByteArray bytes;
};

/// What the core knows of a file format. One list registers them all: formats/registry.cpp.
struct Format
{
    const char *id;                    ///< "maker.extension", stable
    const char *name;                  ///< for people
    QStringList extensions;            ///< without dot, lower case
    const char *recognition;           ///< a sentence: how a file is recognised
    bool (*hasContent)(const Bytes &); ///< true when the bytes themselves say so
    const Schema *(*schema)();
    std::span<const Rule> rules;
    scene::Scene (*scene)(const Tree &);             ///< null when there is nothing to see
    std::vector<ExampleFile> (*example)() = nullptr; ///< to look at; the first is the file, others lie beside it
};

} // namespace hexahedron
