#pragma once

#include "app/hitsearch.h"
#include "app/panelook.h"
#include "app/treeannotations.h"

#include <QWidget>

namespace hexahedron {

class Bookmarks;
class HexView;
class Minimap;
class Session;

/// What all byte panes of an open file show.
struct PaneSource
{
    Session *session = nullptr;
    Bookmarks *bookmarks = nullptr;
    StreamRanges hits = {};
    std::shared_ptr<const Tree> savedTree = {}; ///< of what was saved, where something is packed in it
};

/// The bytes of a file, or of what is packed in it, with an overview beside them. A file can be seen in several: each has its own
/// place and cursor, and the active one says what is selected.
class BytePane final : public QWidget
{
    Q_OBJECT

public:
    explicit BytePane(const PaneSource &source, QWidget *parent = nullptr);
    ~BytePane() override;

    HexView *hexView() const { return m_hexView; }
    Minimap *minimap() const { return m_minimap; }
    /// Whose bytes are shown, and the path of what holds them, empty for the file.
    StreamId stream() const { return m_stream; }
    const QString &streamPath() const { return m_streamPath; }
    bool isActive() const { return m_isActive; }
    void setActive(bool active);
    void setLook(const PaneLook &look);
    /// Where the addresses begin; nothing for the beginning of what is shown.
    void setAddressBase(std::optional<qint64> base);
    /// What so many bytes in a row need, without the overview.
    int widthOf(int bytes) const;
    /// Whether the overview is wanted; where a short row of bytes would not fit beside it, it gives way.
    void setShowsMinimap(bool shows);
    void setTarget(StreamId stream, ByteRange range);
    /// What another pane shows otherwise: it is marked. Null for nothing.
    void setDifferences(std::shared_ptr<const std::vector<ByteRange>> differences);
    /// To be called when hits, bookmarks or the saved tree of the source are others.
    void sourceChanged();
    /// Goes to where another pane of the same file is.
    void goWhere(const BytePane &other);

Q_SIGNALS:
    void activated(); ///< the keys go here
    void streamChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeEdit(const Replacement &replacement);
    void takeSelection(StreamId stream, ByteRange range);
    void takeBytes();
    void takeTree();
    void takeIssues();
    void markChanged();
    void showStream(StreamId stream);
    void findStream();
    void fitMinimap();
    void followRecord();
    void showAddresses(std::optional<qint64> base);
    void moveAddressBase(const Bytes &from, const Bytes &to, bool isRemade);

    const PaneSource &m_source;
    Session *m_session;
    TreeAnnotations m_annotations;
    HexView *m_hexView;
    Minimap *m_minimap;
    PaneLook m_look;
    bool m_showsMinimap = true;
    bool m_isActive = false;
    bool m_isFollowing = false; ///< the bytes of an edited stream are put in
    StreamId m_stream = 0;
    QString m_streamPath;
    /// Where the addresses began in other snapshots: undo brings that back.
    std::vector<std::pair<Bytes, qint64>> m_formerBases;
};

} // namespace hexahedron
