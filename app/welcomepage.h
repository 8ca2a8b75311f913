#pragma once

#include <QWidget>

class QVBoxLayout;

namespace hexahedron {

/// What is shown when nothing is open: open, files used before, lessons, examples of every format.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);
    void setRecentFiles(const QStringList &files);

Q_SIGNALS:
    void openClicked();
    void newClicked();
    void referenceClicked();
    void exampleClicked();
    void fileClicked(const QString &path);
    void lessonsClicked();
    /// An example of that format is wanted.
    void formatClicked(const QString &id);

private:
    QWidget *makeExamples();

    QVBoxLayout *m_recent;
    QWidget *m_recentBox;
};

} // namespace hexahedron
