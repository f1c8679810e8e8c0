import type { Page, PromptKind } from '@foyer/contract'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import { ofAgent } from '../links/of_agent.ts'

export interface Arm {
  prompt_template_id: number
  weight: number
}
type ExperimentRow = Omit<Rows['experiments'], 'organization_id' | 'agent_id'> & { arms: Arm[] }

const columns = (sql: Sql) => sql`
  t.id, t.name, t.kind, t.status, t.metric, t.minimum_sample, t.winner_id, t.created_at, t.started_at, t.stopped_at,
  (select coalesce(jsonb_agg(
      jsonb_build_object('prompt_template_id', arm.prompt_template_id, 'weight', arm.weight) order by arm.ordinal), '[]')
    from experiment_arms arm
    where arm.organization_id = t.organization_id and arm.experiment_id = t.id) as arms`

export function list(db: Queryable, slug: string, query: Page) {
  return db.query<ExperimentRow>(
    (sql) =>
      sql`select ${columns(sql)} from experiments t where ${ofAgent(sql, db, slug)} ${pageOf(sql, query)}`,
  )
}

export function listRunning(db: Queryable, slug: string) {
  return db.query<ExperimentRow>(
    (sql) => sql`select ${columns(sql)} from experiments t
      where ${ofAgent(sql, db, slug)} and t.status = 'running' order by t.id`,
  )
}

export async function get(db: Queryable, slug: string, id: number): Promise<ExperimentRow> {
  const [row] = await db.query<ExperimentRow>(
    (sql) => sql`select ${columns(sql)} from experiments t where ${ofAgent(sql, db, slug)} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

export async function findRunning(
  db: Queryable,
  agent_id: number,
  kind: PromptKind,
): Promise<{ name: string } | undefined> {
  const [row] = await db.query<{ name: string }>(
    (sql) => sql`select name from experiments
      where organization_id = ${db.organization_id} and agent_id = ${agent_id} and kind = ${kind}
        and status = 'running'`,
  )
  return row
}

/** The versions of one agent that arms name, in the order of their numbers. */
export function versionsOf(db: Queryable, agent_id: number, arms: readonly { prompt_template_id: number }[]) {
  const ids = arms.map((arm) => arm.prompt_template_id)
  return db.query<Pick<Rows['prompt_templates'], 'id' | 'kind' | 'version' | 'archived'>>(
    (sql) => sql`select id, kind, version, archived from prompt_templates
      where organization_id = ${db.organization_id} and agent_id = ${agent_id} and id = any(${ids})
      order by version`,
  )
}

/** In the order in which they are given. */
export function insertArms(db: Transaction, agent_id: number, experiment_id: number, arms: readonly Arm[]) {
  const rows = arms.map((arm, index) => ({
    organization_id: db.organization_id,
    agent_id,
    experiment_id,
    prompt_template_id: arm.prompt_template_id,
    weight: arm.weight,
    ordinal: index + 1,
  }))
  db.later((sql) => sql`insert into experiment_arms ${sql(rows)}`)
}
