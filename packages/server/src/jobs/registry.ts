import { ingest } from '../ingestion/ingest.ts'
import { reembed } from '../reembedding/reembed.ts'
import { checkAnswers } from '../resources/answer_checks/check_answers.ts'
import { recheckGaps } from '../resources/knowledge_gaps/recheck_gaps.ts'
import { writeExport } from '../resources/organization_exports/write_export.ts'
import { rewritePapers } from '../runtime/turns/committing/write_papers.ts'
import { answerTurns } from '../runtime/turns/take_up.ts'
import type { Job, Sweep } from './job.ts'
import {
  eraseConversations,
  forgetAnswerChecks,
  forgetAnswers,
  forgetEndedSessions,
  forgetExports,
  forgetRateBuckets,
  refreshSources,
  renewVectors,
  restConversations,
  takeUp,
} from './sweeps.ts'

/** Every kind of background work. */
export const jobs: readonly Job<never>[] = [
  writeExport,
  ingest,
  recheckGaps,
  checkAnswers,
  reembed,
  answerTurns,
  rewritePapers,
]

export const sweeps: readonly Sweep[] = [
  forgetAnswers,
  forgetExports,
  forgetAnswerChecks,
  forgetRateBuckets,
  forgetEndedSessions,
  refreshSources,
  renewVectors,
  takeUp,
  restConversations,
  eraseConversations,
]
