import type { Queryable } from '../../../platform/db/index.ts'
import type { NamedRow, SayableRow } from './sayable.ts'

/** The agents that wear the voice, with what they are made of. */
export function listWearers(db: Queryable, id: number): Promise<SayableRow[]> {
  return db.query<SayableRow>(
    (sql) => sql`
      select a.id, a.pages,
        (select jsonb_strip_nulls(to_jsonb(i)) from identities i
          where i.organization_id = a.organization_id and i.id = a.identity_id) as identity,
        (select v.definition from flow_versions v where v.organization_id = f.organization_id
          and v.agent_id = f.agent_id and v.version = f.version) as definition
      from agents a join flows f on f.organization_id = a.organization_id and f.agent_id = a.id
      where a.organization_id = ${db.organization_id} and a.voice_profile_id = ${id} and not a.archived
      order by a.id`,
  )
}

/** The live services and templates of these agents. */
export function listCatalog(db: Queryable, agents: number[]): Promise<NamedRow[]> {
  return db.query<NamedRow>(
    (sql) => sql`
      select 'service' as object, t.id, jsonb_build_object(
          'name', t.name, 'description', t.description, 'positioning', t.positioning) as texts
        from services t
        where t.organization_id = ${db.organization_id} and not t.archived
          and exists (select from service_agents l where l.organization_id = t.organization_id
            and l.service_id = t.id and l.agent_id = any(${agents}))
      union all
      select 'deliverable_template', t.id, jsonb_build_object('name', t.name)
        from deliverable_templates t
        where t.organization_id = ${db.organization_id} and not t.archived
          and exists (select from deliverable_template_agents l where l.organization_id = t.organization_id
            and l.deliverable_template_id = t.id and l.agent_id = any(${agents}))
      order by object desc, id`,
  )
}

/** The facts that one of these agents may use and that look like one of the patterns, the newest first. */
export function listFactsLike(
  db: Queryable,
  { agents, patterns, limit }: { agents: number[]; patterns: string[]; limit: number },
): Promise<NamedRow[]> {
  return db.query<NamedRow>(
    (sql) => sql`
      select 'knowledge_fact' as object, t.id, jsonb_build_object('text', t.text) as texts
      from knowledge_facts t
      join knowledge_sources s on s.organization_id = t.organization_id and s.id = t.source_id
      where t.organization_id = ${db.organization_id} and not t.archived and t.supported and not s.archived
        and t.text ilike any(${patterns})
        and exists (select from unnest(${agents}::bigint[]) a (id)
          where (not s.restricted or exists (select from knowledge_source_agents l
              where l.organization_id = s.organization_id and l.source_id = s.id and l.agent_id = a.id))
            and not exists (select from knowledge_fact_exclusions e
              where e.organization_id = t.organization_id and e.fact_id = t.id and e.agent_id = a.id))
      order by t.id desc limit ${limit}`,
  )
}
