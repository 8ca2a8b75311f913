#pragma once

#include "core/report/explanation.h"
#include "core/tree/tree.h"
#include "widgets/inspector/section.h"

namespace hexahedron {

/// What is right for the item, also while it is: its values with their names, and the rules that are about it. Links of rules lead to
/// the reference.
class FactsSection : public Section
{
    Q_OBJECT

public:
    explicit FactsSection(QWidget *parent = nullptr);
    void show(const Tree &tree, const Item &item);

Q_SIGNALS:
    void ruleRequested(const QString &number);
    /// A word was clicked: "PAGE#ANCHOR" of the reference.
    void placeRequested(const QString &place);

private:
    QString valuesText(const Tree &tree, const Item &item, const FieldFacts &facts) const;

    QLabel *m_text;
};

} // namespace hexahedron
