#pragma once

#include <QDialog>

namespace hexahedron {

/// What the colours of the byte pane mean, in the colours of the present theme.
class ColorLegend : public QDialog
{
    Q_OBJECT

public:
    explicit ColorLegend(QWidget *parent = nullptr);
};

} // namespace hexahedron
