#pragma once

#include "core/bytes/codec.h"

#include <QDialog>

class QSpinBox;

namespace hexahedron {

/// How far packed bytes may expand, for those who trust a file more than usual, or have less memory.
class LimitsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit LimitsDialog(const ExpandLimits &limits, QWidget *parent = nullptr);

    ExpandLimits limits() const;

private:
    void show(const ExpandLimits &limits);

    QSpinBox *m_total;
    QSpinBox *m_stream;
    QSpinBox *m_ratio;
    QSpinBox *m_depth;
};

} // namespace hexahedron
