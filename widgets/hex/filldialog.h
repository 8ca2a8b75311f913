#pragma once

#include <QByteArray>
#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace hexahedron {

/// Asks what a number of bytes become: a pattern of bytes again and again, or random ones.
class FillDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit FillDialog(qint64 size, QWidget *parent = nullptr);
    /// As many bytes as were asked for.
    QByteArray bytes() const;

private:
    std::optional<QByteArray> pattern() const;
    void update();

    qint64 m_size;
    QRadioButton *m_isPattern;
    QRadioButton *m_isRandom;
    QLineEdit *m_pattern;
    QLabel *m_remark;
    QPushButton *m_fill;
};

} // namespace hexahedron
