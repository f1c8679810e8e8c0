import type { JobKind } from './db/queue.ts'
import type { Transaction } from './db/tenant.ts'
import { type Awaited, findOnboardingFor } from './onboarding_wake_repository.ts'

/**
 * An onboarding run waits for its sources to be read and for its proposals. Whoever ends those belongs to rooms that
 * know nothing of onboarding: they wake it by its kind. The setup room does the rest.
 */
export const onboardJob = { name: 'onboard', retries: 5, givesUp: true } satisfies JobKind<OnboardJob>

export interface OnboardJob {
  onboarding_run_id: number
}

/** In the transaction that ends what the run waits for. */
export async function wakeOnboarding(db: Transaction, awaited: Awaited): Promise<void> {
  const onboarding_run_id = await findOnboardingFor(db, awaited)
  if (onboarding_run_id !== undefined) await db.enqueue<OnboardJob>(onboardJob, { onboarding_run_id })
}
