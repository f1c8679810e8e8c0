import { getRouteApi } from '@tanstack/react-router'
import type { conversationFilters } from '../../../filters.ts'

export type InboxFilters = ReturnType<typeof conversationFilters>

const route = getRouteApi('/o/$org/conversations')

/** What the address filters by, and how it is changed: without a step for the browser's back each time. */
export function useInboxFilters() {
  const { status, agent, fit, query, person_wanted, since, until }: InboxFilters = route.useSearch()
  const filters: InboxFilters = { status, agent, fit, query, person_wanted, since, until }
  const navigate = route.useNavigate()
  const go = (search: InboxFilters) => navigate({ search, replace: true })
  return {
    filters,
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    change: (changed: InboxFilters) => go({ ...filters, ...changed }),
    clear: () => go({}),
  }
}
