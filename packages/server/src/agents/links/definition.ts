import type { PromptKind } from '@foyer/contract'
import type { AgentDefinition, FlowDefinition } from '@foyer/engine'
import type { Fragment, Queryable, Sql } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'

/** Everything a conversation is frozen with, read in one statement; only the flow is the caller's. */
export async function definitionOf(
  db: Queryable,
  slug: string,
  flow: FlowDefinition,
): Promise<AgentDefinition> {
  const [row] = await db.query<AgentDefinitionRow>(
    (sql) => sql`
      select a.languages, a.pages,
        (select jsonb_object_agg(p.kind, jsonb_build_object('version', p.version, 'body', p.body))
          from prompt_templates p
          where p.organization_id = a.organization_id and p.agent_id = a.id and p.active) as prompts,
        (select ${content(sql, 'i')} from identities i
          where i.organization_id = a.organization_id and i.id = a.identity_id) as identity,
        (select ${content(sql, 'v')} from voice_profiles v
          where v.organization_id = a.organization_id and v.id = a.voice_profile_id) as voice,
        ${linked(sql, 'services', 'service_agents', 'service_id')} as services,
        ${linked(sql, 'fit_criteria', 'fit_criterion_agents', 'fit_criterion_id', weight(sql))} as fit_criteria,
        ${linked(sql, 'deliverable_templates', 'deliverable_template_agents', 'deliverable_template_id')}
          as deliverable_templates
      from agents a where a.organization_id = ${db.organization_id} and a.slug = ${slug}`,
  )
  if (!row) throw missing()
  return { flow, ...row }
}

type AgentDefinitionRow = Omit<AgentDefinition, 'flow'> & {
  prompts: Record<PromptKind, { version: number; body: string }>
}

/** What a conversation goes by: whose row it is, when it was made and what its author was told are not part of it. */
const content = (sql: Sql, row: string) =>
  sql`jsonb_strip_nulls(to_jsonb(${sql(row)}) - '{organization_id,created_at,warnings}'::text[])`

/**
 * The live rows of a catalog table that this agent has, in the order they were made. What has no value is left out;
 * `nullable` puts back what the engine knows as "or null".
 */
const linked = (sql: Sql, table: string, links: string, owner: string, nullable: Fragment = sql``) => sql`
  coalesce((select jsonb_agg(${content(sql, 't')} ${nullable} order by t.id)
    from ${sql(table)} t
    join ${sql(links)} l on l.organization_id = t.organization_id and l.${sql(owner)} = t.id
    where t.organization_id = a.organization_id and l.agent_id = a.id and not t.archived), '[]')`

const weight = (sql: Sql) => sql`|| jsonb_build_object('weight', t.weight)`
