#include "core/bytes/expandshare.h"

#include <atomic>

namespace hexahedron {

namespace {

std::atomic<qint64> s_taken = 0;

class ExpandedSource final : public ByteSource
{
public:
    ExpandedSource(QByteArray array, ExpandShare share)
        : ByteSource(reinterpret_cast<const uchar *>(array.constData()), array.size())
        , m_array(std::move(array))
        , m_share(std::move(share))
    {
    }

private:
    QByteArray m_array; // moved in: the address of its data stays
    ExpandShare m_share;
};

} // namespace

ExpandShare::ExpandShare(qint64 wanted, qint64 total)
{
    qint64 taken = s_taken.load();
    do {
        m_size = std::clamp<qint64>(wanted, 0, std::max<qint64>(0, total - taken));
    } while (!s_taken.compare_exchange_weak(taken, taken + m_size));
}

ExpandShare::~ExpandShare()
{
    s_taken -= m_size;
}

ExpandShare::ExpandShare(ExpandShare &&other) noexcept
    : m_size(std::exchange(other.m_size, 0))
{
}

ExpandShare &ExpandShare::operator=(ExpandShare &&other) noexcept
{
    std::swap(m_size, other.m_size);
    return *this;
}

void ExpandShare::shrink(qint64 size)
{
    const qint64 given = m_size - std::clamp<qint64>(size, 0, m_size);
    m_size -= given;
    s_taken -= given;
}

bool ExpandShare::grow(qint64 by, qint64 total)
{
    qint64 taken = s_taken.load();
    do {
        if (by > total - taken)
            return false;
    } while (!s_taken.compare_exchange_weak(taken, taken + by));
    m_size += by;
    return true;
}

void ExpandShare::join(ExpandShare other)
{
    m_size += std::exchange(other.m_size, 0);
}

qint64 ExpandShare::taken()
{
    return s_taken;
}

Bytes sharing(QByteArray expanded, ExpandShare share)
{
    if (expanded.isEmpty())
        return {};
    share.shrink(expanded.size());
    return Bytes(std::make_shared<const ExpandedSource>(std::move(expanded), std::move(share)));
}

} // namespace hexahedron
