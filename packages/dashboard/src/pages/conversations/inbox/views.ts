import type { conversationFilters } from '../../../filters.ts'

/** The ways to look at the inbox. Each is a few filters; the others stay as they are. */

export type View = 'all' | 'unread' | 'waiting' | 'mine' | 'tests'

export const viewLabels: Record<View, string> = {
  all: 'All',
  unread: 'Unread',
  waiting: 'Waiting for a person',
  mine: 'Mine',
  tests: 'Tests',
}

type ViewFilters = Pick<
  ReturnType<typeof conversationFilters>,
  'unread' | 'person_wanted' | 'assignee' | 'test'
>

const none: ViewFilters = {
  unread: undefined,
  person_wanted: undefined,
  assignee: undefined,
  test: undefined,
}

const ofView: Record<View, ViewFilters> = {
  all: {},
  unread: { unread: 'yes' },
  waiting: { person_wanted: 'yes' },
  mine: { assignee: 'me' },
  tests: { test: 'yes' },
}

/** What the address says when the view is chosen. */
export const filtersOf = (view: View): ViewFilters => ({ ...none, ...ofView[view] })

/** What the address says when the view is chosen there: who else's conversations were looked at stays chosen. */
export function searchFor<Filters extends ViewFilters>(view: View, filters: Filters): Filters {
  const kept = filters.assignee !== 'me' && view !== 'mine' && { assignee: filters.assignee }
  return { ...filters, ...filtersOf(view), ...kept }
}

export function viewOf({ unread, person_wanted, assignee, test }: ViewFilters): View {
  if (test) return 'tests'
  if (person_wanted) return 'waiting'
  if (unread) return 'unread'
  return assignee === 'me' ? 'mine' : 'all'
}
