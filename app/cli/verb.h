#pragma once

#include "core/bytes/codec.h"

#include <QCommandLineParser>
#include <QStringList>

#include <span>

namespace hexahedron {
struct Format;
}

namespace hexahedron::cli {

/// What the process ends with; the numbers are part of the contract.
enum ExitCode {
    Done = 0,
    Found = 1,   ///< check: issues; diff: differences
    Trouble = 2, ///< usage, or a file that cannot be read or written
    Refused = 3, ///< an edit; the file is untouched
};

struct Option
{
    const char *name;
    const char *value; ///< how its value is called, null for a switch
    const char *description;
};

/// What the user typed after the verb.
class Arguments
{
public:
    Arguments(QStringList positional, const QCommandLineParser &parser, const ExpandLimits &limits,
              const Format *format)
        : m_positional(std::move(positional))
        , m_parser(parser)
        , m_limits(limits)
        , m_format(format)
    {
    }
    const QStringList &positional() const { return m_positional; }
    /// The same options for another file.
    Arguments of(const QString &file) const { return {{file}, m_parser, m_limits, m_format}; }
    bool has(const char *option) const { return m_parser.isSet(QString::fromLatin1(option)); }
    QString value(const char *option) const { return m_parser.value(QString::fromLatin1(option)); }
    QStringList values(const char *option) const { return m_parser.values(QString::fromLatin1(option)); }
    /// The option's value as a number of at least `least`; `otherwise` when it is not given, nothing (and a message) when it
    /// is no such number.
    std::optional<qint64> number(const char *option, qint64 otherwise, qint64 least = 0) const;
    /// How far what is packed in a file may expand: all verbs that read files take it.
    const ExpandLimits &limits() const { return m_limits; }
    /// As which files are read whatever they look like; null: as what they look like.
    const Format *format() const { return m_format; }

private:
    QStringList m_positional;
    const QCommandLineParser &m_parser;
    ExpandLimits m_limits;
    const Format *m_format;
};

/// The limits that options like "ratio=5000" or "total=4G" set; nothing, and a message, when one makes no sense.
std::optional<ExpandLimits> limitsFrom(const QStringList &options);

/// One thing that `hexa` does.
struct Verb
{
    const char *name;
    const char *operands; ///< as in "Usage: hexa NAME OPERANDS"
    const char *summary;
    std::vector<Option> options;
    int least; ///< operands
    int most;  ///< -1: any number
    ExitCode (*run)(const Arguments &);
    bool readsAs = true; ///< it reads files as the format that --as names
};

std::span<const Verb> readingVerbs();
std::span<const Verb> checkingVerbs();
std::span<const Verb> editingVerbs();
std::span<const Verb> explainingVerbs();
std::span<const Verb> comparingVerbs();
std::span<const Verb> salvagingVerbs();
std::span<const Verb> findingVerbs();
std::span<const Verb> creatingVerbs();
std::span<const Verb> renderingVerbs();

/// Options that all editing verbs take.
const std::vector<Option> &editOptions();

} // namespace hexahedron::cli
