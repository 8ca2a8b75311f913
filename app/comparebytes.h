#pragma once

#include "app/pairedbytes.h"

#include <QWidget>

namespace hexahedron {

class HexView;

/// Two hex panes in step: what is equal stands side by side.
class CompareBytes final : public QWidget
{
    Q_OBJECT

public:
    explicit CompareBytes(QWidget *parent = nullptr);
    ~CompareBytes() override;

    struct File
    {
        std::shared_ptr<const Tree> tree;
        std::shared_ptr<const std::vector<Issue>> issues;
    };
    void setFiles(const File &before, const File &after, const std::vector<AlignedPart> &parts);
    HexView *view(Side side) const { return m_views[size_t(side)]; }
    const PairedBytes &paired() const { return m_paired; }

    /// To the next or previous difference, around the end.
    void goTo(int by);
    /// Bytes of one side, and what stands beside them.
    void select(Side side, ByteRange offsets);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitRows();
    void selectPlaces(ByteRange places);

    PairedBytes m_paired;
    std::array<PairedAnnotations, 2> m_annotations;
    std::array<HexView *, 2> m_views{};
};

} // namespace hexahedron
