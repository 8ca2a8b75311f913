#pragma once

#include "app/hitsearch.h"
#include "app/treeannotations.h"
#include "widgets/session/session.h"

#include <QPointer>
#include <QWidget>

namespace hexahedron {

class AddedAnimations;
class Bookmarks;
class FindBar;
class HexView;
class IssuesPanel;
class MessageArea;
class Minimap;
class TreeView;

/// One tab: an open file with its hex pane, find bar and messages. Its structure and its issues are shown elsewhere in the
/// window, but belong to it and go with it.
class DocumentPage : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentPage(std::unique_ptr<Document> document);
    /// Of a session that another page has had.
    explicit DocumentPage(std::unique_ptr<Session> session);
    ~DocumentPage() override;

    Session *session() const { return m_session; }
    /// For another page; this one is to be deleted.
    std::unique_ptr<Session> giveSession();
    HexView *hexView() const { return m_hexView; }
    TreeView *tree() const;
    IssuesPanel *issues() const;
    FindBar *findBar() const { return m_findBar; }
    Minimap *minimap() const { return m_minimap; }
    /// Whether the overview is wanted; where a short row of bytes would not fit beside it, it gives way.
    bool showsMinimap() const { return m_showsMinimap; }
    void setShowsMinimap(bool shows);
    MessageArea *messages() const { return m_messages; }
    QString title() const;
    /// Whose bytes the hex pane shows.
    StreamId shownStream() const { return m_stream; }

    /// What is selected: the item that has exactly these bytes where there is one, else the smallest around them.
    Item selectedItem() const;
    void select(const Item &item);
    /// What the file looks like, with animations of other files.
    AddedAnimations *animations() const { return m_animations; }
    Bookmarks *bookmarks() const { return m_bookmarks; }
    /// Of what holds the bytes that are shown; empty for the file.
    const QString &streamPath() const { return m_streamPath; }
    /// To bytes of the file, or of what is packed at that path.
    void goTo(const QString &streamPath, ByteRange range);
    /// Marks what was found.
    void setHits(StreamRanges hits);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitMinimap();
    void takeBytes();
    void takeTree();
    void takeIssues();
    void showTree();
    void showIssues();
    void markChanged();
    void showStream(StreamId stream);
    void findStream();
    void sayWhatIsSearched();
    void showHits();
    void showNotes();

    Session *m_session;
    AddedAnimations *m_animations;
    Bookmarks *m_bookmarks;
    TreeAnnotations m_annotations;
    HexView *m_hexView;
    QPointer<TreeView> m_tree; ///< like the issues, it stands in a part of the window that may be gone first
    QPointer<IssuesPanel> m_issues;
    FindBar *m_findBar;
    MessageArea *m_messages;
    Minimap *m_minimap;
    bool m_showsMinimap = true;
    bool m_isFollowing = false; ///< the bytes of an edited stream are put in
    StreamId m_stream = 0;      ///< whose bytes the hex pane shows
    QString m_streamPath;       ///< of what holds it
    StreamRanges m_hits;
    std::shared_ptr<const Tree> m_savedTree; ///< of what was saved, where something is packed in it
};

} // namespace hexahedron
