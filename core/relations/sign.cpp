#include "core/relations/sign.h"

#include "core/changes/changeelements.h"
#include "core/check/kernels.h"
#include "core/relations/elements.h"
#include "core/relations/elementwatch.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <cmath>
#include <cstring>

namespace hexahedron {

class Sign::SignWatch final : public ElementWatch
{
public:
    using ElementWatch::ElementWatch;

protected:
    bool mayBeWrong(const ElementRun &run, Place place) const override
    {
        bool bad = false;
        const bool isSingle = field().kind == Kind::Float && field().width == 4;
        const uchar *signs = run.bytes + place.offset + (place.count - 1) * field().width;
        for (qint64 i = 0; i < run.count && isSingle; ++i)
            bad |= (kernels::word(signs + i * run.stride) & 0x7fffffffu) != One;
        for (qint64 i = 0; i < run.count && !isSingle; ++i)
            bad |= isWrong(signIn(field(), run.element(i) + place.offset, place.count));
        return bad;
    }

    void look(const ElementRun &run, Place place, CountedFirst &wrong) override
    {
        for (qint64 i = 0; i < run.count; ++i) {
            if (isWrong(signIn(field(), run.element(i) + place.offset, place.count)))
                wrong.note(run.first + i);
        }
    }

    Checker::Details details(const Tree &tree, const Item &array, const CountedFirst &wrong) override
    {
        const Item first = fieldOfElement(tree, array, wrong.first, field());
        return {.arguments = {displayText(tree, tree.child(first, component(first)))},
                .repair = {QT_TRANSLATE_NOOP("repairs", "Write 1 or -1, whichever is nearer."),
                           {},
                           [array, &vector = field(), place = placeIn(*tree.shapeOf(array))](Wishes &wishes) {
                               changeElements(wishes, array, [&](uchar *element) {
                                   return mend(vector, element + place.offset, place.count);
                               });
                           }}};
    }
    qint64 component(const Item &vector) const override { return vector.count - 1; }

private:
    static constexpr quint32 One = 0x3f800000u; ///< as a float

    static bool isWrong(double sign) { return std::abs(sign) != 1; }
    static double signIn(const Field &field, const uchar *vector, qint64 count)
    {
        return decodeAsDouble(field, vector + (count - 1) * field.width);
    }
    static bool mend(const Field &field, uchar *vector, qint64 count)
    {
        const double sign = signIn(field, vector, count);
        QByteArray right;
        if (!isWrong(sign) || !encodeNumber(field, sign < 0 ? -1 : 1, right))
            return false;
        std::memcpy(vector + (count - 1) * field.width, right.constData(), size_t(field.width));
        return true;
    }
};

void Sign::check(const Field &field, Checker &checker) const
{
    ElementWatch::start(std::make_shared<SignWatch>(field, m_ruling, checker.workerCount()), checker);
}

QStringList Sign::sentences(const Field &, const NamePlace &) const
{
    return {relationText(QT_TRANSLATE_NOOP("relations", "The last number is 1 or -1."))};
}

} // namespace hexahedron
