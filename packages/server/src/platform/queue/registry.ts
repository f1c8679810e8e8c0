import { rewritePapers } from '../../conversations/turns/committing/write_papers.ts'
import { answerTurns } from '../../conversations/turns/take_up.ts'
import { checkAnswers } from '../../knowledge/answer_checks/check_answers.ts'
import { ingest } from '../../knowledge/ingestion/ingest.ts'
import { recheckGaps } from '../../knowledge/knowledge_gaps/recheck_gaps.ts'
import { reembed } from '../../knowledge/reembedding/reembed.ts'
import { writeExport } from '../../organization/organization_exports/write_export.ts'
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
