#pragma once

#include "core/report/reference.h"

#include <QObject>

namespace hexahedron {

class DocumentPage;
class MainWindow;
class ReferenceView;
struct Issue;
struct Item;
class Tree;

/// The reference in the window: a panel that follows what is selected, and a window of its own, which needs no file.
class ReferencePanels : public QObject
{
    Q_OBJECT

public:
    explicit ReferencePanels(MainWindow *window);

    ReferenceView *pane() const { return m_pane; }
    /// The window of its own; null until somebody opens it.
    ReferenceView *ownWindow() const { return m_own; }
    /// The place of what is selected, while the panel is seen.
    void follow(const DocumentPage *page);
    void openWindow();
    /// In the panel.
    void showItem(const Item &item);
    void showRuleOf(const Issue &issue);
    void showRule(const Item &item, const QString &number);
    void showIssue(const Issue &issue);
    /// "PAGE#ANCHOR"
    void showPlace(const QString &place);

Q_SIGNALS:
    /// The panel has something to show that somebody asked for.
    void paneRequested();

private:
    ReferencePlace placeOf(const DocumentPage *page) const;
    ReferencePlace placeOf(const Tree &tree, Item item) const;
    void goToField(ReferenceView *view, const QString &format, const QString &path);

    MainWindow *m_window;
    std::shared_ptr<const ReferenceBook> m_book;
    ReferenceView *m_pane;
    ReferenceView *m_own = nullptr;
};

} // namespace hexahedron
