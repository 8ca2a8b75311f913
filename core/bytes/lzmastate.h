#pragma once

#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <span>
#include <vector>

#include <lzma/LzmaDec.h>

namespace hexahedron {

/// The decoder of the LZMA SDK and its tables, at the beginning of a stream. Without a window: whoever decodes says where it is, and
/// it can be taken back to where it was saved.
class LzmaState
{
public:
    /// `parameters`: as codecs::lzma() takes them.
    explicit LzmaState(std::span<const qint64> parameters)
    {
        LzmaDec_Construct(&m_state);
        if (parameters.size() != 2 || parameters[0] < 0 || parameters[0] > 255)
            return;
        uchar header[LZMA_PROPS_SIZE] = {uchar(parameters[0])};
        for (int i = 0; i < 4; ++i)
            header[1 + i] = uchar(parameters[1] >> (8 * i));
        m_isValid = LzmaDec_AllocateProbs(&m_state, header, LZMA_PROPS_SIZE, &m_memory) == SZ_OK;
        if (m_isValid)
            LzmaDec_Init(&m_state);
    }
    ~LzmaState() { LzmaDec_FreeProbs(&m_state, &m_memory); }
    Q_DISABLE_COPY_MOVE(LzmaState)

    bool isValid() const { return m_isValid; }
    CLzmaDec *get() { return &m_state; }
    const CLzmaDec *get() const { return &m_state; }
    qint64 probabilityCount() const { return m_isValid ? qint64(m_state.numProbs) : 0; }

    /// Only the last place that was saved is known. The window is not saved: what stands before that place must stay.
    void save()
    {
        m_saved = m_state;
        m_savedProbs.assign(m_state.probs, m_state.probs + probabilityCount());
    }
    /// After save().
    void restore()
    {
        // The window may have moved since then.
        Byte *window = m_state.dic;
        const SizeT room = m_state.dicBufSize;
        m_state = m_saved;
        m_state.dic = window;
        m_state.dicBufSize = room;
        std::copy(m_savedProbs.begin(), m_savedProbs.end(), m_state.probs);
    }

private:
    CLzmaDec m_state{};
    CLzmaDec m_saved{};
    std::vector<CLzmaProb> m_savedProbs;
    ISzAlloc m_memory{[](void *, size_t size) { return std::malloc(size); },
                      [](void *, void *address) { std::free(address); }};
    bool m_isValid = false;
};

} // namespace hexahedron
