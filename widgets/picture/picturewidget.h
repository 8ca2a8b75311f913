#pragma once

#include "core/bytes/bytes.h"
#include "core/picture/picture.h"

#include <QMenu>
#include <QWidget>

#include <memory>

namespace hexahedron {

namespace picture {
class PictureView;
}

/// Shows a picture and knows the bytes of its pixels, where they have any: what is clicked is told as bytes, and selected bytes
/// are outlined. Decodes in the background; a newer picture replaces an older one that is still being decoded.
class PictureWidget : public QWidget
{
    Q_OBJECT
public:
    explicit PictureWidget(QWidget *parent = nullptr);
    ~PictureWidget() override;

    /// `bytes` are those of the picture's stream. What is seen stays when the picture is a new state of the same one.
    void setPicture(const scene::Picture &picture, const Bytes &bytes);
    void clear();
    /// Outlines the pixels or blocks with these bytes; goes to the level or face that they belong to.
    void highlight(StreamId stream, ByteRange range);
    bool isDecoding() const;
    void fit();

    picture::PictureView *view() const;

Q_SIGNALS:
    void picked(hexahedron::StreamId stream, hexahedron::ByteRange range);
    /// A menu for a place of a flat picture, from 0, 0 at its upper left to 1, 1. It is shown when somebody has added something.
    void menuShown(QMenu *menu, const QPointF &place);
    void shown(); ///< what was asked for has been decoded

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace hexahedron
