#include "widgets/inspector/rotationeditor.h"

#include "core/scene/writing.h"
#include "core/schema/field.h"
#include "core/tree/value.h"
#include "widgets/inspector/numberbox.h"
#include "widgets/inspector/section.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpressionValidator>

#include <cmath>
#include <numbers>

namespace hexahedron {

namespace {

constexpr double Degrees = 180 / std::numbers::pi;

double lengthOf(const std::array<double, 4> &q)
{
    return std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
}

const Field &angleField()
{
    static const Field field = [] {
        Field angle;
        angle.kind = Kind::Float;
        angle.width = 8;
        return angle;
    }();
    return field;
}

/// As far as single precision goes.
QString angleText(double angle)
{
    constexpr double Shown = 1e4;
    return QString::fromLatin1(numberText(std::round(angle * Shown) / Shown + 0.0, false)); // no -0
}

double angleIn(QString text, double otherwise)
{
    bool isNumber = false;
    const double angle = text.replace(u',', u'.').toDouble(&isNumber);
    return isNumber ? angle : otherwise;
}

/// 1 for the same rotation: a quaternion and its negative are one.
double likeness(const std::array<double, 4> &one, const std::array<double, 4> &other)
{
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3];
}

} // namespace

std::array<double, 3> eulerAngles(double w, double x, double y, double z)
{
    const double length = lengthOf({w, x, y, z});
    if (!(length > 0))
        return {0, 0, 0};
    w /= length, x /= length, y /= length, z /= length;
    const double sine = 2 * (w * y - x * z);
    const double cosine = std::hypot(1 - 2 * (y * y + z * z), 2 * (w * z + x * y));
    const double aboutY = std::atan2(sine, cosine) * Degrees;
    constexpr double Upright = 1e-6; // x and z turn about the same axis: all of it is told as x
    if (cosine < Upright)
        return {std::atan2(2 * (w * x - y * z), 1 - 2 * (x * x + z * z)) * Degrees, aboutY, 0};
    return {std::atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)) * Degrees, aboutY,
            std::atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)) * Degrees};
}

std::array<double, 4> quaternionOf(const std::array<double, 3> &angles)
{
    const auto half = [](double angle) { return std::remainder(angle, 720) / Degrees / 2; };
    const double cx = std::cos(half(angles[0])), sx = std::sin(half(angles[0]));
    const double cy = std::cos(half(angles[1])), sy = std::sin(half(angles[1]));
    const double cz = std::cos(half(angles[2])), sz = std::sin(half(angles[2]));
    return {cz * cy * cx + sz * sy * sx, cz * cy * sx - sz * sy * cx, cz * sy * cx + sz * cy * sx,
            sz * cy * cx - cz * sy * sx};
}

RotationEditor::RotationEditor(QuaternionForm form, QWidget *parent)
    : QWidget(parent)
    , m_form(form)
    , m_sentence(wrappedLabel())
    , m_normalise(new QPushButton(tr("Normalise")))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    grid->setColumnStretch(1, 1);
    m_sentence->setObjectName(QStringLiteral("angles"));
    grid->addWidget(m_sentence, 0, 0, 1, 2);
    const std::array labels{tr("about x"), tr("about y"), tr("about z")};
    const std::array names{tr("Angle about x in degrees"), tr("Angle about y in degrees"),
                           tr("Angle about z in degrees")};
    static const QRegularExpression number(QStringLiteral("[+-]?\\d{0,9}([.,]\\d{0,15})?"));
    for (size_t i = 0; i < m_boxes.size(); ++i) {
        auto *box = new NumberBox(angleField());
        box->setStep(1);
        box->setAccessibleName(names[i]);
        box->setToolTip(names[i]);
        auto *line = box->findChild<QLineEdit *>();
        line->setValidator(new QRegularExpressionValidator(number, line));
        auto *label = new QLabel(labels[i]);
        label->setBuddy(box);
        grid->addWidget(label, int(i) + 1, 0);
        grid->addWidget(box, int(i) + 1, 1);
        connect(box, &NumberBox::committed, this, [this, i](const QString &text) { commit(i, text); });
        m_boxes[i] = box;
    }
    m_normalise->setToolTip(tr("Divide by its length, so that it becomes 1"));
    connect(m_normalise, &QPushButton::clicked, this, &RotationEditor::normalise);
    grid->addWidget(m_normalise, grid->rowCount(), 0, 1, 2, Qt::AlignLeft);
}

void RotationEditor::showRotation(const std::vector<double> &stored, Writing writing)
{
    m_rotation.reset();
    double length = 0;
    if (stored.size() == 4) {
        const Quaternion usual = m_form.usual(std::array{stored[0], stored[1], stored[2], stored[3]});
        length = lengthOf(usual);
        if (length > 0 && std::isfinite(length))
            m_rotation = usual;
    }
    constexpr double Normal = 1e-6, Same = 1e-6;
    m_normalise->setEnabled(m_rotation && std::abs(length - 1) > Normal);
    for (NumberBox *box : m_boxes)
        box->setEnabled(stored.size() == 4);
    if (!m_rotation) {
        m_angles = {};
        for (NumberBox *box : m_boxes)
            box->setText({}, writing);
        m_sentence->setText(stored.empty() ? QString() : tr("These numbers are no rotation. Angles make one of them."));
        return;
    }
    const auto [w, x, y, z] = *m_rotation;
    const bool isAsTyped = std::abs(likeness(quaternionOf(m_typed), {w / length, x / length, y / length, z / length}))
                           > 1 - Same * Same;
    m_angles = isAsTyped ? m_typed : eulerAngles(w, x, y, z);
    for (size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setText(angleText(m_angles[i]), writing);
    m_sentence->setText(tr("The rotation that is meant, in degrees: first about x, then about y, then about z, about "
                           "axes that do not turn along. Length of the quaternion: %1.")
                            .arg(QLocale().toString(length, 'g', 6)));
}

bool RotationEditor::isBeingWritten() const
{
    return std::any_of(m_boxes.begin(), m_boxes.end(), [](const NumberBox *box) { return box->isBeingWritten(); });
}

/// What stands in the other boxes counts, too, also when it is still on its way into the file.
void RotationEditor::commit(size_t changed, const QString &text)
{
    for (size_t i = 0; i < m_boxes.size(); ++i) {
        const bool isTyped = i == changed || m_boxes[i]->isBeingWritten();
        m_typed[i] = isTyped ? angleIn(i == changed ? text : m_boxes[i]->text(), m_angles[i]) : m_angles[i];
    }
    Quaternion usual = quaternionOf(m_typed);
    if (m_rotation)
        usual = scene::nearerQuaternion(usual, *m_rotation);
    for (double &part : usual)
        part += 0.0; // no -0
    Q_EMIT turned(m_form.stored(usual));
}

void RotationEditor::normalise()
{
    if (!m_rotation)
        return;
    Quaternion usual = *m_rotation;
    const double length = lengthOf(usual);
    for (double &part : usual)
        part /= length;
    Q_EMIT turned(m_form.stored(usual));
}

} // namespace hexahedron
