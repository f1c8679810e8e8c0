import { Experiment, type Input, type operations } from '@foyer/contract'
import { insertRow, type Queryable, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  record,
  recordChange,
  refuse,
  refuseArchived,
  representation,
} from '../../platform/index.ts'
import { getAgentRow } from '../links/agent_row.ts'
import { activatePromptTemplate, getLockedAgent } from '../prompt_templates/service.ts'
import * as repository from './repository.ts'
import { refuseArchivedArms, refuseSecond, refuseUnfitArms, refuseWinner } from './rules.ts'

type Operations = typeof operations
const represent = representation(Experiment)

export async function listExperiments(
  db: Queryable,
  slug: string,
  query: Input<Operations['listExperiments']>['query'],
) {
  const rows = await repository.list(db, slug, query)
  // Only an empty list leaves open whether there is such an agent.
  if (rows.length === 0) await getAgentRow(db, slug)
  return listOf(rows, query, represent)
}

export async function getExperiment(db: Queryable, slug: string, id: number) {
  return represent(await repository.get(db, slug, id))
}

export async function createExperiment(
  context: Context,
  db: Transaction,
  slug: string,
  body: Input<Operations['createExperiment']>['body'],
) {
  const { name, kind = 'conversation', metric = 'completion', minimum_sample = 100 } = body
  const agent = await getLockedAgent(db, slug)
  refuseArchived(agent, 'agent')
  refuseUnfitArms(body.arms, kind, await repository.versionsOf(db, agent.id, body.arms))
  const id = await insertRow(db, 'experiments', {
    agent_id: agent.id,
    name,
    kind,
    status: 'draft',
    metric,
    minimum_sample,
    created_at: context.now,
  })
  const arms = body.arms.map(({ prompt_template_id, weight = 1 }) => ({ prompt_template_id, weight }))
  repository.insertArms(db, agent.id, id, arms)
  const after = await getExperiment(db, slug, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

/** The lock on the agent's versions is held: none of the arms is archived, and no other experiment starts meanwhile. */
export async function startExperiment(context: Context, db: Transaction, slug: string, id: number) {
  const { agent, experiment: before } = await getLocked(db, slug, id)
  if (before.status === 'running') return before
  if (before.status === 'stopped')
    throw refuse('not_revertible', 'A stopped experiment cannot be started again. Create another one.')
  refuseArchivedArms(await repository.versionsOf(db, agent.id, before.arms))
  refuseSecond(await repository.findRunning(db, agent.id, before.kind), before.kind)
  updateRow(db, 'experiments', id, { status: 'running', started_at: context.now })
  return recordChange(context, db, 'started', before, await getExperiment(db, slug, id))
}

/** With a winner, that version is active in the same moment. A draft is put away: it never runs. */
export async function stopExperiment(
  context: Context,
  db: Transaction,
  slug: string,
  id: number,
  { winner }: Input<Operations['stopExperiment']>['body'],
) {
  const { experiment: before } = await getLocked(db, slug, id)
  if (winner !== undefined) refuseWinner(before, winner)
  if (before.status === 'stopped') return before
  updateRow(db, 'experiments', id, { status: 'stopped', stopped_at: context.now, winner_id: winner })
  const after = recordChange(context, db, 'stopped', before, await getExperiment(db, slug, id))
  if (winner !== undefined) await activatePromptTemplate(context, db, slug, winner)
  return after
}

/** The experiments of an archived agent are read-only, as its prompts are. */
async function getLocked(db: Transaction, slug: string, id: number) {
  const agent = await getLockedAgent(db, slug)
  const experiment = await getExperiment(db, slug, id)
  refuseArchived(agent, 'agent')
  return { agent, experiment }
}

/** An archived agent draws no more: its running experiments stop without a winner. */
export async function stopExperimentsOf(context: Context, db: Transaction, slug: string) {
  for (const row of await repository.listRunning(db, slug)) {
    updateRow(db, 'experiments', row.id, { status: 'stopped', stopped_at: context.now })
    const after = await getExperiment(db, slug, row.id)
    record(context, db, { verb: 'stopped', before: represent(row), after })
  }
}
