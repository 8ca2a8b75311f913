#pragma once

#include "core/read/reader.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"

#include <memory>
#include <span>

namespace hexahedron {

/// Every format, in the order in which files are tried.
std::span<const Format *const> allFormats();
/// One more, which is tried first: for programs that bring their own. Before the first file is read.
void addFormat(const Format &format);

/// The format of a file: by content first, then by the extension of its name; the format "unknown" when neither fits.
const Format &recognise(const Bytes &bytes, const QString &fileName);
/// By content only: for files inside files.
const Format &recogniseContent(const Bytes &bytes);
/// False for what stands for files of no known format: nothing in them was understood or checked.
bool isKnown(const Format &format);
const Format *formatById(QStringView id);
/// The same, where that may be the one of unknown files.
const Format *anyFormatById(QStringView id);

/// Recognises and reads. See readStream() for what holds; a file of no known format is one node of unknown bytes.
std::shared_ptr<const Tree> readTree(const Bytes &bytes, const QString &fileName,
                                     const std::atomic_bool *cancelled = nullptr, const ExpandLimits &limits = {});
} // namespace hexahedron
