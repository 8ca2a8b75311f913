#pragma once

#include <QObject>

#include <memory>

class QCoreApplication;

namespace hexahedron {

class MainWindow;

/// Owns the window, and puts one in another language into its place when somebody wishes so: it takes over the open files with all
/// that can be undone, what is selected, the layout and the lesson.
class SpokenWindow : public QObject
{
    Q_OBJECT

public:
    SpokenWindow();
    ~SpokenWindow() override;

    MainWindow *window() const { return m_window.get(); }
    /// The language of the settings, or that of the environment, from now on: texts, numbers, fonts.
    static void applyLanguage();
    /// The same without fonts, for who shows no window.
    static void applyTexts(QCoreApplication &application);

private:
    void listen();
    void speak(const QString &code);

    std::unique_ptr<MainWindow> m_window;
};

} // namespace hexahedron
