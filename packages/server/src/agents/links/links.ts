import type { Fragment, Queryable, Sql, Transaction } from '../../platform/db/index.ts'
import { archivedReference, unknownReference } from '../../platform/index.ts'

/** How other resources refer to agents: by slug in a body, by id in storage. */

/** The ids behind the slugs of a body's `agents`. An archived agent may stay linked, but not be linked anew. */
export async function resolveAgents(
  db: Queryable,
  slugs: string[],
  linked: string[] = [],
): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await db.query<{ id: number; slug: string; archived: boolean }>(
    (sql) => sql`select id, slug, archived from agents
      where organization_id = ${db.organization_id} and slug = any(${slugs})`,
  )
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return slugs.map((slug, index) => {
    const found = bySlug.get(slug)
    if (!found) throw unknownReference(`agents.${index}`, 'an agent')
    // An archived agent may stay linked, so that an edit can send back the list it has read.
    if (found.archived && !linked.includes(slug)) throw archivedReference(`agents.${index}`, 'an agent')
    return found.id
  })
}

/** What an agent wears is kept with the agent; the worn thing only shows who wears it. */
const wardrobe = {
  voice_profile_id: { table: 'voice_profiles', what: 'a voice profile' },
  identity_id: { table: 'identities', what: 'an identity' },
} as const
export type WornColumn = keyof typeof wardrobe

/** The slugs that wear the row `t`. */
export const wearersOf = (sql: Sql, worn: WornColumn): Fragment => sql`
  array(select a.slug from agents a
    where a.organization_id = t.organization_id and a.${sql(worn)} = t.id order by a.id)`

/**
 * Exactly these agents wear it from now on; whoever else did has none. The rows are held in the order of their ids
 * first, so that two moves that cross wait for each other instead of blocking each other.
 */
export function dressAgents(db: Transaction, worn: WornColumn, id: number, agents: number[]) {
  const concerned = (sql: Sql) => sql`organization_id = ${db.organization_id}
    and (${sql(worn)} = ${id} or id = any(${agents}))`
  db.hold({
    on: 'agents',
    statement: (sql) => sql`select 1 from agents where ${concerned(sql)} order by id for no key update`,
  })
  db.later(
    (sql) => sql`update agents set ${sql(worn)} = case when id = any(${agents}) then ${id}::bigint end
      where ${concerned(sql)}`,
  )
}

/** What an agent is given to wear must exist and be live. */
export async function refuseUnwearable(db: Queryable, worn: WornColumn, id: number | null | undefined) {
  if (id == null) return
  const { table, what } = wardrobe[worn]
  const [found] = await db.query<{ archived: boolean }>(
    (sql) =>
      sql`select archived from ${sql(table)} where organization_id = ${db.organization_id} and id = ${id}`,
  )
  if (!found) throw unknownReference(worn, what)
  if (found.archived) throw archivedReference(worn, what)
}

/** The agent that a body's or a query's `agent` names, archived or not. */
export async function resolveAgent(db: Queryable, slug: string): Promise<{ id: number; archived: boolean }> {
  const [found] = await db.query<{ id: number; archived: boolean }>(
    (sql) => sql`select id, archived from agents
      where organization_id = ${db.organization_id} and slug = ${slug}`,
  )
  if (!found) throw unknownReference('agent', 'an agent')
  return found
}

/** The same for a new link: an archived agent is not linked anew. */
export async function resolveLiveAgent(db: Queryable, slug: string) {
  const agent = await resolveAgent(db, slug)
  if (agent.archived) throw archivedReference('agent', 'an agent')
  return agent
}

/** Undefined where it is archived. */
export async function findLiveAgent(db: Queryable, id: number) {
  const [found] = await db.query<{ slug: string; name: string }>(
    (sql) => sql`select slug, name from agents
      where organization_id = ${db.organization_id} and id = ${id} and not archived`,
  )
  return found
}

/** The language that an agent is asked in, unless a visitor says otherwise. */
export const spokenLanguage = (sql: Sql): Fragment => sql`
  coalesce(a.languages[1], (select o.default_locale from organizations o where o.id = a.organization_id))`

export async function languageOf(db: Queryable, agent_id: number): Promise<string> {
  const [row] = await db.query<{ language: string }>(
    (sql) => sql`select ${spokenLanguage(sql)} as language from agents a
      where a.organization_id = ${db.organization_id} and a.id = ${agent_id}`,
  )
  return row!.language
}

/** The live agents without a voice, held until the transaction ends so that none is given another one meanwhile. */
export async function holdVoicelessAgents(db: Transaction): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    (sql) => sql`select slug from agents
      where organization_id = ${db.organization_id} and voice_profile_id is null and not archived
      order by id for no key update`,
    { holding: 'agents' },
  )
  return rows.map((row) => row.slug)
}

/** The tables that tie agents to another resource, and the column that names the other one. */
const owners = {
  service_agents: 'service_id',
  fit_criterion_agents: 'fit_criterion_id',
  deliverable_template_agents: 'deliverable_template_id',
  knowledge_source_agents: 'source_id',
} as const
export type LinkTable = keyof typeof owners

/** The slugs that are linked to the row `t`, in the agents' own order. */
export const linkedAgents = (sql: Sql, table: LinkTable): Fragment => sql`
  array(select a.slug from ${sql(table)} l
    join agents a on a.organization_id = l.organization_id and a.id = l.agent_id
    where l.organization_id = t.organization_id and l.${sql(owners[table])} = t.id order by a.id)`

/** The agents of a new resource: those its body names, or all current ones (§2.5). */
export async function agentsOfNew(db: Queryable, slugs: string[] | undefined): Promise<number[]> {
  if (slugs) return resolveAgents(db, slugs)
  const rows = await db.query<{ id: number }>(
    (sql) => sql`select id from agents where organization_id = ${db.organization_id} and not archived`,
  )
  return rows.map((row) => row.id)
}

/** Exactly these agents are linked from now on. */
export function linkAgents(db: Transaction, table: LinkTable, owner_id: number, agents: number[]) {
  const owner = owners[table]
  db.later(
    (sql) => sql`delete from ${sql(table)}
      where organization_id = ${db.organization_id} and ${sql(owner)} = ${owner_id} and agent_id <> all(${agents})`,
  )
  db.later(
    (sql) => sql`insert into ${sql(table)} (organization_id, ${sql(owner)}, agent_id)
      select ${db.organization_id}, ${owner_id}, id from unnest(${agents}::bigint[]) id
      on conflict do nothing`,
  )
}

/** Resources that new ones of are for all current agents. */
const shared = {
  service_agents: 'services',
  fit_criterion_agents: 'fit_criteria',
  deliverable_template_agents: 'deliverable_templates',
} as const satisfies Partial<Record<LinkTable, string>>

/** What is for every agent is for a new one, too; what is for some is not. */
export function linkShared(db: Transaction, agent_id: number) {
  for (const [links, table] of Object.entries(shared)) {
    const owner = owners[links as keyof typeof shared]
    db.later(
      (sql) => sql`insert into ${sql(links)} (organization_id, ${sql(owner)}, agent_id)
        select t.organization_id, t.id, ${agent_id} from ${sql(table)} t
        where t.organization_id = ${db.organization_id} and not t.archived
          and not exists (select from agents a
            where a.organization_id = t.organization_id and not a.archived and a.id <> ${agent_id}
              and not exists (select from ${sql(links)} l where l.organization_id = t.organization_id
                and l.${sql(owner)} = t.id and l.agent_id = a.id))`,
    )
  }
}

/** What refers to one agent refers to its copy, too: links, and the facts that are switched off for it. */
export function copyLinks(db: Transaction, from: number, to: number) {
  const tables = { ...owners, knowledge_fact_exclusions: 'fact_id' }
  for (const [table, owner] of Object.entries(tables))
    db.later(
      (sql) => sql`insert into ${sql(table)} (organization_id, ${sql(owner)}, agent_id)
        select organization_id, ${sql(owner)}, ${to} from ${sql(table)}
        where organization_id = ${db.organization_id} and agent_id = ${from}`,
    )
}
