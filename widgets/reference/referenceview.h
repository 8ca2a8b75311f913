#pragma once

#include "core/report/reference.h"
#include "widgets/reference/referencetext.h"

#include <QWidget>

#include <map>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTextBrowser;
class QTextDocument;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hexahedron {

/// The reference: contents and search beside the page, back and forward, find in the page.
class ReferenceView : public QWidget
{
    Q_OBJECT

public:
    /// Views may share a book.
    explicit ReferenceView(std::shared_ptr<const ReferenceBook> book, QWidget *parent = nullptr);
    ~ReferenceView() override;

    const ReferenceBook &book() const { return *m_book; }
    using QWidget::show;
    /// Goes there; back leads to what was shown before.
    void show(const ReferencePlace &place);
    /// The same for a place that follows a selection elsewhere: nobody asked to go there, so back does not stop at it.
    void follow(const ReferencePlace &place);
    const ReferencePlace &place() const { return m_place; }
    /// A remark below the page, such as that the file has no such field; the next place takes it away.
    void remark(const QString &text);

    void findInPage();
    void findFurther(bool forward);
    void goBack() { goInHistory(-1); }
    void goForward() { goInHistory(1); }
    QTextBrowser *page() const { return m_page; }
    QLineEdit *searchLine() const { return m_search; }
    QTreeWidget *contents() const { return m_contents; }
    QTreeWidget *hits() const { return m_hits; }

    /// Back, forward, find: keys that mean the page while the focus is here.
    static bool isOwnKey(const QKeyEvent &event);

Q_SIGNALS:
    /// A field in the page was clicked.
    void fieldActivated(const QString &format, const QString &path);
    void placeChanged();
    void shown();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeBar();
    QWidget *makeSide();
    QWidget *makePage();
    void remember(const ReferencePlace &place);
    void fillContents();
    void showPage(const ReferencePlace &place);
    void markContents();
    void openLink(const QString &link);
    void search();
    void goInHistory(int by);
    void scrollTo(const QString &anchor);
    void arrange();
    void setContentsShown(bool shown);
    void placeMargins();
    void dropTexts();
    void keepTop();

    std::shared_ptr<const ReferenceBook> m_book;
    ReferencePlace m_place;
    std::optional<BlockPlace> m_top; ///< what stands at the top and does so again when the page has its new layout
    std::vector<ReferencePlace> m_history;
    size_t m_present = 0;       ///< in it
    bool m_isFollowing = false; ///< nobody asked for the present one
    std::map<QString, std::unique_ptr<QTextDocument>> m_texts;

    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QToolButton *m_contentsButton = nullptr;
    QLineEdit *m_search = nullptr;
    QSplitter *m_splitter = nullptr;
    QStackedWidget *m_side = nullptr;
    QTreeWidget *m_contents = nullptr;
    QTreeWidget *m_hits = nullptr;
    QTextBrowser *m_page = nullptr;
    QLabel *m_remark = nullptr;
    QWidget *m_findBar = nullptr;
    QLineEdit *m_find = nullptr;
    QLabel *m_findState = nullptr;
    bool m_isNarrow = false;
    bool m_areContentsAsked = true; ///< as somebody left the button
};

} // namespace hexahedron
