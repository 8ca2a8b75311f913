#pragma once

#include <QtGlobal>

#include <memory>
#include <utility>
#include <vector>

namespace hexahedron {

struct Field;

/// Values of the fields that later parts of a description refer to, innermost last. Entering a frame remembers the depth,
/// leaving it restores the depth; so a look-up from the end finds the field of the nearest enclosing frame.
class ValueStack
{
public:
    void push(const Field *field, qint64 value) { m_values.emplace_back(field, value); }
    size_t depth() const { return m_values.size(); }
    void restore(size_t depth) { m_values.resize(depth); }
    /// The nearest value of `field`; 0 when the file ended before it.
    qint64 operator[](const Field *field) const
    {
        for (auto it = m_values.rbegin(); it != m_values.rend(); ++it) {
            if (it->first == field)
                return it->second;
        }
        return 0;
    }

    const std::vector<std::pair<const Field *, qint64>> &values() const { return m_values; }

private:
    std::vector<std::pair<const Field *, qint64>> m_values;
};

/// A small expression over constants and fields read earlier: `sets * size`, `(width * depth + 7) / 8`, `flags.has(1)`.
/// Arithmetic saturates, so a hostile field cannot make it wrap around. Divided by zero, and the remainder then, is 0.
class Expression
{
public:
    enum class Operation : quint8 {
        Constant,
        Value,
        Add,
        Subtract,
        Multiply,
        Divide,
        Remainder,
        ShiftLeft, ///< by 0 to 62 bits; by others the nearest of these
        Bits,      ///< those of the first that the second has, too
        HasBits,
        Equal,
        Less,
        And,
        Not,
    };

    Expression() = default;
    Expression(qint64 constant); // NOLINT: constants are expressions
    static Expression of(const Field *field);
    static Expression make(Operation operation, Expression a, Expression b = {});

    Expression is(qint64 value) const { return make(Operation::Equal, *this, value); }

    bool isEmpty() const { return !m_term; }
    bool isConstant() const;
    qint64 evaluate(const ValueStack &values) const;
    /// The field, when the expression is nothing but one field's value; only such a count can be changed by an insertion.
    const Field *singleField() const;
    /// `sets * size` as {sets, size}; anything else as itself.
    std::vector<Expression> factors() const;
    /// How many operations, constants and fields it consists of.
    int termCount() const;
    /// Adds every field that the value depends on, each once.
    void collectFields(std::vector<const Field *> &fields) const;

private:
    struct Term;
    std::shared_ptr<const Term> m_term;
};

inline Expression operator+(const Expression &a, const Expression &b)
{
    return Expression::make(Expression::Operation::Add, a, b);
}
inline Expression operator-(const Expression &a, const Expression &b)
{
    return Expression::make(Expression::Operation::Subtract, a, b);
}
inline Expression operator*(const Expression &a, const Expression &b)
{
    return Expression::make(Expression::Operation::Multiply, a, b);
}
inline Expression operator/(const Expression &a, const Expression &b)
{
    return Expression::make(Expression::Operation::Divide, a, b);
}
inline Expression operator%(const Expression &a, const Expression &b)
{
    return Expression::make(Expression::Operation::Remainder, a, b);
}
inline Expression operator<<(const Expression &a, const Expression &bits)
{
    return Expression::make(Expression::Operation::ShiftLeft, a, bits);
}
inline Expression operator&(const Expression &a, const Expression &bits)
{
    return Expression::make(Expression::Operation::Bits, a, bits);
}
inline Expression operator&&(const Expression &a, const Expression &b)
{
    return Expression::make(Expression::Operation::And, a, b);
}
inline Expression operator!(const Expression &a)
{
    return Expression::make(Expression::Operation::Not, a);
}

} // namespace hexahedron
