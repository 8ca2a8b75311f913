#pragma once

#include "app/bytepane.h"
#include "widgets/session/session.h"

#include <QPointer>
#include <QWidget>

class QSplitter;

namespace hexahedron {

class AddedAnimations;
class Bookmarks;
class FindBar;
class HexView;
class IssuesPanel;
class MessageArea;
class Minimap;
class PaneComparison;
class TreeView;

/// One tab: an open file with its hex panes, find bar and messages. A second pane shows the same file at another place, or another
/// open file; then it belongs to the page of that one, and only stands here. The structure and the issues of the file are shown
/// elsewhere in the window, but belong to it and go with it.
class DocumentPage : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentPage(std::unique_ptr<Document> document);
    /// Of a session that another page has had.
    explicit DocumentPage(std::unique_ptr<Session> session);
    ~DocumentPage() override;

    Session *session() const { return m_source.session; }
    /// For another page; this one is to be deleted.
    std::unique_ptr<Session> giveSession();
    TreeView *tree() const;
    IssuesPanel *issues() const;
    /// The pane that has or had the keys last.
    BytePane *pane() const { return m_active; }
    HexView *hexView() const { return m_active->hexView(); }
    Minimap *minimap() const { return m_active->minimap(); }
    /// All that show this file, here and beside others.
    const std::vector<BytePane *> &panes() const { return m_panes; }
    FindBar *findBar() const { return m_findBar; }
    /// Whether the overview is wanted; where a short row of bytes would not fit beside it, it gives way.
    bool showsMinimap() const { return m_showsMinimap; }
    void setShowsMinimap(bool shows);
    void setLook(const PaneLook &look);
    MessageArea *messages() const { return m_messages; }
    QString title() const;
    /// Of bytes that are no file of their own yet: how they are called, and the file that they may become.
    void setNames(const QString &title, const QString &fileName);
    const QString &likelyFileName() const { return m_likelyFileName; }
    /// Whether the path of the document is a proposal that nobody has agreed to yet. Saving asks for it then.
    bool isPathProposed() const { return m_isPathProposed; }
    void setPathProposed(bool isProposed) { m_isPathProposed = isProposed; }
    /// Whose bytes the active pane shows.
    StreamId shownStream() const { return m_active->stream(); }

    /// Puts a second pane of `shown`, which may be this page, under or beside the first. Null when that is there no more.
    BytePane *split(DocumentPage *shown, Qt::Orientation orientation);
    BytePane *secondPane() const { return m_second; }
    /// The page that the second pane belongs to; null without one.
    DocumentPage *secondPage() const { return m_secondPage; }
    void closeSecondPane();
    /// Whether what differs between the panes is marked in both; only where they show different files.
    void setComparing(bool isWanted);
    PaneComparison *comparison() const;
    /// The panes that stand here, in their order.
    std::vector<BytePane *> panesHere() const;

    /// What is selected: the item that has exactly these bytes where there is one, else the smallest around them.
    Item selectedItem() const;
    void select(const Item &item);
    /// What the file looks like, with animations of other files.
    AddedAnimations *animations() const { return m_animations; }
    Bookmarks *bookmarks() const { return m_source.bookmarks; }
    /// Of what holds the bytes that are shown; empty for the file.
    const QString &streamPath() const { return m_active->streamPath(); }
    /// To bytes of the file, or of what is packed at that path.
    void goTo(const QString &streamPath, ByteRange range);
    /// Marks what was found.
    void setHits(StreamRanges hits);
    /// What the selected bytes name.
    void setTarget(StreamId stream, ByteRange range);

Q_SIGNALS:
    void paneAdded(hexahedron::BytePane *pane);
    void paneActivated(); ///< the keys go to a pane of this file, here or beside another

private:
    BytePane *addPane();
    void activate(BytePane *pane);
    void forget(BytePane *pane);
    void showTree();
    void showIssues();
    void keepSaved();
    void sayWhatIsSearched();
    void sourceChanged();

    PaneSource m_source;
    AddedAnimations *m_animations = nullptr;
    QPointer<TreeView> m_tree; ///< like the issues, it stands in a part of the window that may be gone first
    QPointer<IssuesPanel> m_issues;
    BytePane *m_first = nullptr;
    BytePane *m_active = nullptr;
    std::vector<BytePane *> m_panes;
    QPointer<BytePane> m_second;
    QPointer<DocumentPage> m_secondPage;
    QPointer<PaneComparison> m_comparison; ///< goes with the second pane
    QSplitter *m_splitter;
    FindBar *m_findBar = nullptr;
    MessageArea *m_messages;
    QString m_title;
    QString m_likelyFileName;
    bool m_isPathProposed = false;
    PaneLook m_look;
    bool m_showsMinimap = true;
};

} // namespace hexahedron
