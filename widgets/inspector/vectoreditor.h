#pragma once

#include "widgets/inspector/valueeditor.h"

class QPushButton;

namespace hexahedron {

class JumpButton;
class NumberBox;
class RotationEditor;

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
    void showColor();

    bool m_isSingle;
    std::vector<NumberBox *> m_numbers;
    std::vector<JumpButton *> m_jumps;
    QPushButton *m_swatch = nullptr;
    RotationEditor *m_rotation = nullptr;
    std::vector<double> m_values;
};

} // namespace hexahedron
