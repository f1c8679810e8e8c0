import type { Composers } from '../organization/index.ts'
import type { SummaryDependencies } from './dependencies.ts'
import { noticesComposer } from './letters/compose_notices.ts'
import { composeWeek } from './weeks/compose_week.ts'

/** What members are told. */
export function notificationComposers(dependencies: SummaryDependencies): Composers {
  const notices = noticesComposer(dependencies)
  return { waiting_visitors: notices, notices, weekly_summary: composeWeek }
}
