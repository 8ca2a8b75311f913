#pragma once

#include <QObject>
#include <QStringList>

class QLineEdit;

namespace hexahedron {

/// Remembers what was asked for in a line, also from one start of the program to the next: Up brings back what was there before,
/// Down goes forward again.
class InputHistory final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MostTexts = 30;

    /// Lines of one name share what they remember.
    InputHistory(QLineEdit *line, const QString &name);
    void add(const QString &text);
    QStringList texts() const; ///< the latest first

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool step(int by);

    QLineEdit *m_line;
    QString m_key;
    qsizetype m_place = -1; ///< in the texts; -1 for what is being typed
    QString m_typed;
};

} // namespace hexahedron
