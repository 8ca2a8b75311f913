#pragma once

#include "widgets/inspector/valueeditor.h"

class QLabel;
class QLineEdit;

namespace hexahedron {

class ValueCompletion;

/// A text in one line; control characters and bytes that are not UTF-8 are written as `\xNN`.
class TextEditor : public ValueEditor
{
    Q_OBJECT

public:
    explicit TextEditor(QWidget *parent = nullptr);
    bool isBeingWritten() const override;

protected:
    void showValue(const Tree &tree, const Item &item, Writing writing) override;
    void offer(const std::shared_ptr<const Tree> &tree, const Item &item) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void commit();

    QLineEdit *m_line;
    ValueCompletion *m_completion;
    QLabel *m_note;
    QString m_shown;
    QString m_asked; ///< told last: what loses the focus to a question is not told again
};

} // namespace hexahedron
