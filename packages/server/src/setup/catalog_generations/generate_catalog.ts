import { type KnowledgeEquipment, type KnowledgeTask, loadMaterial } from '../../knowledge/index.ts'
import { type Transaction, updateRow } from '../../platform/db/index.ts'
import { Refusal, refuseInactive, Shutdown } from '../../platform/index.ts'
import type { Job, Task } from '../../platform/queue/index.ts'
import { generateCatalogJob } from './generate_job.ts'
import { advance, end, type Run, Superseded, showStage, take } from './run.ts'
import { compareCatalog } from './steps/compare_catalog.ts'
import { proposeDrafts } from './steps/propose_drafts.ts'
import { proposeFlowEdits } from './steps/propose_flow_edits.ts'
import type { Step, StepResult } from './steps/step.ts'

/** Makes proposals, kind by kind. It can be stopped at any point: the next attempt goes on behind the last kind. */
export const generateCatalog: Job<{ generation_id: number }, KnowledgeEquipment> = {
  ...generateCatalogJob,
  givesUp: true,
  // One after the other, so that a later one knows what an earlier one has proposed.
  perOrganization: 1,
  run: (task, { generation_id }) => runCatalogGeneration(task, generation_id),
  async giveUp({ tenant, now }, { generation_id }) {
    const run = await take(tenant, generation_id)
    if (run) await end(tenant, run, unexpected, now())
  },
}

/** What the job does. Run again, it changes nothing. */
export async function runCatalogGeneration(task: KnowledgeTask, generation_id: number): Promise<void> {
  const run = await take(task.tenant, generation_id)
  if (!run) return
  try {
    refuseInactive(task)
    await generate(task, run)
    await end(task.tenant, run, { status: 'completed' }, task.now())
  } catch (error) {
    await handle(task, run, error)
  }
}

async function generate(task: KnowledgeTask, run: Run) {
  const { tenant, reasoners, organization } = task
  await showStage(tenant, run, 'reading')
  const material = await loadMaterial(tenant, run.source_ids)
  const reasoner = await reasoners.of(tenant, organization)
  const steps = stepsOf(run)
  for (let place = run.done; place < steps.length; place++) {
    const step = steps[place]!
    await showStage(tenant, run, step.stage)
    const write = await step.think({ ...task, reasoner }, run, material)
    // When a stop breaks a call off, the builtin reasoner stands in for the model: its result is not kept.
    task.stopping.throwIfAborted()
    await advance(tenant, run, async (db) => keep(db, run, place, await write(db)))
  }
}

/** Written with what the step proposes, so that the next attempt goes on behind it. */
function keep(db: Transaction, run: Run, place: number, result: StepResult) {
  const { known = 0, refused = 0, note, flow_proposals, contradictions } = result
  run.known += known
  run.refused += refused
  if (note !== undefined && !run.notes.includes(note)) run.notes.push(note)
  updateRow(db, 'catalog_generations', run.id, {
    done: place + 1,
    known: run.known,
    refused: run.refused,
    notes: run.notes,
    flow_proposals,
    contradictions,
  })
}

const stepsOf = ({ kinds }: Run): Step[] => [
  ...kinds.map((kind) => (kind === 'slot' ? proposeFlowEdits : proposeDrafts[kind])),
  compareCatalog,
]

/** What will not change by itself ends the run at once; anything else is tried again as often as the queue allows. */
async function handle({ tenant, now, lastAttempt, stopping }: Task, run: Run, error: unknown) {
  if (error instanceof Superseded) return
  // What fails while the server stops may fail because of that.
  if (stopping.aborted || error instanceof Shutdown) throw error
  const refused = error instanceof Refusal
  if (refused)
    return end(tenant, run, { status: 'failed', error: { code: error.code, message: error.message } }, now())
  if (lastAttempt) await end(tenant, run, unexpected, now())
  throw error
}

const unexpected = {
  status: 'failed',
  error: { code: 'internal', message: 'The generation failed on our side. Start another one.' },
} as const
