#include "app/bytelook.h"

#include "app/settings.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QMenu>

#include <algorithm>

namespace hexahedron {

namespace {
constexpr int LeastZoom = -6, MostZoom = 20; // steps
}

ByteLook::ByteLook(Settings *settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_look(settings->paneLook())
{
}

void ByteLook::set(const PaneLook &look)
{
    if (look == m_look)
        return showChosen(); // a choice that was clicked again stays chosen
    m_look = look;
    m_settings->setPaneLook(look);
    showChosen();
    Q_EMIT changed();
}

void ByteLook::setZoom(int zoom)
{
    PaneLook look = m_look;
    look.zoom = std::clamp(zoom, LeastZoom, MostZoom);
    set(look);
}

/// What a choice would change nothing of is what is chosen.
void ByteLook::showChosen()
{
    const auto shown = [](PaneLook look) {
        look.form = look.form.possible();
        return look;
    };
    for (const Choice &choice : m_choices) {
        PaneLook look = m_look;
        choice.change(look);
        const bool isPossible = choice.fitsFloat || m_look.form.notation != HexForm::Notation::Float;
        choice.action->setEnabled(isPossible);
        choice.action->setChecked(isPossible && shown(look) == shown(m_look));
    }
}

void ByteLook::addTo(QMenu *menu)
{
    const auto make = [&](const QString &title, void (ByteLook::*fill)(QMenu *)) {
        m_menus.push_back(new QMenu(title, menu->parentWidget()));
        (this->*fill)(m_menus.back());
    };
    if (m_menus.empty()) {
        make(tr("&Bytes in a Row"), &ByteLook::addRows);
        make(tr("Digits Sho&w"), &ByteLook::addForms);
        make(tr("G&roups of Bytes"), &ByteLook::addGroups);
        make(tr("A&ddresses"), &ByteLook::addAddresses);
        make(tr("Colours S&how"), &ByteLook::addColoring);
        showChosen();
    }
    for (QMenu *one : m_menus)
        menu->addMenu(one);
}

void ByteLook::addChoice(QMenu *menu, QActionGroup *group, const QString &text, const QString &tip,
                         const Change &change, bool fitsFloat)
{
    QAction *action = menu->addAction(text);
    action->setCheckable(true);
    action->setStatusTip(tip);
    group->addAction(action);
    m_choices.push_back({action, change, fitsFloat});
    connect(action, &QAction::triggered, this, [this, change] {
        PaneLook look = m_look;
        change(look);
        set(look);
    });
}

void ByteLook::addRows(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    const auto add = [&](const QString &text, const QString &tip, int length) {
        addChoice(menu, group, text, tip, [length](PaneLook &look) { look.rowLength = length; });
    };
    add(tr("As &Many as Fit"), tr("4, 8, 16, 32 or 64 bytes in a row, as the window is wide"), HexRows::Automatic);
    for (const char *length : {"&8", "1&2", "1&6", "2&4", "&32", "64"}) // with a digit that no other one has
        add(QString::fromLatin1(length), {}, QByteArray(length).replace('&', "").toInt());
    add(tr("The &Record under the Cursor"),
        tr("A row for each record of the list that the cursor is in, under the names of its fields"),
        PaneLook::Records);
    menu->addSeparator();
    QAction *other = menu->addAction(tr("&Another Number…"));
    connect(other, &QAction::triggered, this, [this, menu] {
        bool isGiven = false;
        PaneLook look = m_look;
        look.rowLength = QInputDialog::getInt(menu->window()->parentWidget(), tr("Bytes in a Row"),
                                              tr("How many bytes stand in a row:"), std::max(1, look.rowLength), 1,
                                              HexLayout::MostBytesPerRow, 1, &isGiven);
        if (isGiven)
            set(look);
    });
}

void ByteLook::addForms(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    using Notation = HexForm::Notation;
    const std::vector<std::pair<QString, Notation>> all{{tr("&Hexadecimal"), Notation::Hexadecimal},
                                                        {tr("&Decimal"), Notation::Decimal},
                                                        {tr("Decimal with &Sign"), Notation::Signed},
                                                        {tr("&Octal"), Notation::Octal},
                                                        {tr("&Binary"), Notation::Binary},
                                                        {tr("&Real Numbers"), Notation::Float}};
    for (const auto &[text, notation] : all)
        addChoice(menu, group, text, {}, [notation = notation](PaneLook &look) { look.form.notation = notation; });
    menu->addSeparator();
    auto *letters = new QActionGroup(menu);
    for (const bool isUpper : {true, false})
        addChoice(menu, letters, isUpper ? tr("&Upper Case: 3F") : tr("&Lower Case: 3f"), {},
                  [isUpper](PaneLook &look) { look.form.isUpper = isUpper; });
}

void ByteLook::addGroups(QMenu *menu)
{
    auto *sizes = new QActionGroup(menu);
    for (const int size : HexForm::Groups)
        addChoice(
            menu, sizes, tr("&%n Byte(s)", nullptr, size), {}, [size](PaneLook &look) { look.form.group = size; },
            size > 1);
    menu->addSeparator();
    auto *orders = new QActionGroup(menu);
    using Order = HexForm::Order;
    const auto add = [&](const QString &text, const QString &tip, Order order) {
        addChoice(
            menu, orders, text, tip, [order](PaneLook &look) { look.form.order = order; }, order != Order::File);
    };
    add(tr("In &File Order"), tr("Each byte by itself, as it stands in the file"), Order::File);
    add(tr("Numbers in the Order of the F&ormat"), tr("The bytes of a group are one number"), Order::Format);
    add(tr("&Little-Endian Numbers"), tr("The lowest byte of a number comes first"), Order::Little);
    add(tr("Bi&g-Endian Numbers"), tr("The highest byte of a number comes first"), Order::Big);
}

void ByteLook::addAddresses(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    for (const bool isDecimal : {false, true})
        addChoice(menu, group, isDecimal ? tr("&Decimal") : tr("&Hexadecimal"), {},
                  [isDecimal](PaneLook &look) { look.hasDecimalAddresses = isDecimal; });
    menu->addSeparator();
    const auto add = [&](const QString &text, const QString &tip, Base base) {
        QAction *action = menu->addAction(text, this, [this, base] { Q_EMIT baseRequested(base); });
        action->setStatusTip(tip);
    };
    add(tr("From the &Beginning"), tr("Count from the first byte of the file, or of the unpacked bytes"),
        Base::Beginning);
    add(tr("From H&ere"), tr("Count from the cursor, forwards and backwards"), Base::Here);
    add(tr("From This &Chunk"), tr("Count from where the chunk or element around the cursor begins"), Base::Chunk);
}

void ByteLook::addColoring(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    using Scheme = HexColoring::Scheme;
    const auto add = [&](const QString &text, const QString &tip, Scheme scheme) {
        addChoice(menu, group, text, tip, [scheme](PaneLook &look) { look.coloring.scheme = scheme; });
    };
    add(tr("The &Field"), tr("Neighbouring fields differ, the same field looks the same everywhere"), Scheme::Field);
    add(tr("The &Type"), tr("Whole numbers, real numbers, texts, indices and others"), Scheme::Type);
    add(tr("The &Value"), tr("The higher a byte, the stronger its colour"), Scheme::Value);
    add(tr("The &Entropy"), tr("The more mixed the bytes, the stronger: packed ones are the strongest"),
        Scheme::Entropy);
    add(tr("&Nothing"), {}, Scheme::None);
    menu->addSeparator();
    QAction *patterns = menu->addAction(tr("With &Patterns"));
    patterns->setStatusTip(tr("Lines and dots beside the colours, for those who do not tell colours apart"));
    patterns->setCheckable(true);
    patterns->setChecked(m_look.coloring.hasPatterns);
    connect(patterns, &QAction::toggled, this, [this](bool has) {
        PaneLook look = m_look;
        look.coloring.hasPatterns = has;
        set(look);
    });
}

} // namespace hexahedron
