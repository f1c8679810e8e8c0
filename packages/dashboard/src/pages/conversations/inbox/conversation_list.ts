import type { Conversation } from '@foyer/sdk'
import { type ListQuery, useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { momentsOf } from '../../../parts/period.ts'
import type { InboxFilters } from './inbox_filters.ts'

/** The inbox: conversations as the filters of the address want them, newest first. */

export function useConversations(filters: InboxFilters): ListQuery<Conversation> {
  const foyer = useFoyer()
  const { agent, status, fit, query, assignee, unread, person_wanted, test } = filters
  const wanted = {
    agent,
    status,
    fit,
    query,
    assignee,
    // Tests stand apart from what visitors say.
    test: test === 'yes',
    ...(unread && { unread: true as const }),
    ...(person_wanted && { person_wanted: true as const }),
    ...momentsOf(filters),
  }
  return useList(['conversations', 'list', wanted], (cursor, options) =>
    foyer.conversations.list({ ...wanted, ...cursor }, options),
  )
}
