#pragma once

#include "core/schema/quaternion.h"
#include "widgets/inspector/writing.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace hexahedron {

class NumberBox;

/// The rotation that a quaternion means, as three angles that can be typed. What somebody wants is announced as the numbers to
/// store, in the order and the sense of the format.
class RotationEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RotationEditor(QuaternionForm form, QWidget *parent = nullptr);

    /// No numbers: the file has none.
    void showRotation(const std::vector<double> &stored, Writing writing);
    bool isBeingWritten() const;

Q_SIGNALS:
    void turned(const std::array<double, 4> &stored);

private:
    using Angles = std::array<double, 3>;
    using Quaternion = std::array<double, 4>; // usual: w, x, y, z

    void commit(size_t changed, const QString &text);
    void normalise();

    QuaternionForm m_form;
    std::array<NumberBox *, 3> m_boxes;
    QLabel *m_sentence;
    QPushButton *m_normalise;
    std::optional<Quaternion> m_rotation; ///< what the file says, when it is one
    Angles m_angles{};                    ///< of it, not rounded
    Angles m_typed{};                     ///< last; many angles make the same rotation
};

/// Rotations about the fixed axes x, y and z in degrees, done in this order, that make the rotation of the usual (Hamilton)
/// quaternion w, x, y, z.
std::array<double, 3> eulerAngles(double w, double x, double y, double z);
/// The way back: w, x, y, z of length 1.
std::array<double, 4> quaternionOf(const std::array<double, 3> &angles);

} // namespace hexahedron
