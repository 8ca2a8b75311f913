#pragma once

#include <QWidget>

class QVBoxLayout;

namespace hexahedron {

/// What is shown when nothing is open: files used before, open, example.
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

private:
    QVBoxLayout *m_recent;
    QWidget *m_recentBox;
};

} // namespace hexahedron
