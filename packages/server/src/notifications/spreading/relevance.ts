import { findConversation, summarizeConversation } from '../../conversations/index.ts'
import { getStandingCheck } from '../../knowledge/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { type Organization, Refusal } from '../../platform/index.ts'
import type { SummaryDependencies } from '../dependencies.ts'
import { findGap, findRun } from '../subjects_repository.ts'
import type { Notice } from './repository.ts'

/** Whether somebody should be told: of a visitor who can be reached, of the first failure, of what is still so. */
export async function isWorthTelling(
  dependencies: SummaryDependencies,
  db: Queryable,
  organization: Organization,
  { kind, resource_object, resource_id }: Notice,
  now: Date,
): Promise<boolean> {
  if (resource_object === 'conversation' && (await findConversation(db, resource_id))?.test) return false
  switch (kind) {
    case 'person_wanted':
      return true
    case 'new_lead': {
      const summary = await summarizeConversation(dependencies, db, organization, resource_id, now)
      // Nobody can follow up on a visitor who left no way to be reached.
      return summary?.reachable ?? false
    }
    case 'source_failed': {
      const run = await findRun(db, resource_id)
      return run !== null && !run.failed_before && !run.waits_for_organization
    }
    case 'check_failed':
      if (resource_object === 'standing_check') return (await findCheck(db, resource_id))?.passes === false
      // A gap that its owner reopened is no news.
      return (await findGap(db, resource_id))?.broken === true
    case 'weekly_summary':
      return true
  }
}

async function findCheck(db: Queryable, id: number) {
  try {
    return await getStandingCheck(db, id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
