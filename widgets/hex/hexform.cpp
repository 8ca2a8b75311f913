#include "widgets/hex/hexform.h"

#include "core/report/readings.h"

#include <QStringList>

#include <algorithm>
#include <limits>

namespace hexahedron {

namespace {

using Notation = HexForm::Notation;
using Order = HexForm::Order;

constexpr const char *NotationNames[] = {"hexadecimal", "decimal", "signed", "octal", "binary", "float"};
constexpr const char *OrderNames[] = {"file", "format", "little", "big"};

quint64 numberIn(std::span<const uchar> bytes, bool isBig)
{
    quint64 number = 0;
    for (size_t i = 0; i < bytes.size(); ++i)
        number |= quint64(bytes[i]) << (8 * (isBig ? bytes.size() - 1 - i : i));
    return number;
}

QByteArray bytesFrom(quint64 number, int size, bool isBig)
{
    QByteArray bytes(size, Qt::Uninitialized);
    for (int i = 0; i < size; ++i)
        bytes[i] = char(number >> (8 * (isBig ? size - 1 - i : i)));
    return bytes;
}

const Reading *readingOf(const char *name)
{
    const std::vector<Reading> &all = allReadings();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [name](const Reading &reading) { return qstrcmp(reading.name, name) == 0; });
    return found == all.end() ? nullptr : &*found;
}

using OfSizes = std::array<const Reading *, 4>; // for 1, 2, 4 and 8 bytes

OfSizes readingsOf(const std::array<const char *, 4> &names)
{
    OfSizes readings{};
    std::transform(names.begin(), names.end(), readings.begin(), readingOf);
    return readings;
}

template<size_t Count>
int placeOf(const QString &name, const char *const (&names)[Count])
{
    const auto found = std::find_if(std::begin(names), std::end(names),
                                    [&](const char *n) { return name == QLatin1String(n); });
    return found == std::end(names) ? 0 : int(found - std::begin(names));
}

} // namespace

HexForm HexForm::possible() const
{
    HexForm form = *this;
    if (std::find(Groups.begin(), Groups.end(), group) == Groups.end())
        form.group = 1;
    if (notation == Notation::Float) {
        form.group = form.group < 2 ? 4 : form.group;
        form.order = order == Order::File ? Order::Format : order;
    }
    return form;
}

int HexForm::base() const
{
    return notation == Notation::Binary ? 2 : notation == Notation::Octal ? 8 : 16;
}

int HexForm::digits() const
{
    const int bytes = unit();
    const auto one = [bytes](int for1, int for2, int for4, int for8) {
        return bytes == 1 ? for1 : bytes == 2 ? for2 : bytes == 4 ? for4 : for8;
    };
    switch (notation) {
    case Notation::Hexadecimal:
        return 2 * bytes;
    case Notation::Decimal:
        return one(3, 5, 10, 20);
    case Notation::Signed:
        return one(4, 6, 11, 20);
    case Notation::Octal:
        return one(3, 6, 11, 22);
    case Notation::Binary:
        return 8 * bytes;
    case Notation::Float:
        return one(15, 15, 15, 24);
    }
    return 2;
}

bool HexForm::hasFixedLength() const
{
    return notation != Notation::Signed && notation != Notation::Float;
}

/// How the data inspector reads such numbers; null for those of the bases that are powers of two.
const Reading *HexForm::reading() const
{
    static const OfSizes withoutSign = readingsOf({"u8", "u16", "u32", "u64"});
    static const OfSizes withSign = readingsOf({"i8", "i16", "i32", "i64"});
    static const OfSizes real = readingsOf({"f16", "f16", "f32", "f64"});
    const size_t at = unit() == 1 ? 0 : unit() == 2 ? 1 : unit() == 4 ? 2 : 3;
    switch (notation) {
    case Notation::Decimal:
        return withoutSign[at];
    case Notation::Signed:
        return withSign[at];
    case Notation::Float:
        return real[at];
    default:
        return nullptr;
    }
}

void HexForm::write(std::span<const uchar> bytes, Cell &to) const
{
    const char *digits = isUpper ? "0123456789ABCDEF" : "0123456789abcdef";
    const auto length = size_t(this->digits());
    if (bytes.size() < size_t(unit())) {
        std::fill_n(to.begin(), length, ' ');
        for (size_t i = 0; i < bytes.size(); ++i) {
            to[2 * i] = digits[bytes[i] >> 4];
            to[2 * i + 1] = digits[bytes[i] & 0xf];
        }
    } else if (const Reading *numbers = reading()) {
        const QByteArray text = numbers->text(bytes, isBig()).toLatin1().left(qsizetype(length));
        std::fill_n(to.begin(), length, ' ');
        std::copy(text.begin(), text.end(), to.begin() + qsizetype(length) - text.size());
    } else {
        quint64 number = numberIn(bytes, isBig());
        const auto base = quint64(this->base());
        for (size_t i = length; i-- > 0; number /= base)
            to[i] = digits[number % base];
    }
}

QByteArray HexForm::text(const QByteArray &bytes) const
{
    QByteArray text;
    Cell cell;
    const qsizetype step = unit();
    for (qsizetype at = 0; at < bytes.size(); at += step) {
        write({reinterpret_cast<const uchar *>(bytes.constData()) + at, size_t(std::min(step, bytes.size() - at))},
              cell);
        if (at > 0)
            text += ' ';
        text += QByteArray(cell.data(), digits()).trimmed();
    }
    return text;
}

bool HexForm::isDigit(QChar character) const
{
    const QLatin1String allowed(notation == Notation::Hexadecimal ? "0123456789abcdefABCDEF"
                                : notation == Notation::Decimal   ? "0123456789"
                                : notation == Notation::Signed    ? "-0123456789"
                                : notation == Notation::Octal     ? "01234567"
                                : notation == Notation::Binary    ? "01"
                                                                  : "+-.0123456789eEinfaINFA");
    return allowed.contains(character);
}

std::optional<QByteArray> HexForm::bytesOf(const QString &text) const
{
    if (text.isEmpty() || !std::all_of(text.begin(), text.end(), [this](QChar c) { return isDigit(c); }))
        return {};
    if (const Reading *numbers = reading())
        return numbers->bytes(text, isBig());
    bool isNumber = false;
    const quint64 number = text.toULongLong(&isNumber, base());
    const quint64 most = ~quint64(0) >> (64 - 8 * unit());
    return isNumber && number <= most ? std::optional(bytesFrom(number, unit(), isBig())) : std::nullopt;
}

std::optional<QByteArray> HexForm::bytesOfAll(const QString &text) const
{
    QByteArray all;
    for (const QString &word : text.simplified().split(u' ', Qt::SkipEmptyParts)) {
        const auto bytes = bytesOf(word);
        if (!bytes)
            return {};
        all += *bytes;
    }
    return all.isEmpty() ? std::nullopt : std::optional(all);
}

QString HexForm::kept() const
{
    return QStringLiteral("%1 %2 %3 %4")
        .arg(QLatin1String(NotationNames[size_t(notation)]), QLatin1String(OrderNames[size_t(order)]))
        .arg(group)
        .arg(isUpper ? QStringLiteral("upper") : QStringLiteral("lower"));
}

HexForm HexForm::fromKept(const QString &text)
{
    const QStringList words = text.split(u' ');
    HexForm form;
    form.notation = Notation(placeOf(words.value(0), NotationNames));
    form.order = Order(placeOf(words.value(1), OrderNames));
    form.group = words.value(2, QStringLiteral("1")).toInt();
    form.isUpper = words.value(3) != u"lower";
    return form.possible();
}

int HexAddresses::digitsFor(qint64 size) const
{
    const qint64 radix = isDecimal ? 10 : 16;
    int digits = 8;
    qint64 most = isDecimal ? 100'000'000 : qint64(1) << 32;
    while (digits < (isDecimal ? 19 : 16) && size >= most) {
        ++digits;
        most = most > std::numeric_limits<qint64>::max() / radix ? std::numeric_limits<qint64>::max() : most * radix;
    }
    return digits;
}

QByteArray HexAddresses::text(qint64 offset, int digits) const
{
    const qint64 from = offset - base.value_or(0);
    QByteArray text = QByteArray::number(quint64(from < 0 ? -from : from), isDecimal ? 10 : 16);
    if (isUpper)
        text = text.toUpper();
    text = text.rightJustified(digits, '0');
    return base ? (from < 0 ? '-' : '+') + text : text;
}

} // namespace hexahedron
