import type { Page, QuestionOrigin, QuestionVerdict } from '@foyer/contract'
import type { ProposedQuestion, QuestionMaterial } from '@foyer/engine'
import type { Check } from '../../knowledge/index.ts'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'

export type QuestionRow = Omit<
  Rows['onboarding_questions'],
  'organization_id' | 'origin' | 'verdict' | 'last_check'
> & {
  origin: QuestionOrigin
  verdict: QuestionVerdict | null
  last_check: Check | null
  agent: string
  /** The language that the agent is asked in. */
  language: string
}

/** While a gap stands for a question, its check is the later one. */
const columns = (sql: Sql) => sql`
  t.id, t.run_id, t.agent_id, t.position, t.question, t.origin, t.stated, t.verdict, t.knowledge_gap_id, t.standing_check_id,
  t.knowledge_source_id, t.created_at, a.slug as agent, coalesce(a.languages[1], 'en') as language,
  coalesce(g.last_check, t.last_check) as last_check`

const tables = (sql: Sql) => sql`onboarding_questions t
  join agents a on a.organization_id = t.organization_id and a.id = t.agent_id
  left join knowledge_gaps g on g.organization_id = t.organization_id and g.id = t.knowledge_gap_id`

/** Of the latest run that asked any. */
const ofLatestRun = (sql: Sql, organization_id: number) => sql`
  t.organization_id = ${organization_id} and t.run_id = (select max(q.run_id) from onboarding_questions q
    where q.organization_id = ${organization_id})`

export function list(db: Queryable, { limit = 20, starting_after, ending_before }: Page) {
  const after = (sql: Sql, id: number) => sql`(select q.position, q.id from onboarding_questions q
    where q.organization_id = ${db.organization_id} and q.id = ${id})`
  const backwards = ending_before !== undefined
  return db.query<QuestionRow>(
    (sql) => sql`select ${columns(sql)} from ${tables(sql)} where ${ofLatestRun(sql, db.organization_id)}
      ${starting_after === undefined ? sql`` : sql`and (t.position, t.id) > ${after(sql, starting_after)}`}
      ${ending_before === undefined ? sql`` : sql`and (t.position, t.id) < ${after(sql, ending_before)}`}
      order by t.position ${backwards ? sql`desc` : sql``}, t.id ${backwards ? sql`desc` : sql``} limit ${limit + 1}`,
  )
}

export async function get(db: Queryable, id: number): Promise<QuestionRow> {
  const [row] = await db.query<QuestionRow>(
    (sql) => sql`select ${columns(sql)} from ${tables(sql)}
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

export function listOfRun(db: Queryable, run_id: number) {
  return db.query<QuestionRow>(
    (sql) => sql`select ${columns(sql)} from ${tables(sql)}
      where t.organization_id = ${db.organization_id} and t.run_id = ${run_id} order by t.position, t.id`,
  )
}

/** What an owner has said about questions of the agent goes with them into a later run. */
export async function adoptJudged(db: Transaction, run_id: number, agent_id: number): Promise<string[]> {
  const rows = await db.query<{ question: string }>(
    (sql) => sql`update onboarding_questions set run_id = ${run_id}
      where organization_id = ${db.organization_id} and agent_id = ${agent_id} and verdict is not null
        and id in (select q.id from onboarding_questions q
          where q.organization_id = ${db.organization_id} and q.agent_id = ${agent_id} and q.verdict is not null
          order by q.id desc limit 10)
      returning question`,
  )
  return rows.map(({ question }) => question)
}

export async function insert(
  db: Transaction,
  { run_id, agent_id, created_at }: Pick<QuestionRow, 'run_id' | 'agent_id' | 'created_at'>,
  questions: readonly ProposedQuestion[],
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    (sql) => sql`insert into onboarding_questions
        (organization_id, run_id, agent_id, position, question, origin, created_at)
      select ${db.organization_id}, ${run_id}, ${agent_id}, q.place, q.question, q.origin, ${created_at}
      from jsonb_to_recordset(${sql.json(
        questions.map(({ question, origin }, index) => ({ question, origin, place: index + 1 })),
      )}) as q (place int, question text, origin text) order by q.place
      returning id`,
  )
  return rows.map(({ id }) => id)
}

/** More than the site of any organization that is asked about; of a reference work, the beginning. */
const mostPassages = 4000

export function listPassages(db: Queryable): Promise<QuestionMaterial['passages'][number][]> {
  return db.query<QuestionMaterial['passages'][number]>(
    (sql) => sql`select t.trail as headings, t.text from knowledge_passages t
      join knowledge_sources s on s.organization_id = t.organization_id and s.id = t.source_id and not s.archived
      join knowledge_documents d on d.organization_id = t.organization_id and d.id = t.document_id
      where t.organization_id = ${db.organization_id} and t.live
      order by t.source_id, d.position, d.id, t.position, t.id limit ${mostPassages}`,
  )
}

/** Those of the catalog, and those that are proposed. */
export function listServices(db: Queryable): Promise<QuestionMaterial['services'][number][]> {
  return db.query<QuestionMaterial['services'][number]>(
    (sql) => sql`select s.name, s.priced from (
        select name, coalesce(price_min, price_max) is not null as priced, 1 as place, id from services
        where organization_id = ${db.organization_id} and not archived
        union all
        select payload->>'name', coalesce(payload->>'price_min', payload->>'price_max') is not null, 2, id
        from resource_drafts
        where organization_id = ${db.organization_id} and kind = 'service' and status = 'proposed'
      ) s where s.name is not null order by s.place, s.id limit 50`,
  )
}

export async function findStandingCheck(db: Queryable, gap_id: number): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select id from standing_checks
      where organization_id = ${db.organization_id} and gap_id = ${gap_id} and not archived`,
  )
  return row?.id
}

/** What sources are called, for those that a reply is from. */
export function listSourceTitles(db: Queryable, ids: readonly number[]) {
  return db.query<{ id: number; title: string; url: string | null }>(
    (sql) => sql`select id, title, url from knowledge_sources
      where organization_id = ${db.organization_id} and id = any(${[...ids]})`,
  )
}
