#pragma once

#include "core/report/handout.h"

#include <QObject>

#include <functional>
#include <memory>

class QPagedPaintDevice;

namespace hexahedron {

class DocumentPage;

/// Makes a page about an open file, with findings and notes, in the background: written to a file, or to be printed.
class Handouts : public QObject
{
    Q_OBJECT

public:
    explicit Handouts(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// As HTML; as Markdown where the name of the file says so.
    void write(const DocumentPage &page, const QString &path);
    /// Calls `print` when the page is made.
    void make(const DocumentPage &page, const std::function<void(const Handout &)> &print);
    /// On paper, black on white.
    static void paint(const Handout &handout, QPagedPaintDevice *paper);

Q_SIGNALS:
    void written(const QString &path);
    void failed(const QString &text);

private:
    static std::function<Handout()> maker(const DocumentPage &page);
};

} // namespace hexahedron
