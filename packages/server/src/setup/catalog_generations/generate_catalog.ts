// guards tested by: catalog_generations/*.test.ts

import type { Material } from '@foyer/engine'
import { type KnowledgeEquipment, loadMaterial } from '../../knowledge/index.ts'
import { updateRow } from '../../platform/db/index.ts'
import { Refusal, refuseInactive, Shutdown } from '../../platform/index.ts'
import type { Job, Task } from '../../platform/queue/index.ts'
import { generateCatalogJob } from './generate_job.ts'
import { advance, end, type Run, Superseded, showStage, take } from './run.ts'
import { compareCatalog } from './steps/compare_catalog.ts'
import { proposeDrafts } from './steps/propose_drafts.ts'
import { proposeFlowEdits } from './steps/propose_flow_edits.ts'
import type { Step } from './steps/step.ts'

export type GenerationTask = Task & KnowledgeEquipment

/** Makes proposals, kind by kind. It can be stopped at any point: the next attempt goes on behind the last kind. */
export const generateCatalog: Job<{ generation_id: number }, KnowledgeEquipment> = {
  ...generateCatalogJob,
  givesUp: true,
  // One after the other, so that a later one knows what an earlier one has proposed.
  perOrganization: 1,
  run: (task, { generation_id }) => runCatalogGeneration(task, generation_id),
  async giveUp({ tenant, now }, { generation_id }) {
    const run = await take(tenant, generation_id)
    // guard: a generation whose workers died is ended
    if (run) await end(tenant, run, unexpected, now())
  },
}

/** What the job does. Run again, it changes nothing. */
export async function runCatalogGeneration(task: GenerationTask, generation_id: number): Promise<void> {
  const run = await take(task.tenant, generation_id)
  if (!run) return
  try {
    // guard: a paused organization generates nothing
    refuseInactive(task)
    await generate(task, run)
    await end(task.tenant, run, { status: 'completed' }, task.now())
  } catch (error) {
    await handle(task, run, error)
  }
}

async function generate(task: GenerationTask, run: Run) {
  const { tenant } = task
  await showStage(tenant, run, 'reading')
  const material = await loadMaterial(tenant, run.source_ids)
  // guard: what was proposed is not thought of again [.slice(run.done)]
  for (const [index, step] of stepsOf(run).entries()) {
    if (index < run.done) continue
    await showStage(tenant, run, step.stage)
    await perform(task, run, material, step)
  }
}

async function perform(task: GenerationTask, run: Run, material: Material, step: Step) {
  const write = await step.think(task, run, material)
  await advance(task.tenant, run, async (db) => {
    const { known = 0, refused = 0, ...results } = await write(db)
    const index = stepsOf(run).indexOf(step)
    run.known += known
    run.refused += refused
    updateRow(db, 'catalog_generations', run.id, {
      done: index + 1,
      known: run.known,
      refused: run.refused,
      ...(results as object),
    })
  })
}

const stepsOf = ({ kinds }: Run): Step[] => [
  ...kinds.map((kind) => (kind === 'slot' ? proposeFlowEdits : proposeDrafts[kind])),
  compareCatalog,
]

/** What will not change by itself ends the run at once; anything else is tried again as often as the queue allows. */
async function handle({ tenant, now, lastAttempt, stopping }: Task, run: Run, error: unknown) {
  if (error instanceof Superseded) return
  // guard: a stop fails the attempt, not the generation
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
