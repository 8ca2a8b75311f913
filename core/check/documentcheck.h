#pragma once

#include "core/check/checker.h"

namespace hexahedron::document {

/// What is wrong with one node of a marked-up document: how it is written, and whether its element, attributes and text are what
/// the description wants. `parts` are those of its start tag.
void checkNode(Checker &checker, NodeId node, std::span<const Part> parts);

/// How it is written, whatever it means.
void checkMarkup(Checker &checker, NodeId node, std::span<const Part> parts);
/// An element against its description.
void checkElement(Checker &checker, NodeId node, std::span<const Part> parts);
/// The value of an attribute against its description.
void checkValue(Checker &checker, const Item &attribute, const QByteArray &value);
/// True when checkValue() would have nothing to say: nearly always, and told much faster.
bool isRight(const WrittenRules &rules, QByteArrayView value);

/// A number as the engines' readers take it from a text: they skip space before it and stop at what is no part of it.
struct WrittenNumber
{
    double value = 0;
    QByteArray text;         ///< as far as it was read
    bool isWhole = false;    ///< nothing but space follows, and it is finite
    bool isTooLarge = false; ///< a whole number, but not one of 32 bits
};
WrittenNumber readNumber(QByteArrayView text, bool isInteger);

/// Text for a sentence: without line ends, and cut where it is long.
QString excerpt(const QByteArray &text);
/// Byte, line, column, as arguments of a sentence.
QStringList placeArguments(Checker &checker, qint64 offset);
/// The name of an element or attribute, as it stands in the file.
QString nameOf(const Checker &checker, NodeId element);
QString nameOf(const Tree &tree, const Item &attribute);

} // namespace hexahedron::document
