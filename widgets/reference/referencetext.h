#pragma once

#include "core/report/reference.h"

#include <QFont>
#include <QPalette>
#include <QTextBlock>

#include <memory>

class QTextDocument;

namespace hexahedron {

/// A page as it is read: headings, tables, code, in the colours of the palette. Anchors have the names that the page gives them.
/// Where there is little room, structures have their facts below the name instead of beside it.
std::unique_ptr<QTextDocument> referenceText(const ReferencePage &page, const QFont &font, const QPalette &palette,
                                             bool isNarrow);

/// Where an anchor stands in such a document; -1 when there is none of that name.
int positionOfAnchor(const QTextDocument &document, const QString &anchor);

/// A block of a page, told so that it is found again where the page has another layout: so many blocks behind the last one that has
/// an anchor, or behind the beginning.
struct BlockPlace
{
    QString anchor;
    int behind = 0;
};
BlockPlace placeOfBlock(QTextBlock block);
QTextBlock blockAt(const QTextDocument &document, const BlockPlace &place);

} // namespace hexahedron
