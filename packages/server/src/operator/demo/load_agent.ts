import type { FlowEditId } from '@foyer/contract'
import {
  archivePromptTemplate,
  createAgent,
  createExperiment,
  createPromptTemplate,
  editFlow,
  getFlow,
  listPromptTemplates,
  startExperiment,
} from '../../agents/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import type { DemoAgent } from './agent.ts'
import type { DemoClock } from './clock.ts'

const createdDaysAgo = 62
const editedDaysAgo = 58

/** Creates the agent and does to it, by the same functions as the API, what its owner would have done since. */
export async function loadAgent(clock: DemoClock, db: Transaction, demo: DemoAgent): Promise<number> {
  const { id, slug } = await createAgent(clock.context(createdDaysAgo), db, demo.body)
  await shapeFlow(clock, db, slug, demo)
  for (const { kind, body, daysAgo } of demo.prompts)
    await createPromptTemplate(clock.context(daysAgo), db, slug, { kind, body })
  await loadExperiment(clock, db, slug, demo)
  return id
}

async function shapeFlow(clock: DemoClock, db: Transaction, agent_slug: string, demo: DemoAgent) {
  const edit = (operation: FlowEditId, body: object, id?: number) =>
    editFlow(operation, clock.context(editedDaysAgo), db, {
      params: { agent_slug, ...(id !== undefined && { id }) },
      body,
    })
  await edit('updateFlow', { flow: demo.settings })
  for (const body of demo.phases) await edit('createFlowState', body)

  const { phases } = (await getFlow(db, agent_slug, {})).value
  const phaseId = (key: string) => phases.find((phase) => phase.key === key)!.id
  for (const [key, body] of Object.entries(demo.phaseEdits)) await edit('updateFlowState', body, phaseId(key))
  for (const { id, key } of phases.flatMap((phase) => phase.slots)) {
    const body = demo.slotEdits[key]
    if (body) await edit('updateSlot', body, id)
  }
  for (const [key, slots] of Object.entries(demo.slots))
    for (const body of slots) await edit('createSlot', body, phaseId(key))
}

async function loadExperiment(
  clock: DemoClock,
  db: Transaction,
  slug: string,
  { experiment, archivedPrompts }: DemoAgent,
) {
  const { arms, daysAgo, ...fields } = experiment
  const context = clock.context(daysAgo)
  const { data: versions } = await listPromptTemplates(db, slug, { limit: 100 })
  const versionId = (kind: string, version: number) =>
    versions.find((one) => one.kind === kind && one.version === version)!.id
  for (const { kind, version } of archivedPrompts)
    await archivePromptTemplate(context, db, slug, versionId(kind, version))
  const { id } = await createExperiment(context, db, slug, {
    ...fields,
    arms: arms.map(({ version, weight }) => ({
      prompt_template_id: versionId(fields.kind, version),
      weight,
    })),
  })
  await startExperiment(context, db, slug, id)
}
