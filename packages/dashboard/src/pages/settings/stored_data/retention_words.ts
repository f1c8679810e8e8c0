import type { OrganizationRetention } from '@foyer/sdk'
import { pluralize } from '../../../parts/pluralize.ts'

/** How long things are kept, in words. */

export const keptFor = (days: number | null) => (days === null ? 'Forever' : pluralize(days, 'day'))

/** What the operator of the installation has set: what is deleted, and when. */
export const operatorRows = (retention: OrganizationRetention): [what: string, days: number | null][] => [
  ['Events and webhook deliveries', retention.event_days],
  ['Audit log', retention.audit_log_days],
  ['Source sync history (the latest sync is always kept)', retention.run_days],
  ['Passages that are no longer in their source', retention.passage_days],
  ['Completed exports', retention.export_days],
]

/** Whether conversations are erased that are kept today. */
export const isShorter = (before: number | null, after: number | null) =>
  after !== null && (before === null || after < before)
