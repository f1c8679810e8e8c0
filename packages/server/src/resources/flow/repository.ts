import type { FlowDefinition, PhaseDefinition, SlotDefinition } from '@foyer/engine'
import { canonicalJson } from '@foyer/engine'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/connect.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { missing } from '../../refusal.ts'

/** The only place that knows how a flow's definition lies in tables: read whole, written by its differences. */

/** How stored definitions are to be read; raised when FlowDefinition changes. */
const definitionFormat = 1

export interface StoredFlow {
  agent: { id: number; slug: string; archived: boolean }
  version: number
  flow: FlowDefinition
}

interface LoadedRow extends Omit<FlowDefinition, 'phases'> {
  agent: StoredFlow['agent']
  version: number
  phases: PhaseDefinition[] | null
}

export async function get(db: Reader, slug: string): Promise<StoredFlow> {
  const [row] = await db.query<LoadedRow>(
    (sql) => sql`
      select json_build_object('id', a.id, 'slug', a.slug, 'archived', a.archived) as agent,
        f.version, f.name, f.archetype, f.idle_minutes, ${phases(sql)} as phases
      from agents a join flows f on f.organization_id = a.organization_id and f.agent_id = a.id
      where a.organization_id = ${db.organization_id} and a.slug = ${slug}`,
  )
  if (!row) throw missing()
  const { agent, version, name, archetype, idle_minutes } = row
  return { agent, version, flow: { name, archetype, idle_minutes, phases: row.phases ?? [] } }
}

/** Holds the flow until the transaction ends: edits of one flow come one after the other and lose nothing. */
export function getLocked(db: Writer, slug: string): Promise<StoredFlow> {
  db.later(
    (
      sql,
    ) => sql`select 1 from flows f join agents a on f.organization_id = a.organization_id and f.agent_id = a.id
      where a.organization_id = ${db.organization_id} and a.slug = ${slug} for update of f`,
  )
  return get(db, slug)
}

const phases = (sql: Sql) => sql`
  (select json_agg(json_build_object('id', s.id, 'key', s.key, 'title', s.title, 'position', s.position,
    'kind', s.kind, 'objective', s.objective, 'exit_criteria', s.exit_criteria, 'max_turns', s.max_turns,
    'tools', s.tools, 'tool_settings', s.tool_settings, 'archived', s.archived,
    'slots', coalesce(${slots(sql)}, '[]')) order by s.ordinal)
  from flow_states s where s.organization_id = f.organization_id and s.agent_id = f.agent_id)`

const slots = (sql: Sql) => sql`
  (select json_agg(json_build_object('id', i.id, 'key', i.key, 'title', i.title, 'data_type', i.data_type,
    'required', i.required, 'enum_values', i.enum_values, 'enum_labels', i.enum_labels,
    'translations', i.translations, 'description', i.description, 'archived', i.archived) order by i.ordinal)
  from information_slots i where i.organization_id = s.organization_id and i.state_id = s.id)`

export async function nextIds(db: Reader, count: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    (sql) => sql`select nextval('flow_ids') as id from generate_series(1, ${count})`,
  )
  return rows.map((row) => row.id)
}

export function insertFlow(db: Writer, agent_id: number, { name, archetype, idle_minutes }: FlowDefinition) {
  const row = { organization_id: db.organization_id, agent_id, name, archetype, idle_minutes, version: 1 }
  db.later((sql) => sql`insert into flows ${sql(row)}`)
}

export function updateFlow(db: Writer, agent_id: number, flow: FlowDefinition, version: number) {
  db.later(
    (
      sql,
    ) => sql`update flows set name = ${flow.name}, idle_minutes = ${flow.idle_minutes}, version = ${version}
      where organization_id = ${db.organization_id} and agent_id = ${agent_id}`,
  )
}

/** Every kept definition stays readable, whole (§9.3). */
export function insertVersion(
  context: Context,
  db: Writer,
  agent_id: number,
  version: number,
  flow: FlowDefinition,
) {
  db.later(
    (
      sql,
    ) => sql`insert into flow_versions (organization_id, agent_id, version, format, definition, actor, created_at)
      values (${db.organization_id}, ${agent_id}, ${version}, ${definitionFormat}, ${JSON.stringify(flow)}::text::jsonb,
        ${JSON.stringify(context.actor)}::text::jsonb, ${context.now})`,
  )
}

/** Writes the phases and slots that are new or different. */
export function saveRows(db: Writer, agent_id: number, before: FlowDefinition, after: FlowDefinition) {
  const states = changed(stateRows(before), stateRows(after))
  const slots = changed(slotRows(before), slotRows(after))
  if (states.length > 0) saveStates(db, agent_id, states)
  if (slots.length > 0) saveSlots(db, agent_id, slots)
}

type StateRow = Omit<PhaseDefinition, 'slots'> & { ordinal: number }
type SlotRow = SlotDefinition & { state_id: number; ordinal: number }

const stateRows = (flow: FlowDefinition): StateRow[] =>
  flow.phases.map(({ slots: _, ...phase }, ordinal) => ({ ...phase, ordinal }))

const slotRows = (flow: FlowDefinition): SlotRow[] =>
  flow.phases.flatMap((phase) =>
    phase.slots.map((slot, ordinal) => ({ ...slot, state_id: phase.id, ordinal })),
  )

function changed<Row extends { id: number }>(before: Row[], after: Row[]): Row[] {
  const stored = new Map(before.map((row) => [row.id, canonicalJson(row)]))
  return after.filter((row) => stored.get(row.id) !== canonicalJson(row))
}

function saveStates(db: Writer, agent_id: number, rows: StateRow[]) {
  db.later(
    (sql) => sql`
      insert into flow_states (organization_id, id, agent_id, ordinal, position, key, title, kind, objective,
        exit_criteria, max_turns, tools, tool_settings, archived)
      select ${db.organization_id}, r.id, ${agent_id}, r.ordinal, r.position, r.key, r.title, r.kind, r.objective,
        r.exit_criteria, r.max_turns, r.tools, r.tool_settings, r.archived
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id bigint, ordinal int, position int,
        key text, title text, kind text, objective text, exit_criteria text, max_turns int, tools text[],
        tool_settings jsonb, archived boolean)
      on conflict (organization_id, id) do update set ordinal = excluded.ordinal, position = excluded.position,
        title = excluded.title, objective = excluded.objective, exit_criteria = excluded.exit_criteria,
        max_turns = excluded.max_turns, tools = excluded.tools, tool_settings = excluded.tool_settings,
        archived = excluded.archived`,
  )
}

function saveSlots(db: Writer, agent_id: number, rows: SlotRow[]) {
  db.later(
    (sql) => sql`
      insert into information_slots (organization_id, id, agent_id, state_id, ordinal, key, title, data_type,
        required, enum_values, enum_labels, translations, description, archived)
      select ${db.organization_id}, r.id, ${agent_id}, r.state_id, r.ordinal, r.key, r.title, r.data_type,
        r.required, r.enum_values, r.enum_labels, r.translations, r.description, r.archived
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id bigint, state_id bigint, ordinal int,
        key text, title text, data_type text, required boolean, enum_values text[], enum_labels jsonb,
        translations jsonb, description text, archived boolean)
      on conflict (organization_id, id) do update set state_id = excluded.state_id, ordinal = excluded.ordinal,
        key = excluded.key, title = excluded.title, data_type = excluded.data_type, required = excluded.required,
        enum_values = excluded.enum_values, enum_labels = excluded.enum_labels,
        translations = excluded.translations, description = excluded.description, archived = excluded.archived`,
  )
}
