#pragma once

#include "core/scene/tracks.h"
#include "widgets/preview/curves.h"
#include "widgets/preview/playrange.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QScrollArea;
class QSlider;
class QToolButton;

namespace hexahedron::preview {

class BlendBar;
class CurvePlot;
class KeyRow;
struct Mix;

/// What somebody wants to be played otherwise than the file says. Clips are known by their names and places.
struct PlayWishes
{
    ClipRanges ranges;
    QString second;   ///< clip that is blended with the one that plays; empty: none
    int percent = 50; ///< of the second one
    bool staysInPlace = false;
};

/// Which clip at which moment: chooser, play button, slider and the keys below it. Hidden when there are no clips.
class Timeline : public QWidget
{
    Q_OBJECT
public:
    explicit Timeline(QWidget *parent);

    /// Stands at the pose as stored then, without a word: who sets other clips shows another scene with them.
    void setClips(const std::vector<scene::Clip> &clips, PlayWishes wishes = {});
    const PlayWishes &wishes() const { return m_wishes; }
    /// The node that can be kept in place in the clip that is chosen; -1: none.
    void setRoot(int node);
    /// How the clip is shown otherwise than stored at that moment of it.
    Mix mixAt(double time) const;
    PlayRange *range() const { return m_range; }
    /// What happens at the end of a clip.
    enum class Ending { Loop, BackAndForth, Once };
    void setEnding(Ending ending);
    Ending ending() const;
    /// The keys of the clip that is chosen; those of one bone with a lane for each kind of movement.
    void setKeys(std::vector<KeyTick> ticks, bool isOfOneBone);
    KeyRow *keys() const { return m_keys; }
    /// The keys of all bones and morphs, with a row for each; only asked for while showsRows().
    void setRows(std::vector<KeyTick> ticks, std::vector<KeyOwner> owners, QStringList names);
    bool showsRows() const;
    KeyRow *rows() const { return m_rows; }
    /// The curves of the bone that is selected; only asked for while showsCurves().
    void setCurves(Curves curves);
    bool showsCurves() const;
    Curves::Target curveTarget() const; ///< of which property
    CurvePlot *plot() const { return m_plot; }
    /// The pose at the key before is wanted, too.
    bool showsGhost() const;
    /// The moment of the last key before this one; nothing where there is none.
    std::optional<double> keyBefore() const;
    /// A key or a value of it is dragged.
    bool isDragging() const;
    /// It is let go where it is.
    void finishDrag();
    /// Another scene comes: what is dragged stays so.
    void beginExchange();
    void endExchange();
    void setLit(StreamId stream, ByteRange range, int node);
    /// To the key before or behind in the range that plays, and pauses there.
    void step(bool forward);
    /// Pauses there. What does not exist is ignored.
    void goTo(int clip, double time);
    /// Plays a clip from the begin of its range on.
    void play(int clip);
    bool isPlaying() const;
    /// From the moment that is shown; also when another scene has stopped it.
    void goOnPlaying();
    /// Pauses at `time` in the clip that is chosen, if it is one of `clips` and has that time, else in the first one that has.
    void goToOneOf(const std::vector<int> &clips, double time);
    int clip() const; ///< -1: the pose as stored
    double time() const { return m_time; }

Q_SIGNALS:
    void moved(); ///< to another clip or time
    void wishesChanged();
    void keyClicked(const hexahedron::preview::KeyTick &tick);
    void keyOpened(const hexahedron::preview::KeyTick &tick); ///< somebody wants to see it in its file
    void nodeClicked(int node);
    void keyDragged(const hexahedron::preview::KeyTick &tick, double time); ///< to that moment, not let go yet
    void keyDropped(const hexahedron::preview::KeyTick &tick, double time);
    void keyDragEnded(); ///< without a result
    void keyRemovalWanted();
    void cannotMove(const QString &whyNot);
    void rowsToggled();
    void ghostToggled();
    void curvesWanted(); ///< they are shown now, or those of another property
    void valueDragged(const hexahedron::preview::CurveKey &key, int component, double value); ///< not let go yet
    void valueDropped(const hexahedron::preview::CurveKey &key, int component, double value);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void chooseClip();
    void showClip();
    void showTime(double time);
    void setPlaying(bool playing);
    void advance();
    void setTime(double time);
    scene::PlayedSpan span() const;
    TimeRange rangeOf(int clip) const;
    void takeRange();
    void takeBlend();
    void connectKeys(KeyRow *row);
    QToolButton *addButton(const QString &name, const QString &tip);

    QComboBox *m_clip;
    QDoubleSpinBox *m_moment, *m_rate;
    QComboBox *m_ending;
    QToolButton *m_previous, *m_play, *m_next, *m_showGhost, *m_showRows, *m_showCurves, *m_showBlend, *m_inPlace;
    BlendBar *m_blend;
    QSlider *m_slider;
    PlayRange *m_range;
    KeyRow *m_keys, *m_rows;
    QScrollArea *m_rowArea;
    QComboBox *m_property;
    CurvePlot *m_plot;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    std::vector<scene::PlayedSpan> m_spans;
    QStringList m_names; ///< of the clips among m_wishes
    QStringList m_files; ///< names of the other files in which their keys lie
    PlayWishes m_wishes;
    int m_root = -1;
    double m_time = 0;
    int m_direction = 1; ///< -1 on the way back
};

} // namespace hexahedron::preview
