import { getRouteApi } from '@tanstack/react-router'
import { conversationFilters } from '../../../filters.ts'
import { filtersOf, type View, viewOf } from './views.ts'

export type InboxFilters = ReturnType<typeof conversationFilters>

const route = getRouteApi('/o/$org/conversations')

/** What the address filters by, and how it is changed: without a step for the browser's back each time. */
export function useInboxFilters() {
  const filters: InboxFilters = conversationFilters(route.useSearch())
  const navigate = route.useNavigate()
  const view = viewOf(filters)
  const go = (search: InboxFilters) => navigate({ search, replace: true })
  return {
    filters,
    view,
    /** Beyond what the view does. */
    isFiltered: isNarrowerThan(filters, view),
    change: (changed: InboxFilters) => go({ ...filters, ...changed }),
    clear: () => go(filtersOf(view)),
  }
}

function isNarrowerThan(filters: InboxFilters, view: View): boolean {
  const ofView = filtersOf(view)
  return Object.entries(filters).some(
    ([name, value]) => value !== undefined && value !== ofView[name as keyof typeof ofView],
  )
}
