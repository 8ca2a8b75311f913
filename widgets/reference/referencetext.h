#pragma once

#include "core/report/reference.h"

#include <QFont>
#include <QPalette>

#include <memory>

class QTextDocument;

namespace hexahedron {

/// A page as it is read: headings, tables, code, in the colours of the palette. Anchors have the names that the page gives them.
/// Where there is little room, structures have their facts below the name instead of beside it.
std::unique_ptr<QTextDocument> referenceText(const ReferencePage &page, const QFont &font, const QPalette &palette,
                                             bool isNarrow);

/// Where an anchor stands in such a document; -1 when there is none of that name.
int positionOfAnchor(const QTextDocument &document, const QString &anchor);

} // namespace hexahedron
