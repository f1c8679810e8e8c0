import { insertRow } from '../db/row.ts'
import type { Writer } from '../db/tenant.ts'
import { createAgent } from '../resources/agents/service.ts'
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
  await loadExperiment(clock, db, { id, slug }, demo)
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

/** No operation starts an experiment yet; its rows are written as they will be. */
async function loadExperiment(
  clock: DemoClock,
  db: Writer,
  agent: { id: number; slug: string },
  { experiment, archivedPrompts }: DemoAgent,
) {
  const { data: versions } = await listPromptTemplates(db, agent.slug, { limit: 100 })
  const versionId = (kind: string, version: number) =>
    versions.find((one) => one.kind === kind && one.version === version)!.id
  for (const { kind, version } of archivedPrompts)
    await archivePromptTemplate(clock.context(experiment.daysAgo), db, agent.slug, versionId(kind, version))
  const { arms, daysAgo, kind, ...fields } = experiment
  const times = { created_at: clock.at(daysAgo), started_at: clock.at(daysAgo) }
  const experiment_id = await insertRow(db, 'experiments', {
    ...fields,
    ...times,
    kind,
    agent_id: agent.id,
    status: 'running',
  })
  const rows = arms.map(({ version, weight }, index) => ({
    organization_id: db.organization_id,
    agent_id: agent.id,
    experiment_id,
    prompt_template_id: versionId(kind, version),
    weight,
    ordinal: index + 1,
  }))
  db.later((sql) => sql`insert into experiment_arms ${sql(rows)}`)
}
