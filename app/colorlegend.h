#pragma once

#include "widgets/hex/hexcoloring.h"

#include <QDialog>

namespace hexahedron {

/// What the colours of the byte pane mean, in the colours of the present theme and scheme.
class ColorLegend : public QDialog
{
    Q_OBJECT

public:
    explicit ColorLegend(const HexColoring &coloring, QWidget *parent = nullptr);
};

} // namespace hexahedron
