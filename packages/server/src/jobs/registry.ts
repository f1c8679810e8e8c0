import { ingest } from '../ingestion/ingest.ts'
import { reembed } from '../reembedding/reembed.ts'
import { checkAnswers } from '../resources/answer_checks/check_answers.ts'
import { recheckGaps } from '../resources/knowledge_gaps/recheck_gaps.ts'
import { writeExport } from '../resources/organization_exports/write_export.ts'
import type { Job, Sweep } from './job.ts'
import { forgetAnswerChecks, forgetAnswers, forgetExports, refreshSources, renewVectors } from './sweeps.ts'

/** Every kind of background work. */
export const jobs: readonly Job<never>[] = [writeExport, ingest, recheckGaps, checkAnswers, reembed]

export const sweeps: readonly Sweep[] = [
  forgetAnswers,
  forgetExports,
  forgetAnswerChecks,
  refreshSources,
  renewVectors,
]
