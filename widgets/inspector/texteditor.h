#pragma once

#include "widgets/inspector/valueeditor.h"

class QLabel;
class QLineEdit;

namespace hexahedron {

/// A text in one line; control characters and bytes that are not UTF-8 are written as \xNN.
class TextEditor : public ValueEditor
{
    Q_OBJECT

public:
    explicit TextEditor(QWidget *parent = nullptr);

protected:
    void showValue(const Tree &tree, const Item &item) override;

private:
    void commit();

    QLineEdit *m_line;
    QLabel *m_note;
    QString m_shown;
};

} // namespace hexahedron
