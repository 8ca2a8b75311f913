#pragma once

#include "core/bytes/bytes.h"

#include <QDialog>

class QLabel;
class QListWidget;

namespace hexahedron {

struct Format;

/// As a file of which format bytes are read: chosen from all of them, with what speaks for each.
class OpenAsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `name` says whose bytes they are, `present` is how they are read now: null where they are not.
    OpenAsDialog(const Bytes &bytes, const QString &name, const Format *present, QWidget *parent = nullptr);

    const Format &format() const;
    void setFormat(const Format &format);

    QSize sizeHint() const override { return {520, 460}; }

private:
    void sayHowRecognised();

    QListWidget *m_formats;
    QLabel *m_recognition;
};

} // namespace hexahedron
