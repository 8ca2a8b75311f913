#include "core/schema/expression.h"

#include <algorithm>
#include <limits>

namespace hexahedron {

struct Expression::Term
{
    Operation operation = Operation::Constant;
    qint64 constant = 0;
    const Field *field = nullptr;
    Expression a, b;
    /// Of a comparison of a field with a constant, which most are.
    const Field *compared = nullptr;
    qint64 with = 0;
};

namespace {

constexpr qint64 Most = std::numeric_limits<qint64>::max();
constexpr qint64 Least = std::numeric_limits<qint64>::min();

// By reference: the arguments of a call are evaluated in any order, and one of them computes the result.
qint64 saturated(bool overflowed, bool negative, const qint64 &result)
{
    return !overflowed ? result : negative ? Least : Most;
}

} // namespace

Expression::Expression(qint64 constant)
    : m_term(std::make_shared<Term>(Term{Operation::Constant, constant, nullptr, {}, {}, nullptr, 0}))
{
}

Expression Expression::of(const Field *field)
{
    Expression expression;
    expression.m_term = std::make_shared<Term>(Term{Operation::Value, 0, field, {}, {}, nullptr, 0});
    return expression;
}

Expression Expression::make(Operation operation, Expression a, Expression b)
{
    Expression expression;
    Term term{operation, 0, nullptr, std::move(a), std::move(b), nullptr, 0};
    if (operation == Operation::Equal && term.b.m_term && term.b.m_term->operation == Operation::Constant) {
        term.compared = term.a.singleField();
        term.with = term.b.m_term->constant;
    }
    expression.m_term = std::make_shared<Term>(std::move(term));
    return expression;
}

bool Expression::isConstant() const
{
    std::vector<const Field *> fields;
    collectFields(fields);
    return m_term && fields.empty();
}

qint64 Expression::evaluate(const ValueStack &values) const
{
    if (!m_term)
        return 0;
    const Term &t = *m_term;
    if (t.operation == Operation::Constant)
        return t.constant;
    if (t.operation == Operation::Value)
        return values[t.field];
    if (t.compared)
        return values[t.compared] == t.with ? 1 : 0;
    const qint64 a = t.a.evaluate(values);
    if (t.operation == Operation::And && a == 0)
        return 0;
    const qint64 b = t.b.evaluate(values);
    qint64 result = 0;
    switch (t.operation) {
    case Operation::Add:
        return saturated(__builtin_add_overflow(a, b, &result), a < 0, result);
    case Operation::Subtract:
        return saturated(__builtin_sub_overflow(a, b, &result), a < 0, result);
    case Operation::Multiply:
        return saturated(__builtin_mul_overflow(a, b, &result), (a < 0) != (b < 0), result);
    case Operation::Divide:
        return b == 0 ? 0 : b == -1 ? saturated(__builtin_sub_overflow(0, a, &result), false, result) : a / b;
    case Operation::Remainder:
        return b == 0 || b == -1 ? 0 : a % b;
    case Operation::ShiftLeft:
        return saturated(__builtin_mul_overflow(a, qint64(1) << std::clamp<qint64>(b, 0, 62), &result), a < 0, result);
    case Operation::Bits:
        return a & b;
    case Operation::HasBits:
        return (a & b) == b;
    case Operation::Equal:
        return a == b;
    case Operation::Less:
        return a < b;
    case Operation::And:
        return a && b;
    case Operation::Not:
        return !a;
    case Operation::Constant:
    case Operation::Value:
        break;
    }
    return 0;
}

const Field *Expression::singleField() const
{
    return m_term && m_term->operation == Operation::Value ? m_term->field : nullptr;
}

std::vector<Expression> Expression::factors() const
{
    if (!m_term || m_term->operation != Operation::Multiply)
        return {*this};
    std::vector<Expression> all = m_term->a.factors();
    const std::vector<Expression> rest = m_term->b.factors();
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

int Expression::termCount() const
{
    return m_term ? 1 + m_term->a.termCount() + m_term->b.termCount() : 0;
}

void Expression::collectFields(std::vector<const Field *> &fields) const
{
    if (!m_term)
        return;
    if (m_term->field && std::find(fields.begin(), fields.end(), m_term->field) == fields.end())
        fields.push_back(m_term->field);
    m_term->a.collectFields(fields);
    m_term->b.collectFields(fields);
}

} // namespace hexahedron
