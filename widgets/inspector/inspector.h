#pragma once

#include "core/tree/tree.h"

#include <QPointer>
#include <QScrollArea>
#include <QTimer>

class QLabel;

namespace hexahedron {

class DataTable;
class FactsSection;
class IssueSection;
class ItemHeader;
class ReferenceSection;
class LinkSection;
class Session;
class ValueSection;
struct Issue;

/// All that is known of the selected item, and the right editor for its value. Names no format: everything comes from the schema.
class Inspector : public QScrollArea
{
    Q_OBJECT

public:
    explicit Inspector(QWidget *parent = nullptr);

    /// Null when nothing is open.
    void setSession(Session *session);
    /// What is shown; not valid when nothing is.
    const Item &item() const { return m_item; }
    /// How often something was typed that was not written: it cannot be, which says why, or somebody has said no to what follows.
    int refusals() const;
    /// Whether such a text still stands where it was typed.
    bool holdsRefused() const;
    /// A value is being written that the file does not have.
    bool isWriting() const;

    QSize sizeHint() const override { return {360, 480}; }

Q_SIGNALS:
    void openRequested(const QString &path); ///< a file that the item names
    void said(const QString &what);          ///< of what was done or was not
    void referenceRequested(const hexahedron::Item &item);
    void issueRuleRequested(const hexahedron::Issue &issue);
    void repairRequested(const hexahedron::Issue &issue);
    /// "PAGE#ANCHOR" of the reference.
    void placeRequested(const QString &place);
    void ruleRequested(const hexahedron::Item &item, const QString &number);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showItem();
    void clear(const QString &why = {});
    void orderTabs();

    QPointer<Session> m_session;
    Item m_item;
    QTimer m_timer; ///< so that many changes in a row are shown once
    QWidget *m_content;
    QLabel *m_empty;
    ItemHeader *m_header;
    ValueSection *m_value;
    FactsSection *m_facts;
    LinkSection *m_links;
    ReferenceSection *m_references;
    IssueSection *m_issues;
    DataTable *m_data;
};

} // namespace hexahedron
