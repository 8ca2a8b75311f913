#pragma once

#include "core/edit/newfile.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace hexahedron {

/// Which file is to be made, and where: the smallest of a format, one with everything, or a broken one to learn from.
class NewFileDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewFileDialog(const QString &folder, QWidget *parent = nullptr);

    const Format &format() const;
    NewFile kind() const;
    QString path() const;

private:
    void suggest();
    void browse();

    QString m_folder;
    QComboBox *m_format;
    QRadioButton *m_smallest;
    QRadioButton *m_everything;
    QRadioButton *m_broken;
    QLineEdit *m_path;
    QPushButton *m_create = nullptr;
    QString m_ending;         ///< of the format that is chosen
    bool m_isOwnPath = false; ///< somebody has typed one
};

} // namespace hexahedron
