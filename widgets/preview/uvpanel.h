#pragma once

#include "widgets/preview/uvsheet.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace hexahedron::preview {

/// Draws a sheet over its picture; the mouse moves, enlarges and clicks.
class UvCanvas : public QWidget
{
    Q_OBJECT
public:
    static constexpr qint64 AtOnce = 50'000; ///< triangles; more are drawn in the background

    explicit UvCanvas(QWidget *parent);
    ~UvCanvas() override;

    void setSheet(std::shared_ptr<const UvSheet> sheet, const QImage &image); ///< null: none
    void setMessage(const QString &message);                                  ///< in place of a sheet
    /// Numbers of triangles, places of vertices, and lines around what hangs together with them.
    void setLit(std::vector<size_t> triangles, const std::vector<QPointF> &vertices, const QList<QLineF> &outline);
    void fit();
    /// From the sheet to the widget.
    QTransform place() const;
    bool isDrawing() const { return m_run != nullptr; }

    QSize sizeHint() const override { return {220, 220}; }

Q_SIGNALS:
    void triangleClicked(size_t triangle, Qt::KeyboardModifiers modifiers, const QPointF &at); ///< of the sheet
    void islandWanted(size_t triangle, bool adds);
    void removeWanted(); ///< of what is selected
    void drawn(bool hasOverlaps);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void zoom(double factor, const QPointF &at);
    void pan(const QPointF &by);
    void click(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void wantIsland(size_t triangle, Qt::KeyboardModifiers modifiers);
    void draw();
    void cancel();
    void paintGround(QPainter &painter) const;
    void paintLit(QPainter &painter) const;

    std::shared_ptr<const UvSheet> m_sheet;
    QImage m_image;
    QString m_message;
    QSizeF m_unit{1, 1}; ///< of the sheet in a picture that is not square: the longer side is 1
    double m_scale = 1;  ///< pixels
    QPointF m_origin;    ///< of the sheet in the widget
    bool m_isFitted = true;
    UvPicture m_picture;
    std::shared_ptr<std::atomic_bool> m_run;
    std::vector<size_t> m_lit;
    std::vector<QPointF> m_litVertices;
    QList<QLineF> m_outline;
    QPointF m_pressed, m_last;
    Qt::MouseButton m_button = Qt::NoButton;
    bool m_isDragging = false;
};

/// The triangles of a model over the pictures that they take their colours from, beside the view in three dimensions.
class UvPanel : public QWidget
{
    Q_OBJECT
public:
    explicit UvPanel(QWidget *parent);
    ~UvPanel() override;

    void setScene(PreparedScenePtr prepared, const Visibility &visible); ///< null: none
    /// What is selected. The sheet with it is shown.
    void setLit(std::vector<scene::Pick> picks);

    UvCanvas *canvas() const { return m_canvas; }
    const UvSheet *sheet() const { return m_sheet.get(); }

Q_SIGNALS:
    void triangleClicked(const hexahedron::preview::Hit &hit);
    void vertexClicked(int mesh, qint64 vertex); ///< mesh of the prepared scene
    void removeWanted();                         ///< of what is selected
    /// Somebody wants all vertices of an island; `adds`: besides those that are selected.
    void verticesChosen(const std::vector<hexahedron::scene::Pick> &vertices, bool adds);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void load(int source);
    void take(std::shared_ptr<const UvSheet> sheet);
    void showLit();
    void chooseIsland(size_t triangle, bool adds);
    void describe(bool hasOverlaps);
    int sourceOfLit() const;
    void cancel();

    PreparedScenePtr m_prepared;
    Visibility m_visible;
    bool m_isCurrent = true; ///< what is shown is that scene
    std::vector<UvSource> m_sources;
    std::shared_ptr<const UvSheet> m_sheet;
    std::vector<scene::Pick> m_picks;
    std::shared_ptr<std::atomic_bool> m_run;
    QComboBox *m_source;
    UvCanvas *m_canvas;
    QLabel *m_status;
};

} // namespace hexahedron::preview
