import {
  type BackgroundWork,
  closeOver,
  eachStep,
  forget,
  forgetAfter,
  hoursBefore,
  type Retention,
  type Sweep,
} from '../platform/queue/index.ts'
import { checkAnswers } from './answer_checks/check_answers.ts'
import { giveUpChecks } from './answer_checks/end_check.ts'
import type { KnowledgeEquipment } from './equipment.ts'
import { ingestRun } from './ingestion/ingest.ts'
import { endedRuns, goneDocuments, retiredPassages } from './ingestion_runs/outdated_repository.ts'
import { startDueRuns } from './ingestion_runs/start_due_runs.ts'
import { recheckGaps } from './knowledge_gaps/recheck_gaps.ts'
import { deleteSourceContents } from './knowledge_sources/delete_source.ts'
import { resumeDeletions } from './knowledge_sources/resume_deletions.ts'
import { reembed } from './reembedding/reembed.ts'
import { startReembedding } from './reembedding/start_reembedding.ts'
import { runStandingChecks } from './standing_checks/run_standing_checks.ts'

/** Ended runs of answer checks are there for thirty days. One that has not ended after a day never will. */
export const forgetAnswerChecks: Sweep = {
  name: 'forget_answer_checks',
  schedule: '47 * * * *',
  run: (database, now) =>
    eachStep(
      () => giveUpChecks(database, hoursBefore(now, 24), now),
      () =>
        forget(database, { table: 'answer_checks', age: 'completed_at', before: hoursBefore(now, 30 * 24) }),
    ),
}

/** Sources with `refresh_hours`, and those that waited for their organization. */
export const refreshSources: Sweep = {
  name: 'refresh_sources',
  schedule: '* * * * *',
  run: startDueRuns,
}

/** What earlier readings of a source have left. */
export const forgetReadings = ({ runs, passages }: Pick<Retention, 'runs' | 'passages'>): Sweep => ({
  name: 'forget_readings',
  schedule: '52 * * * *',
  run: (database, now) =>
    eachStep(
      () => forgetAfter(runs, now, (before) => forget(database, { ...endedRuns, before })),
      () => forgetAfter(passages, now, (before) => forget(database, { ...retiredPassages, before })),
      // After its passages, which refer to it.
      () => forgetAfter(passages, now, (before) => forget(database, { ...goneDocuments, before })),
    ),
})

/** Once a day, so that the queue has given up the last attempt before the next one. */
export const finishDeletions: Sweep = {
  name: 'finish_deletions',
  schedule: '22 4 * * *',
  run: resumeDeletions,
}

/** After the operator has set another embedder, and for what an owner has stated. */
export const renewVectors = (equipment: Pick<KnowledgeEquipment, 'embedder'>): Sweep => ({
  name: 'renew_vectors',
  schedule: '* * * * *',
  run: (database) => startReembedding(database, equipment.embedder),
})

export const knowledgeWork = (equipment: KnowledgeEquipment, retention: Retention): BackgroundWork => ({
  jobs: [
    closeOver(ingestRun, equipment),
    closeOver(recheckGaps, equipment),
    closeOver(checkAnswers, equipment),
    closeOver(runStandingChecks, equipment),
    closeOver(reembed, equipment),
    closeOver(deleteSourceContents, {}),
  ],
  sweeps: [
    forgetAnswerChecks,
    refreshSources,
    renewVectors(equipment),
    forgetReadings(retention),
    finishDeletions,
  ],
})
