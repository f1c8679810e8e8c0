import { isDeepStrictEqual } from 'node:util'
import type { FlowDefinition, PhaseDefinition, SlotDefinition } from '@foyer/engine'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/connect.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { missing } from '../../refusal.ts'

/**
 * The only place that knows how a flow lies in tables. Its definition is that of its newest version, read whole;
 * phases and slots lie beside it as rows, written by their differences, for what refers to them and for their keys.
 */

/** How stored definitions are to be read; raised when FlowDefinition changes. */
const definitionFormat = 1

export interface StoredFlow {
  agent: { id: number; archived: boolean }
  version: number
  flow: FlowDefinition
}

export async function get(db: Reader, slug: string): Promise<StoredFlow> {
  const [row] = await db.query<StoredRow>((sql) => selectFlow(sql, db, slug))
  if (!row) throw missing()
  return storedFlow(row)
}

/** Holds the flow until the transaction ends: edits of one flow come one after the other and lose nothing. */
export async function getLocked(db: Writer, slug: string): Promise<StoredFlow> {
  const [row] = await db.query<StoredRow>((sql) => sql`${selectFlow(sql, db, slug)} for update of f`)
  if (!row) throw missing()
  // Who had to wait has the newest number, but looks at the versions as they were before: it looks again.
  return row.definition === null ? get(db, slug) : storedFlow(row)
}

interface StoredRow {
  id: number
  archived: boolean
  version: number
  definition: FlowDefinition | null
}

// A subquery rather than a join: however many versions there are, only the newest is looked at.
const selectFlow = (sql: Sql, db: Reader, slug: string) => sql`
  select a.id, a.archived, f.version,
    (select v.definition from flow_versions v where v.organization_id = f.organization_id
      and v.agent_id = f.agent_id and v.version = f.version) as definition
  from agents a join flows f on f.organization_id = a.organization_id and f.agent_id = a.id
  where a.organization_id = ${db.organization_id} and a.slug = ${slug}`

const storedFlow = ({ id, archived, version, definition }: StoredRow): StoredFlow => ({
  agent: { id, archived },
  version,
  flow: definition!,
})

export async function nextIds(db: Reader, count: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    (sql) => sql`select nextval('flow_ids') as id from generate_series(1, ${count})`,
  )
  return rows.map((row) => row.id)
}

/** The flow's row and its version 1. */
export function insertFlow(context: Context, db: Writer, agent_id: number, flow: FlowDefinition) {
  const { name, archetype, idle_minutes } = flow
  const row = { organization_id: db.organization_id, agent_id, name, archetype, idle_minutes, version: 1 }
  db.beside((sql) => ({
    flow: sql`insert into flows ${sql(row)}`,
    version: newVersion(sql, context, agent_id, 1, flow),
  }))
}

/** Moves the flow to its next version. */
export function updateFlow(
  context: Context,
  db: Writer,
  agent_id: number,
  flow: FlowDefinition,
  version: number,
) {
  db.beside((sql) => ({
    flow: sql`
      update flows set name = ${flow.name}, idle_minutes = ${flow.idle_minutes}, version = ${version}
      where organization_id = ${db.organization_id} and agent_id = ${agent_id}`,
    version: newVersion(sql, context, agent_id, version, flow),
  }))
}

/** Every kept definition stays readable, whole (§9.3). */
const newVersion = (
  sql: Sql,
  context: Context,
  agent_id: number,
  version: number,
  flow: FlowDefinition,
) => sql`
  insert into flow_versions (organization_id, agent_id, version, format, definition, actor, created_at)
  values (${context.organization.id}, ${agent_id}, ${version}, ${definitionFormat},
    ${JSON.stringify(flow)}::text::jsonb, ${JSON.stringify(context.actor)}::text::jsonb, ${context.now})`

/** Writes the phases and slots that are new or different. */
export function saveRows(db: Writer, agent_id: number, before: FlowDefinition, after: FlowDefinition) {
  const [old, present] = [placesApart(before, after), placesApart(after, before)]
  const states = changed(stateRows(old), stateRows(present))
  const slots = changed(slotRows(old), slotRows(present))
  if (states.length > 0) saveStates(db, agent_id, states)
  if (slots.length > 0) saveSlots(db, agent_id, slots)
}

type Place = [ordinal: number, phase: PhaseDefinition]
type StateRow = Omit<PhaseDefinition, 'slots'> & { ordinal: number }
type SlotRow = SlotDefinition & { state_id: number; ordinal: number }

/** A phase that an edit does not touch is the same object at the same place, and need not be looked into. */
const placesApart = (flow: FlowDefinition, other: FlowDefinition): Place[] =>
  [...flow.phases.entries()].filter(([ordinal, phase]) => other.phases[ordinal] !== phase)

const stateRows = (places: Place[]): StateRow[] =>
  places.map(([ordinal, { slots: _, ...phase }]) => ({ ...phase, ordinal }))

const slotRows = (places: Place[]): SlotRow[] =>
  places.flatMap(([, phase]) =>
    phase.slots.map((slot, ordinal) => ({ ...slot, state_id: phase.id, ordinal })),
  )

function changed<Row extends { id: number }>(before: Row[], after: Row[]): Row[] {
  const stored = new Map(before.map((row) => [row.id, row]))
  return after.filter((row) => !isDeepStrictEqual(stored.get(row.id), row))
}

function saveStates(db: Writer, agent_id: number, rows: StateRow[]) {
  db.beside((sql) => ({
    states: sql`
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
  }))
}

function saveSlots(db: Writer, agent_id: number, rows: SlotRow[]) {
  db.beside((sql) => ({
    slots: sql`
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
  }))
}
