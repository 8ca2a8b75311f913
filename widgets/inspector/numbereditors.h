#pragma once

#include "widgets/inspector/valueeditor.h"

#include <utility>

class QCheckBox;
class QComboBox;
class QToolButton;

namespace hexahedron {

class NumberBox;

/// Leads from an index to what it names.
class JumpButton;

/// One number; an index has a button that leads to what it names.
class NumberEditor : public ValueEditor
{
    Q_OBJECT

public:
    explicit NumberEditor(const Field &field, QWidget *parent = nullptr);
    bool isBeingWritten() const override;

protected:
    void showValue(const Tree &tree, const Item &item, Writing writing) override;

private:
    NumberBox *m_number;
    JumpButton *m_jump;
};

/// An enumerator by name, or its number.
class ChoiceEditor : public ValueEditor
{
    Q_OBJECT

public:
    explicit ChoiceEditor(const Field &field, QWidget *parent = nullptr);
    bool isBeingWritten() const override;

protected:
    void showValue(const Tree &tree, const Item &item, Writing writing) override;

private:
    QComboBox *m_names;
    NumberBox *m_number;
};

/// Bits by name, and the number that they make. Bits without a name stay as they are.
class FlagsEditor : public ValueEditor
{
    Q_OBJECT

public:
    explicit FlagsEditor(const Field &field, QWidget *parent = nullptr);
    bool isBeingWritten() const override;

protected:
    void showValue(const Tree &tree, const Item &item, Writing writing) override;

private:
    std::vector<std::pair<qint64, QCheckBox *>> m_bits;
    NumberBox *m_number;
    qint64 m_value = 0;
};

/// The name of an enumerator or bit in the user's language.
QString translatedName(const Field &field, const NamedValue &value);

} // namespace hexahedron
