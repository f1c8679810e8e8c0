import type { Sql } from '../packages/server/src/platform/db/connect.ts'

/**
 * One organization with 1,000,000 messages beside 200 small ones. Written by SQL in a minute or two: triggers and key
 * checks are off, and the index of words is made afterwards.
 */

export const largeOrganization = 1
export const smallOrganization = 100
const smallOnes = 200
/** The one that was there before the others. */
const first = 1000
const messagesEach = 10
export const largeCounts = { conversations: 100_000, facts: 50_000, gaps: 10_000 }

/** A few rows, so that the first statistics are of a young installation. */
export const loadFew = (sql: Sql) => load(sql, { conversations: 20, facts: 20, gaps: 20 }, first, first)

export async function loadMany(sql: Sql) {
  await sql.unsafe('drop index messages_words')
  const second = largeOrganization + 1
  await load(sql, { conversations: 20, facts: 50, gaps: 10 }, second, largeOrganization + smallOnes)
  await load(sql, largeCounts, largeOrganization, largeOrganization)
  await sql.unsafe(
    'create index messages_words on messages using gin (organization_words(organization_id, search))',
  )
}

interface Counts {
  conversations: number
  facts: number
  gaps: number
}

/** As much for each of the organizations from one to another. */
async function load(sql: Sql, { conversations, facts, gaps }: Counts, from: number, to: number) {
  const each = (count: number) => `generate_series(${from}, ${to}) o, generate_series(1, ${count}) n`
  const ago = (unit: string) => `now() - n * interval '1 ${unit}'`
  await sql.unsafe(`
    set session_replication_role = replica;
    with begun as (insert into conversations
      (organization_id, agent_id, snapshot_address, frozen_versions, locale, status, state, phase, messages_count,
        created_at, last_message_at, number, unread)
      select o, 1 + n % 3, 'snapshot', '{}', 'en', case when n % 50 = 0 then 'active' else 'completed' end, '{}',
        'welcome', ${messagesEach}, ${ago('minute')}, ${ago('minute')}, n, n % 500 = 0
      from ${each(conversations)} returning organization_id, id)
    insert into messages (organization_id, conversation_id, role, text, created_at)
      select organization_id, id, case when n % 2 = 0 then 'visitor' else 'agent' end,
        'The audit of case' || id || ' costs ' || n || ' euros.', now()
      from begun, generate_series(1, ${messagesEach}) n;
    with known as (insert into contacts (organization_id, name, created_at)
      select o, 'Visitor', now() from generate_series(${from}, ${to}) o returning organization_id, id)
    insert into contact_conversations (organization_id, conversation_id, contact_id, lead_since)
      select k.organization_id, c.id, k.id, c.created_at from known k join conversations c using (organization_id)
      where c.number % 7 = 0;
    insert into knowledge_facts
      (organization_id, source_id, text, statement, origin, topic, tier, digested_tier, reviewed, created_at)
      select o, 1 + n % 40, 'Workshop' || n || ' takes ' || n % 7 || ' days.', 'workshop' || n || ' takes ' || n % 7 || ' days',
        'digested', (array['offer', 'pricing', 'method', 'people'])[1 + n % 4], 'situational', 'situational',
        n % 20 = 0, ${ago('minute')}
      from ${each(facts)};
    with asked as (insert into knowledge_gaps (organization_id, agent_id, question, status, created_at)
      select o, 1 + n % 3, 'Is there a room for party' || n || '?', case when n % 10 = 0 then 'open' else 'archived' end,
        ${ago('hour')}
      from ${each(gaps)} returning organization_id, id)
    insert into knowledge_gap_occurrences (organization_id, gap_id, conversation_id, asked_at)
      select organization_id, id, 1, now() from asked, generate_series(1, 1 + id::int % 3);
    reset session_replication_role`)
}
