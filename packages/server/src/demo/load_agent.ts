import type { Writer } from '../db/tenant.ts'
import { createAgent } from '../resources/agents/service.ts'
import { createExperiment, startExperiment } from '../resources/experiments/service.ts'
import * as flow from '../resources/flow/service.ts'
import {
  archivePromptTemplate,
  createPromptTemplate,
  listPromptTemplates,
} from '../resources/prompt_templates/service.ts'
import type { DemoAgent } from './agent.ts'
import type { DemoClock } from './clock.ts'

const createdDaysAgo = 62
const editedDaysAgo = 58

/** Creates the agent and does to it, by the same functions as the API, what its owner would have done since. */
export async function loadAgent(clock: DemoClock, db: Writer, demo: DemoAgent): Promise<number> {
  const { id, slug } = await createAgent(clock.context(createdDaysAgo), db, demo.body)
  await shapeFlow(clock, db, slug, demo)
  for (const { kind, body, daysAgo } of demo.prompts)
    await createPromptTemplate(clock.context(daysAgo), db, slug, { kind, body })
  await loadExperiment(clock, db, slug, demo)
  return id
}

async function shapeFlow(clock: DemoClock, db: Writer, agent_slug: string, demo: DemoAgent) {
  const context = clock.context(editedDaysAgo)
  const edit = <Body>(id: number, body: Body) => ({
    params: { agent_slug, id },
    query: {},
    body,
    ifMatch: undefined,
  })
  const settings = { params: { agent_slug }, query: {}, body: { flow: demo.settings }, ifMatch: undefined }
  await flow.updateFlow(context, db, settings)
  for (const body of demo.phases)
    await flow.createFlowState(context, db, { params: { agent_slug }, query: {}, body, ifMatch: undefined })

  const { phases } = (await flow.getFlow(db, agent_slug, {})).value
  const phaseId = (key: string) => phases.find((phase) => phase.key === key)!.id
  for (const [key, body] of Object.entries(demo.phaseEdits))
    await flow.updateFlowState(context, db, edit(phaseId(key), body))
  for (const { id, key } of phases.flatMap((phase) => phase.slots)) {
    const de = demo.german[key]
    if (de) await flow.updateSlot(context, db, edit(id, { translations: { de } }))
  }
  for (const [key, slots] of Object.entries(demo.slots))
    for (const body of slots) await flow.createSlot(context, db, edit(phaseId(key), body))
}

async function loadExperiment(
  clock: DemoClock,
  db: Writer,
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
