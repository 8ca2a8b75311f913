#pragma once

#include <QLabel>

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

/// Rich text that wraps, whose links follow the palette: by itself a text keeps the colours that it was made with.
class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    explicit LinkLabel(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
};

/// Plain text that wraps and can be selected.
QLabel *wrappedLabel(const QString &text = {});

} // namespace hexahedron
