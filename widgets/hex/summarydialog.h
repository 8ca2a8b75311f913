#pragma once

#include "core/bytes/bytesummary.h"

#include <QDialog>
#include <QTimer>

#include <thread>

class QProgressBar;
class QTableWidget;

namespace hexahedron {

/// Checksums of a run of bytes, and how often each value occurs. Reads in the background.
class SummaryDialog final : public QDialog
{
    Q_OBJECT

public:
    SummaryDialog(const Bytes &bytes, ByteRange range, QWidget *parent = nullptr);
    ~SummaryDialog() override;

Q_SIGNALS:
    void finished();

private:
    void take(const ByteSummary &summary);
    void addRow(const QString &name, const QString &text);
    void copy() const;

    class Histogram;
    QTableWidget *m_table;
    Histogram *m_histogram;
    QProgressBar *m_progress;
    QTimer m_ticks;
    std::atomic<qint64> m_done = 0;
    std::atomic_bool m_cancelled = false;
    std::thread m_thread;
};

} // namespace hexahedron
