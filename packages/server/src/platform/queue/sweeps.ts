// guards tested by: organization_exports/*.test.ts, session.test.ts, visits/limits.test.ts

import { eraseOutdated, expirePaused, pauseIdle } from '../../conversations/conversations/idle.ts'
import { takeUpTurns } from '../../conversations/turns/take_up.ts'
import { giveUpChecks } from '../../knowledge/answer_checks/end_check.ts'
import { startDueRuns } from '../../knowledge/ingestion_runs/start_due_runs.ts'
import { startReembedding } from '../../knowledge/reembedding/start_reembedding.ts'
import { giveUpExports } from '../../organization/organization_exports/end_export.ts'
import { forget, forgetOfSystem } from '../db/forget.ts'
import { eachStep } from './each_due.ts'
import type { Sweep } from './job.ts'

/** What is kept for a time, and no longer. */

const hourMs = 60 * 60 * 1000
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs)

/** Answers to an Idempotency-Key count for 24 hours. */
export const forgetAnswers = {
  name: 'forget_answers',
  schedule: '17 * * * *',
  // guard: answers are kept for a day [24 -> 23]
  run: (database, now) => forget(database, 'idempotency_keys', 'created_at', before(now, 24)),
} satisfies Sweep

/** Ended exports are there for seven days. One that has not ended after a day never will. */
export const forgetExports = {
  name: 'forget_exports',
  schedule: '37 * * * *',
  run: (database, now) =>
    // guard: an export that never ended has failed [() => giveUpExports…]
    eachStep(
      () => giveUpExports(database, before(now, 24), now),
      // guard: exports are kept for seven days [7 -> 6]
      () => forget(database, 'organization_exports', 'completed_at', before(now, 7 * 24)),
    ),
} satisfies Sweep

/** Ended runs of answer checks are there for thirty days. One that has not ended after a day never will. */
export const forgetAnswerChecks = {
  name: 'forget_answer_checks',
  schedule: '47 * * * *',
  run: (database, now) =>
    eachStep(
      () => giveUpChecks(database, before(now, 24), now),
      () => forget(database, 'answer_checks', 'completed_at', before(now, 30 * 24)),
    ),
} satisfies Sweep

/** Of callers, addresses and visitors that have not been heard of for a day: such a bucket is full, and as good as none. */
export const forgetRateBuckets = {
  name: 'forget_rate_buckets',
  schedule: '57 * * * *',
  // guard: buckets are kept for a day [24 -> 23]
  run: ({ system }, now) => forgetOfSystem(system, 'rate_buckets', 'refilled_at', before(now, 24)),
} satisfies Sweep

/** Sessions that have ended, where nobody came back with their cookie. */
export const forgetEndedSessions = {
  name: 'forget_ended_sessions',
  schedule: '27 * * * *',
  // guard: only ended sessions are swept away ['expires_at', now -> 'expires_at', before(now, -1e6)]
  run: ({ system }, now) => forgetOfSystem(system, 'user_sessions', 'expires_at', now),
} satisfies Sweep

/** Sources with `refresh_hours`, and those that waited for their organization. */
export const refreshSources = {
  name: 'refresh_sources',
  schedule: '* * * * *',
  run: startDueRuns,
} satisfies Sweep

/** After the operator has set another embedder, and for what an owner has stated. */
export const renewVectors = {
  name: 'renew_vectors',
  schedule: '* * * * *',
  run: (database, _, { embedder }) => startReembedding(database, embedder),
} satisfies Sweep

/** Messages whose server died before it had answered them. */
export const takeUp = {
  name: 'take_up_turns',
  schedule: '* * * * *',
  atStart: true,
  run: takeUpTurns,
} satisfies Sweep

/** Silent conversations pause, and expire when nobody resumes them. */
export const restConversations = {
  name: 'rest_conversations',
  schedule: '* * * * *',
  run: (database, now) =>
    eachStep(
      () => pauseIdle(database, now),
      () => expirePaused(database, now),
    ),
} satisfies Sweep

/** What an organization keeps for some days only. */
export const eraseConversations = {
  name: 'erase_conversations',
  schedule: '27 * * * *',
  run: eraseOutdated,
} satisfies Sweep
