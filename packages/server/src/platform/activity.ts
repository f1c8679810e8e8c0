import type { Context } from './context.ts'
import { refuse } from './refusal.ts'

/** What an organization may not do at the moment. Reading and editing are always possible (§7). */

/** For whatever an organization does, as opposed to how it is set up: conversations, ingestion, checks, generations. */
export function refuseInactive({ organization }: Pick<Context, 'organization'>) {
  if (organization.paused)
    throw refuse(
      'organization_paused',
      'Your organization is paused. Resume it with DELETE /v1/organization/pause. You can still read and edit everything.',
    )
  if (!organization.verified)
    throw refuse(
      'organization_unverified',
      'Your organization is not verified yet. Ask your server administrator to verify it.',
    )
}

/** For what a language model is paid for. No limit is the default. */
export function refuseWithoutCredits({ organization }: Pick<Context, 'organization'>) {
  if (organization.credits === null || organization.credits > 0) return
  throw refuse(
    'credits_exhausted',
    'Your organization has no credits left. Ask your server administrator for more.',
  )
}
