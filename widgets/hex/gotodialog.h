#pragma once

#include "core/bytes/byterange.h"

#include <QDialog>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace hexahedron {

class InputHistory;

/// What an offset somebody types is relative to.
struct OffsetContext
{
    qint64 cursor = 0;
    qint64 size = 0;
    bool bareIsHex = true;   ///< how to read a number that does not say
    ByteRange selected = {}; ///< what "start" and "end" are
    QByteArray there = {};   ///< bytes from the first selected one, or the cursor, on: "u32" is the number in them
};

/// "0x1F0", "1F0h", "496", "0b101", "0o17", "0n496" (decimal), "+16", "-0x10", "25%"; sums and products such as "start+4*12" and
/// "$-(2*8)", where $ is the cursor, and size the end of the file. "u32" or "u16be" is the number that stands there: what an offset in the file leads to. Nothing when it is none of them or outside of 0 to size. A name
/// alone is nothing: it may be that of a field.
std::optional<qint64> parseOffset(const QString &text, const OffsetContext &context);

/// What somebody may name besides offsets, such as a path.
using NamedRange = std::function<std::optional<ByteRange>(const QString &)>;

/// "0x100..0x1FF", from the first byte to the last, and "0x100:16", so many bytes from there. "..+15" counts from the first. Nothing
/// when it is neither, or does not lie within 0 to size.
std::optional<ByteRange> parseRange(const QString &text, const OffsetContext &context, const NamedRange &named = {});

/// Asks for a place in a file: an offset in any writing, or whatever else the owner can resolve, such as a path.
class GoToDialog : public QDialog
{
    Q_OBJECT

public:
    struct Place
    {
        Place(ByteRange bytes, bool isInOthers = false)
            : range(bytes)
            , isElsewhere(isInOthers)
        {
        }
        ByteRange range;
        bool isElsewhere; ///< in other bytes than those that offsets count
    };
    using Resolver = std::function<std::optional<Place>(const QString &)>;

    explicit GoToDialog(const OffsetContext &context, QWidget *parent = nullptr);

    /// Asked about what is no offset.
    void setResolver(Resolver resolver);
    /// What may have been meant by a text that means nothing; empty when nobody knows.
    using Suggestion = std::function<QString(const QString &)>;
    void setSuggestion(Suggestion suggestion) { m_suggestion = std::move(suggestion); }
    /// The paths of what lies below a path that ends with a slash, or below the whole; offered while somebody types.
    using Completion = std::function<QStringList(const QString &)>;
    void setCompletion(Completion completion);
    void setText(const QString &text);
    bool isBareHex() const;
    /// Where to go: empty ranges are offsets, others are to be selected. Nothing as long as the input means nothing.
    std::optional<ByteRange> target() const { return m_target; }
    bool isElsewhere() const { return m_isElsewhere; }
    /// Whether the selection shall reach to there, and does not only go there; then target() is all of it.
    bool isExtending() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void inputChanged();
    void findTarget(const QString &text);
    void go(bool isExtending);
    void complete();

    OffsetContext m_context;
    Resolver m_resolver;
    Completion m_completion;
    Suggestion m_suggestion;
    QStringListModel *m_completions = nullptr;
    std::optional<ByteRange> m_target;
    bool m_isElsewhere = false;
    InputHistory *m_history = nullptr;
    QString m_completedAbove; ///< the part of the text that the completions are for
    QLabel *m_label = nullptr;
    QLineEdit *m_text = nullptr;
    QCheckBox *m_bareIsHex = nullptr;
    QCheckBox *m_extends = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_meaning = nullptr;
    QPushButton *m_go = nullptr;
};

} // namespace hexahedron
