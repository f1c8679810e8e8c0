import { type Fragment, namesLock, type Sql, type Transaction } from '../../platform/db/index.ts'

/** What stands where the words of an erased visitor stood. */
const erasedWords = '[erased]'

/** A gap that shows words of the erased conversation, and what it can show instead. */
export interface ReleasedGap {
  id: number
  agent: string
  /** Others asked it too. */
  asked: boolean
  question: string
}

/** Takes the conversations out of the history of its gaps. No gap opens meanwhile, and none is asked again. */
export function deleteOccurrences(db: Transaction, conversation_ids: number[]) {
  db.hold(namesLock('knowledge_gaps'))
  return db.query<{ gap_id: number }>(
    (sql) => sql`delete from knowledge_gap_occurrences
      where organization_id = ${db.organization_id} and conversation_id = any(${conversation_ids})
      returning gap_id`,
  )
}

/**
 * Of these gaps, those whose question is nobody's any more. A gap whose words another visitor used as well keeps them;
 * any other shows those of its latest occurrence.
 */
export function listReleased(db: Transaction, ids: number[]) {
  return db.query<ReleasedGap>(
    (sql) => sql`select g.id, a.slug as agent, latest.asked is not null as asked,
        coalesce(latest.question, ${erasedWords}) as question
      from knowledge_gaps g
      join agents a on a.organization_id = g.organization_id and a.id = g.agent_id
      left join lateral (
        select true as asked, o.question from knowledge_gap_occurrences o
        where o.organization_id = g.organization_id and o.gap_id = g.id
        order by o.question is null, o.asked_at desc, o.id desc limit 1) latest on true
      where g.organization_id = ${db.organization_id} and g.id = any(${ids})
        and not exists (select from knowledge_gap_occurrences o
          where o.organization_id = g.organization_id and o.gap_id = g.id and o.question = g.question)
      order by g.id`,
  )
}

/** Whether an owner has done anything about it. */
export async function isWorkedOn(db: Transaction, id: number): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from knowledge_gaps g
      where g.organization_id = ${db.organization_id} and g.id = ${id}
        and (g.status <> 'open' or g.knowledge_source_id is not null or g.broken_by is not null
          or exists (select from knowledge_sources s
            where s.organization_id = g.organization_id and s.knowledge_gap_id = g.id))`,
  )
  return rows.length > 0
}

/** Whatever came back from it came back from what it came back from. */
export function deleteGap(db: Transaction, id: number) {
  db.later(
    (sql) => sql`update knowledge_gaps t set resurfaced_from_id = g.resurfaced_from_id from knowledge_gaps g
      where g.organization_id = ${db.organization_id} and g.id = ${id}
        and t.organization_id = g.organization_id and t.resurfaced_from_id = g.id`,
  )
  db.later(
    (sql) => sql`delete from knowledge_gaps where organization_id = ${db.organization_id} and id = ${id}`,
  )
}

/** Takes the runs from whoever does them: they would write the questions back. */
export function eraseCheckText(db: Transaction, ids: number[]) {
  return db.query<{ id: number; completed_at: Date | null }>(
    (sql) => sql`update answer_checks t set attempt = attempt + 1, results = (
        select jsonb_agg(case when (entry->>'knowledge_gap_id')::bigint = any(${ids})
            then entry || jsonb_build_object('question', ${erasedWords}::text) else entry end order by place)
        from jsonb_array_elements(t.results) with ordinality as e (entry, place))
      where t.organization_id = ${db.organization_id} and exists (
        select from jsonb_array_elements(t.results) entry
        where (entry->>'knowledge_gap_id')::bigint = any(${ids}))
      returning id, completed_at`,
  )
}

/**
 * Events and audit rows of a gap show its question; what an endpoint answered to one may repeat it. Gap by gap: before
 * version 17, PostgreSQL may read all events of an organization to find those of several.
 */
export function eraseEventText(db: Transaction, ids: number[]) {
  for (const id of ids) {
    const ofGap = (sql: Sql) => sql`organization_id = ${db.organization_id} and knowledge_gap_id = ${id}`
    db.later(
      (sql) => sql`update webhook_deliveries set last_response = null
        where organization_id = ${db.organization_id} and last_response is not null
          and event_id in (select id from events where ${ofGap(sql)})`,
    )
    db.later((sql) => sql`update events set data = ${withoutQuestion(sql, sql`data`)} where ${ofGap(sql)}`)
    db.later(
      (sql) => sql`update audit_log
        set before = ${withoutQuestion(sql, sql`before`)}, after = ${withoutQuestion(sql, sql`after`)}
        where organization_id = ${db.organization_id} and resource_object = 'knowledge_gap'
          and resource_id = ${id}`,
    )
  }
}

/** The order of the fields stays. */
const withoutQuestion = (sql: Sql, told: Fragment) => sql`
  (select json_object_agg(key, case key when 'question' then to_json(${erasedWords}::text) else value end order by place)
    from json_each(${told}) with ordinality as field (key, value, place))`
