#pragma once

#include <QWidget>

#include <QHash>

class QAbstractButton;
class QVBoxLayout;

namespace hexahedron {

class Thumbnails;

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

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeExamples();
    void askForPictures();
    void showPicture(const QString &file, const QImage &picture);

    QVBoxLayout *m_recent;
    QWidget *m_recentBox;
    QStringList m_shown; ///< files that are listed
    QHash<QString, QAbstractButton *> m_buttons;
    Thumbnails *m_thumbnails;
};

} // namespace hexahedron
