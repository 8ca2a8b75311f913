#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace hexahedron {

/// One way to read a run of bytes, and to write it again: what a data inspector lists.
struct Reading
{
    /// Most bytes that any of them looks at, texts left out.
    static constexpr qint64 MostBytes = 64;

    const char *name; ///< "u16", "RGB565", "Unix time"; not translated
    qint64 size;      ///< bytes that it needs; 0: any number, at least one
    bool isCommon;    ///< one of the few that people look at first
    bool hasOrder;    ///< the text depends on the order of bytes
    /// The text for bytes of which there are enough. Empty when they mean nothing, such as a month 15.
    std::function<QString(std::span<const uchar> bytes, bool isBigEndian)> text;
    /// The bytes that a text stands for; nothing when it stands for none. Null where nothing can be written.
    std::function<std::optional<QByteArray>(const QString &text, bool isBigEndian)> bytes = {};
};

/// All of them, the common ones first.
const std::vector<Reading> &allReadings();

} // namespace hexahedron
