import type { ExperimentStatus, PromptKind } from '@foyer/contract'
import { insertRow } from '../db/row.ts'
import type { Api } from './api.ts'

interface NewExperiment {
  name?: string
  kind?: PromptKind
  status?: ExperimentStatus
  /** Ids of prompt versions, in the order of the arms; the nth one weighs n. */
  arms: number[]
  winner_id?: number
}

/** An experiment in any state, put into storage by the tenant's own handle. Gives its id. */
export function newExperiment(api: Api, agent: { id: number }, fields: NewExperiment): Promise<number> {
  const { name = 'Shorter greeting', kind = 'conversation', status = 'running', arms, winner_id } = fields
  const { now } = api.service.clock
  return api.service.database.tenant(api.organization.id).transaction(async (db) => {
    const id = await insertRow(db, 'experiments', {
      agent_id: agent.id,
      name,
      kind,
      status,
      metric: 'completion',
      minimum_sample: 100,
      winner_id,
      created_at: now,
      started_at: status === 'draft' ? null : now,
      stopped_at: status === 'stopped' ? now : null,
    })
    const rows = arms.map((prompt_template_id, index) => ({
      organization_id: db.organization_id,
      agent_id: agent.id,
      experiment_id: id,
      prompt_template_id,
      weight: index + 1,
      ordinal: index + 1,
    }))
    db.later((sql) => sql`insert into experiment_arms ${sql(rows)}`)
    return id
  })
}
