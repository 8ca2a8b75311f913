#pragma once

#include <QFile>

namespace hexahedron {

/// Writes all that it is given, or says why not. The system takes less when the disk is full, and says why only when it is given
/// the rest.
class WholeFile : public QFile
{
public:
    using QFile::QFile;

protected:
    qint64 writeData(const char *bytes, qint64 size) override
    {
        for (qint64 done = 0; done < size;) {
            const qint64 count = QFile::writeData(bytes + done, size - done);
            if (count <= 0)
                return -1;
            done += count;
        }
        return size;
    }
};

} // namespace hexahedron
