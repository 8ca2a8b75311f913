#pragma once

#include "core/edit/editplan.h"

#include <optional>

namespace hexahedron {

/// What comes of a table.
struct CsvPlan
{
    EditPlan plan;
    QString trouble; ///< why there is none, for people; empty when there is one
    qint64 line = 0; ///< of the table, counted from 1; 0: of none
};

/// The edit that a table asks for which writeCsv() wrote of the same `below`, and people changed: values that are others, and where it
/// has a row per element those that are gone, and new ones, whose cell "index" is empty. Values that nobody changed are not written.
/// Columns may be left out, but that of the index.
CsvPlan planCsv(const Tree &tree, const std::optional<Item> &below, const QByteArray &csv, bool withFixUps = true);

} // namespace hexahedron
