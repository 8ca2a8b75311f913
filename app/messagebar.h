#pragma once

#include "core/issues/issue.h"

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace hexahedron {

class AnswerLayout;

/// A message above the content instead of a box in front of it: stays until it is answered or closed.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    MessageBar(Severity severity, const QString &text, QWidget *parent = nullptr);
    QString text() const;
    /// The bar goes when the button is pressed.
    void addButton(const QString &text, const std::function<void()> &action);

private:
    QLabel *m_text;
    AnswerLayout *m_answers;
};

/// The messages of one page, the newest below. One of each kind: a newer one replaces the older.
class MessageArea : public QWidget
{
    Q_OBJECT

public:
    explicit MessageArea(QWidget *parent = nullptr);
    MessageBar *show(const QString &kind, Severity severity, const QString &text);
    void remove(const QString &kind);
    /// The one of that kind; null without.
    MessageBar *message(const QString &kind) const;
    bool has(const QString &kind) const { return message(kind); }

private:
    QVBoxLayout *m_layout;
};

} // namespace hexahedron
