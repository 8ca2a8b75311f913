#pragma once

#include "widgets/inspector/valueeditor.h"

class QLabel;
class QPushButton;

namespace hexahedron {

class JumpButton;
class NumberBox;

/// Several numbers that make one value: with a swatch when it is a colour, with angles when it is a rotation, with what they
/// name when they are indexes.
class VectorEditor : public ValueEditor
{
    Q_OBJECT

public:
    static constexpr qint64 MostNumbers = 16;
    VectorEditor(const Field &field, qint64 count, QWidget *parent = nullptr);
    bool isBeingWritten() const override;

protected:
    void showValue(const Tree &tree, const Item &item, Writing writing) override;

private:
    void commit(size_t changed, const QString &text);
    void chooseColor();
    void normalise();
    void showColor();
    void showAngles();

    bool m_isSingle;
    QuaternionForm m_rotation;
    std::vector<NumberBox *> m_numbers;
    std::vector<JumpButton *> m_jumps;
    QPushButton *m_swatch = nullptr;
    QLabel *m_angles = nullptr;
    QPushButton *m_normalise = nullptr;
    std::vector<double> m_values;
};

/// Rotations about the fixed axes x, y and z in degrees, done in this order, that make the rotation of the usual (Hamilton)
/// quaternion w, x, y, z.
std::array<double, 3> eulerAngles(double w, double x, double y, double z);

} // namespace hexahedron
