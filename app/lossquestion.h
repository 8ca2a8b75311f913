#pragma once

#include <QString>

class QWidget;

namespace hexahedron {

/// What somebody reads before work is lost.
struct LossQuestion
{
    QString title, text;
    QString remedy; ///< what brings it back, or that nothing does
    QString button; ///< names what happens then
};

/// Cancel is what Enter and Escape choose. True when the work may be lost.
bool mayBeLost(const LossQuestion &question, QWidget *parent);

} // namespace hexahedron
