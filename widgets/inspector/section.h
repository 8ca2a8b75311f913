#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace hexahedron {

/// A part of the inspector under a heading.
class Section : public QWidget
{
    Q_OBJECT

public:
    explicit Section(const QString &title, QWidget *parent = nullptr);
    void setTitle(const QString &title);

protected:
    QVBoxLayout *content() const { return m_content; }
    void changeEvent(QEvent *event) override;

private:
    void styleHeading();

    QLabel *m_title;
    QVBoxLayout *m_content;
};

/// Plain text that wraps and can be selected.
QLabel *wrappedLabel(const QString &text = {});

} // namespace hexahedron
