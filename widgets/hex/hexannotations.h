#pragma once

#include "core/bytes/byterange.h"

#include <QString>

#include <atomic>
#include <functional>
#include <vector>

namespace hexahedron {

/// What a stretch of bytes is, as far as painting needs to know.
struct HexSpan
{
    enum Severity : quint8 { Fine, Info, Warning, Error };

    ByteRange range;
    int color = -1;           ///< 0..11, an index into the field colours; -1 for none
    int typeColor = -1;       ///< the same for what kind of value it is
    bool startsGroup = false; ///< an element or chunk begins here: a fine line in front of it
    int severity = Fine;      ///< the worst issue on these bytes
};

/// Bytes that somebody marks, that were found, or that another file has otherwise.
struct HexMark
{
    static constexpr int Hit = -1, Difference = -2;
    static constexpr int Colors = 6;

    ByteRange range;
    int color = Hit; ///< or Difference, or one of the colours of marks
};

/// What the bytes mean, asked only for what is on the screen. The application fills it.
class HexAnnotations
{
public:
    virtual ~HexAnnotations();

    /// Appends the spans that touch `visible`, in ascending order. Where spans overlap the later one wins.
    virtual void spansIn(ByteRange visible, std::vector<HexSpan> &out) const = 0;
    /// Appends the ranges touching `visible` that differ from what is saved.
    virtual void changedIn(ByteRange visible, std::vector<ByteRange> &out) const = 0;
    /// Answers for any range, from any thread, whether a byte in it differs now from what is saved. Null where nothing does.
    using Changed = std::function<bool(ByteRange range, const std::atomic_bool &cancelled)>;
    virtual Changed changed() const;
    /// One colour for many bytes: of the smallest part that holds all of them; -1 for none.
    virtual int colorOver(ByteRange range) const;
    /// The worst issue (HexSpan::Severity) that touches the range.
    virtual int severityIn(ByteRange range) const;
    /// Appends the marks that touch `visible`, by begin; hits first, then differences.
    virtual void marksIn(ByteRange visible, std::vector<HexMark> &out) const;
    /// Whether something that was found or differs touches the range, and the colour of the first mark that does, -1 for none.
    struct MarksOver
    {
        bool hasHits = false;
        int color = -1;
    };
    virtual MarksOver marksOver(ByteRange range) const;
    /// Plain or rich text about the byte; empty for none.
    virtual QString toolTip(qint64 offset) const = 0;
    /// The name of the field that owns the byte; empty for none.
    virtual QString nameAt(qint64 offset) const = 0;
    /// The field that owns the byte; empty for none.
    virtual ByteRange fieldAt(qint64 offset) const = 0;
    /// The element or chunk around that field; the field itself where there is none.
    virtual ByteRange groupAt(qint64 offset) const;
};

} // namespace hexahedron
