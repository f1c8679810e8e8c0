import type { Sql } from '../../packages/server/src/platform/db/connect.ts'
import { largeCounts } from '../large_organization.ts'

/**
 * Makes a large organization of the only one there is: by SQL, in a few minutes. Its rows are copied, so that every page
 * has something true to show, with triggers and key checks off. Conversations go back two months; a few gaps were asked
 * very often, and most of them once.
 */

const agents = 100
const sources = 200
const { conversations, facts, gaps } = largeCounts
const contacts = 20_000
const factsEach = 5
const passages = facts / factsEach
const pagesEach = 25
/** Ids of copies begin here, where they have to be known. */
const first = 1000
/** No conversation that is copied has more messages. */
const messagesSpan = 128

export async function enlarge(sql: Sql) {
  const { copy, run } = await copier(sql)
  await run(`set session_replication_role = replica; drop index messages_words`)

  // Agents, with their flows and prompts. One flow and one prompt were changed often.
  const series = [3, agents] as const
  const agent = { agent_id: 'n' }
  await copy('agents', series, 't.id = 1', {
    id: 'n',
    slug: `'desk-' || n`,
    name: `'Desk ' || ${oneOf('n', cities)} || ' ' || n`,
    public_id: `'ag_' || left(md5(n::text), 16)`,
  })
  await copy('flows', series, 't.agent_id = 1', agent)
  await copy('flow_versions', series, 't.agent_id = 1', agent)
  await copy('prompt_templates', series, 't.agent_id = 1', agent)
  await run('update flows set version = 300 where agent_id = 1')
  await copy(
    'flow_versions',
    [1, 300],
    `t.agent_id = 1 and t.version = 1 and not exists (select from flow_versions v where v.agent_id = 1 and v.version = n)`,
    {
      version: 'n',
      definition:
        '(select v.definition from flow_versions v where v.agent_id = 1 order by v.version desc limit 1)',
    },
  )
  await copy('prompt_templates', [10, 200], `t.id = (select min(id) from prompt_templates)`, {
    version: 'n',
    active: 'false',
  })

  // Knowledge: sites with pages, whose passages state facts.
  const source = (passage: string) => `${first} + (${passage}) % ${sources}`
  await copy('knowledge_sources', [0, sources - 1], 't.id = 1', {
    id: `${first} + n`,
    kind: `(array['page', 'site', 'text'])[1 + n % 3]`,
    title: `${oneOf('n', cities)} || ' handbook ' || n`,
    url: `'https://' || n || '.brightwater.example/'`,
    passages_count: `${passages / sources}`,
    restricted: 'n % 10 = 0',
  })
  await run(`insert into knowledge_source_agents (organization_id, source_id, agent_id)
    select organization_id, id, a from knowledge_sources, generate_series(1, 3) a where restricted`)
  await copy('knowledge_documents', [0, sources * pagesEach - 1], 't.id = 1', {
    id: `${first} + n`,
    source_id: `${first} + n / ${pagesEach}`,
    url: `'https://' || n / ${pagesEach} || '.brightwater.example/page-' || n`,
    position: `n % ${pagesEach}`,
  })
  await copy('knowledge_passages', [0, passages - 1], 't.id = 1', {
    id: `${first} + n`,
    source_id: source('n'),
    document_id: `${first} + n % ${sources} * ${pagesEach} + n % ${pagesEach}`,
    text: `'Workshops in ' || ${oneOf('n', cities)} || ' are held in room ' || n || '.'`,
    fact_ids: `array(select ${first} + n * ${factsEach} + i from generate_series(0, ${factsEach - 1}) i)`,
  })
  await copy(
    'knowledge_facts',
    [0, facts - 1],
    `t.id = (select min(id) from knowledge_facts where in_passage)`,
    {
      id: `${first} + n`,
      source_id: source(`n / ${factsEach}`),
      text: `'Workshop ' || n || ' in ' || ${oneOf('n', cities)} || ' takes ' || n % 7 || ' days.'`,
      statement: `'workshop ' || n || ' takes ' || n % 7 || ' days'`,
      topic: `(array['offer', 'pricing', 'method', 'people'])[1 + n % 4]`,
      reviewed: 'n % 20 = 0',
      supported: 'n % 50 <> 1',
      created_at: ago(`${facts} - n`, 'minute'),
    },
  )
  await run(`insert into knowledge_fact_exclusions (organization_id, fact_id, agent_id)
    select organization_id, id, 1 + id % ${agents} from knowledge_facts where id >= ${first} and id % 10 = 0`)
  await copy('ingestion_runs', [1, 2000], `t.id = 1`, {
    source_id: source('n'),
    created_at: ago('2000 - n', 'hour'),
  })

  // Conversations: eight of those that there are, again and again.
  await run(`create temporary table originals as
    select row_number() over (order by id) - 1 as place, id,
      (select min(m.id) from messages m where m.conversation_id = c.id) as first_message
    from (select * from conversations order by messages_count desc limit 8) c`)
  const all = [1, conversations] as const
  const original = (id: string) => `${id} = (select o.id from originals o where o.place = n % 8)`
  const at = ago(`${conversations} - n`, 'minute')
  const name = `${oneOf(`n / 5 % ${contacts}`, names)} || ' ' || ${oneOf(`n / 5 % ${contacts} / ${names.length}`, surnames)}`
  const email = `'visitor' || n / 5 % ${contacts} || '@' || lower(${oneOf('n / 5', surnames)}) || '.example'`
  // Three of ten have said who they are, half of them are leads.
  const isKnown = 'n % 10 < 3'
  const isLead = '(n % 20 < 3)'
  await copy('conversations', all, original('t.id'), {
    id: `${first} + n`,
    agent_id: `1 + n / 3 % ${agents}`,
    number: `${first} + n`,
    status: `case when n % 50 = 0 then 'active' when ${isLead} then 'completed' else (array['completed', 'closed', 'expired', 'paused'])[1 + n / 7 % 4] end`,
    visitor: `case when ${isKnown} then jsonb_build_object('name', ${name}, 'email', ${email}) end`,
    fit: `case when n % 3 = 0 then (array['ideal', 'acceptable', 'poor_fit', 'dealbreaker', 'unknown'])[1 + n / 3 % 5] end`,
    person_wanted: 'n % 1000 = 0',
    assignee_id: 'case when n % 400 = 0 then 1 end',
    unread: 'n % 500 = 0',
    unread_count: '(n % 500 = 0)::int',
    lead_since: `case when ${isLead} then ${at} end`,
    created_at: at,
    last_message_at: at,
    paused_at: `case when n % 50 <> 0 and not ${isLead} and n / 7 % 4 = 3 then now() - interval '1 day' end`,
    ended_at: `case when n % 50 <> 0 and (${isLead} or n / 7 % 4 <> 3) then ${at} end`,
    pauses_at: 'null',
    mail_due_at: 'null',
    test: 'n % 100 = 7',
  })
  await run(`update conversation_counters set last_number = ${first + conversations}`)
  const message = (id: string) =>
    `${first} + n::bigint * ${messagesSpan} + ${id} - (select o.first_message from originals o where o.place = n % 8)`
  await copy('messages', all, original('t.conversation_id'), {
    id: message('t.id'),
    conversation_id: `${first} + n`,
    // A name that few have, a number that nobody else has, and a word of long ago.
    text: `t.text || case when t.role = 'visitor' then ' ' || ${oneOf(`n / 13`, surnames)} || n / 13 % 200
      || case when n < ${conversations / 3} and n % 3 = 0 then ' Lighthouse' else '' end || ' R' || n else '' end`,
    created_at: at,
    deliverable_id: 'null',
  })
  await copy('message_traces', [conversations * 0.9, conversations], original('t.conversation_id'), {
    message_id: message('t.message_id'),
    conversation_id: `${first} + n`,
    created_at: at,
  })
  await copy(
    'conversation_outcomes',
    all,
    `t.conversation_id = (select max(conversation_id) from conversation_outcomes) and n % 50 <> 0 and n % 100 <> 7`,
    {
      conversation_id: `${first} + n`,
      agent_id: `1 + n / 3 % ${agents}`,
      started_at: at,
      ended_at: at,
      answered: 'n % 4',
      unanswered: '(n % 5 = 0)::int',
      lead: isLead,
    },
  )
  await run(`insert into contacts (organization_id, id, name, emails, created_at) overriding system value
    select 1, ${first} + n / 5 % ${contacts}, min(${name}), array[min(${email})], min(${at})
    from generate_series(${all.join()}) n where ${isKnown} group by n / 5 % ${contacts};
    insert into contact_conversations (organization_id, conversation_id, contact_id, lead_since)
    select 1, ${first} + n, ${first} + n / 5 % ${contacts}, case when ${isLead} then ${at} end
    from generate_series(${all.join()}) n where ${isKnown};
    insert into visitor_identifiers (organization_id, conversation_id, kind, value)
    select 1, ${first} + n, 'email', ${email} from generate_series(${all.join()}) n where ${isKnown}`)

  // What agents could not answer.
  await copy(
    'knowledge_gaps',
    [1, gaps],
    `t.id = (select max(id) from knowledge_gaps where status = 'open' and last_check is not null)`,
    {
      id: `${first} + n`,
      agent_id: `1 + n / 3 % ${agents}`,
      question: `'Is there a room for ' || n || ' people in ' || ${oneOf('n', cities)} || '?'`,
      status: `(array['open', 'resolved', 'archived', 'archived', 'archived'])[1 + n % 5]`,
      resolution_basis: `case when n % 5 = 1 then 'verified' end`,
      resolved_at: `case when n % 5 = 1 then now() end`,
      created_at: ago(`${gaps} - n`, 'hour'),
    },
  )
  await run(`insert into knowledge_gap_occurrences (organization_id, gap_id, conversation_id, asked_at, question)
    select 1, ${first} + n, ${first} + 1 + (n::bigint * 7919 + i * 104729) % ${conversations}, ${ago('i * 97 % 80000', 'minute')}, 'Is there a room?'
    from generate_series(1, ${gaps}) n, generate_series(0, ${gaps} / n) i`)
  await run(`insert into standing_checks (organization_id, agent_id, gap_id, created_at)
    select organization_id, agent_id, id, created_at from knowledge_gaps where id > ${first} and status = 'resolved'`)

  // What is written down of all of it.
  const recent = { created_at: ago('200000 - n', 'second') }
  await copy('audit_log', [1, 200_000], 't.id = 1 + n % 160', recent)
  await copy('events', [1, 200_000], 't.id = 1 + n % 160', recent)
  await copy('webhook_deliveries', [1, 20_000], `t.id = 1`, {
    status: `(array['delivered', 'delivered', 'delivered', 'failed'])[1 + n % 4]`,
    next_attempt_at: 'null',
    created_at: ago('20000 - n', 'minute'),
  })
  await copy('usage_days', [100, 460], `t.day = (select max(day) from usage_days)`, {
    day: 'current_date - n',
  })

  // What people keep in lists.
  const named = { name: `t.name || ' ' || n` }
  await copy('services', [1, 100], 't.id = 1', { ...named, key: `t.key || '_' || n` })
  await run(`insert into service_agents (organization_id, service_id, agent_id)
    select organization_id, id, a from services, generate_series(1, ${agents}) a on conflict do nothing`)
  await copy('voice_profiles', [1, 100], 't.id = 1', named)
  await copy('fit_criteria', [1, 100], 't.id = 1', { description: `t.description || ' ' || n` })
  await copy('identities', [1, 100], 't.id = 1', { display_name: `t.display_name || ' ' || n` })
  await copy('deliverable_templates', [1, 100], 't.id = 1', named)
  await copy(
    'resource_drafts',
    [1, 500],
    `t.id = (select min(id) from resource_drafts where status = 'proposed')`,
    {},
  )
  await copy('saved_replies', [1, 200], `t.id = (select min(id) from saved_replies)`, {
    title: `t.title || ' ' || n`,
  })
  await copy('notes', [1, 5000], `t.id = 1`, { conversation_id: `${first} + n * 7` })
  await copy('api_keys', [1, 100], `t.id = 1`, { ...named, hash: 'sha256(n::text::bytea)' })
  await copy('users', [1, 50], 't.id = 1', {
    id: `${first} + n`,
    name: `'Teammate ' || n`,
    email: `n || t.email`,
  })
  await copy('members', [1, 50], 't.id = 1', {
    id: `${first} + n`,
    user_id: `${first} + n`,
    role: `(array['editor', 'viewer'])[1 + n % 2]`,
  })
  await copy('webhook_endpoints', [1, 20], 't.id = 1', { url: `t.url || '/' || n` })
  await copy('ingestion_instructions', [3, 40], 't.id = 1', { text: `t.text || ' ' || n`, position: 'n' })

  await run(`reset session_replication_role;
    create index messages_words on messages using gin (organization_words(organization_id, search))`)
  for (const table of [
    'agents',
    'knowledge_sources',
    'knowledge_documents',
    'knowledge_passages',
    'knowledge_facts',
    'knowledge_gaps',
    'conversations',
    'messages',
    'contacts',
    'users',
    'members',
  ])
    await run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  await run('vacuum analyze')
  await run('checkpoint')
}

const cities = ['Aarhus', 'Bremen', 'Cork', 'Delft', 'Espoo', 'Faro', 'Ghent', 'Husum', 'Izola', 'Jena']
const names = ['Ada', 'Bela', 'Cora', 'Dana', 'Elif', 'Finn', 'Gabi', 'Hugo', 'Ines', 'Jana', 'Karl', 'Lena']
const surnames = [
  'Albrecht',
  'Brandt',
  'Castro',
  'Dietz',
  'Eriksen',
  'Fischer',
  'Garnier',
  'Haddad',
  'Ivanova',
  'Jensen',
]

const ago = (count: string, unit: string) => `now() - (${count}) * interval '1 ${unit}'`
const oneOf = (index: string, words: string[]) =>
  `(array[${words.map((word) => `'${word}'`).join()}])[1 + (${index}) % ${words.length}]`

/** Copies rows: a copy for each number `n` of a series, with some columns set anew. */
async function copier(sql: Sql) {
  const columns = await sql<{ table_name: string; column_name: string; is_identity: string }[]>`
    select table_name, column_name, is_identity from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' order by ordinal_position`
  const run = async (statement: string) => void (await sql.unsafe(statement))
  const copy = (
    table: string,
    [from, to]: readonly [number, number],
    where: string,
    set: Record<string, string>,
  ) => {
    const copied = columns
      .filter(
        ({ table_name, column_name, is_identity }) =>
          table_name === table && (is_identity === 'NO' || column_name in set),
      )
      .map(({ column_name }) => column_name)
    const names = copied.map((name) => `"${name}"`)
    const values = copied.map((name) => set[name] ?? `t."${name}"`)
    return run(`insert into ${table} (${names}) overriding system value
      select ${values} from generate_series(${from}, ${to}) n join ${table} t on ${where} order by n`)
  }
  return { copy, run }
}
