#include "app/selectionhistory.h"

#include "app/documentpage.h"

namespace hexahedron {

namespace {

constexpr size_t MostPlaces = 200;

/// The cursor moved on by one or a selection that grew: not worth going back to.
bool isNextTo(const SelectionHistory::Place &a, const SelectionHistory::Place &b)
{
    return a.page == b.page && a.stream == b.stream && a.range.size() <= 1 && b.range.size() <= 1
           && qAbs(a.range.begin - b.range.begin) <= 16;
}

} // namespace

void SelectionHistory::visit(DocumentPage *page)
{
    if (m_isGoing)
        return;
    const Selection *selection = page->session()->selection();
    const Place place{page, selection->stream(), selection->range()};
    if (!m_places.empty()) {
        Place &here = m_places[m_current];
        if (here.page == page && here.stream == place.stream && here.range == place.range)
            return;
        m_places.resize(m_current + 1);
        if (isNextTo(m_places[m_current], place)) {
            m_places[m_current] = place;
            return;
        }
    }
    m_places.push_back(place);
    if (m_places.size() > MostPlaces)
        m_places.erase(m_places.begin());
    m_current = m_places.size() - 1;
    Q_EMIT changed();
}

void SelectionHistory::goBack()
{
    go(-1);
}

void SelectionHistory::goForward()
{
    go(1);
}

void SelectionHistory::go(int by)
{
    // Places in files that were closed are stepped over.
    while (by < 0 ? canGoBack() : canGoForward()) {
        m_current = by < 0 ? m_current - 1 : m_current + 1;
        const Place place = m_places[m_current];
        if (!place.page)
            continue;
        m_isGoing = true;
        Q_EMIT placeRequested(place.page);
        place.page->session()->selection()->select(place.stream, place.range);
        m_isGoing = false;
        break;
    }
    Q_EMIT changed();
}

} // namespace hexahedron
