#pragma once

#include "core/bytes/alignment.h"
#include "widgets/session/lookup.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <array>
#include <memory>
#include <vector>

namespace hexahedron {

class BytePane;
class HexView;

/// What differs between the bytes of two panes: marked in both, with equal bytes at the same height, and gone through. It follows
/// what is edited in either, and belongs to the second pane.
class PaneComparison final : public QObject
{
    Q_OBJECT

public:
    PaneComparison(BytePane *first, BytePane *second);
    ~PaneComparison() override;

    bool isComparing() const { return m_isComparing; }
    /// Stretches that differ.
    qsizetype count() const { return qsizetype(m_differences.size()); }
    /// Ends a comparison that takes long.
    void cancel();
    /// To the next difference or the one before, around the ends, from the cursor of the pane that has the keys.
    void goTo(int by);
    /// How much differs, for people.
    QString message() const;

Q_SIGNALS:
    void compared();
    /// Of a comparison that takes a while.
    void progressed(int permille);
    void wentTo(const QString &message);

private:
    struct Answer
    {
        std::array<Bytes, 2> bytes;
        std::shared_ptr<const std::vector<AlignedPart>> parts; ///< null where it was ended
    };

    void connectView(size_t side);
    HexView *view(size_t side) const;
    void compareLater();
    void compare();
    void take(const Answer &answer);
    void mark();
    qint64 placeBeside(size_t side, qint64 offset) const;
    void scrollBeside(size_t side);
    void selectBeside(size_t side);

    std::array<QPointer<BytePane>, 2> m_panes;
    std::array<Bytes, 2> m_compared;
    std::shared_ptr<const std::vector<AlignedPart>> m_parts;
    std::vector<size_t> m_differences; ///< those of the parts that are not equal
    QTimer m_pause;                    ///< so that many changes in a row are compared once
    QTimer m_ticks;                    ///< while it takes long
    std::shared_ptr<std::atomic<int>> m_permille;
    bool m_isComparing = false;
    bool m_isFollowing = false; ///< a pane scrolls because the other one does
    Lookup<Answer> m_lookup;
};

} // namespace hexahedron
