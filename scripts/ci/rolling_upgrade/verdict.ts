import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Client } from '../../../packages/cli/src/testing/client.ts'
import { type Address, connect } from '../../../packages/server/src/platform/db/connect.ts'
import { schema } from '../../../packages/server/src/platform/db/queue.ts'
import type { Load } from './load.ts'

/** What a job may take that failed once and waits to be tried again. */
const jobPatienceMs = 60_000
/** Whatever happens to storage, a request is answered within this. */
const longestPauseMs = 10_000

/** Looks up everything that was promised. Returns what is missing, doubled or unfinished. */
export async function findMisses(client: Client, databaseUrl: string, load: Load): Promise<string[]> {
  const misses = [...load.misses, ...(await unfinishedJobs({ url: databaseUrl }))]
  for (const look of [wrongConversations, uncountedConversations, lostKnowledge, lostEdits])
    misses.push(...(await look(client, load)))
  if (load.longestPauseMs > longestPauseMs)
    misses.push(`no write was accepted for ${Math.round(load.longestPauseMs)} ms`)
  return misses
}

export async function unfinishedJobs(address: Address): Promise<string[]> {
  const sql = connect(address, { connections: 1 })
  try {
    for (const deadline = performance.now() + jobPatienceMs; ; await sleep(200)) {
      const jobs = await sql<{ name: string; state: string; count: number }[]>`
        select name, state::text as state, count(*)::int as count from ${sql(schema)}.job
        where state <> 'completed' group by 1, 2 order by 1, 2`
      if (jobs.every(({ state }) => state === 'failed') || performance.now() > deadline)
        return jobs.map(({ name, state, count }) => `${count} of the jobs ${name}: ${state}`)
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** A conversation has the opening, and then each message with its one reply, in the order of their acknowledgement. */
export async function wrongConversations(client: Client, { turns }: Pick<Load, 'turns'>): Promise<string[]> {
  const misses: string[] = []
  for (const [id, acknowledged] of turns) {
    const found = (await client.all(`/conversations/${id}/messages`)).slice(1).map((message) => message.id)
    const promised = acknowledged.flatMap(({ message, replies }) => [message.id, replies[0]?.id])
    if (!isDeepStrictEqual(found, promised))
      misses.push(`conversation ${id} has the messages ${found}; acknowledged were ${promised}`)
  }
  return misses
}

/** Numbers are kept when a conversation comes to rest, whichever release it does so on. */
async function uncountedConversations(client: Client): Promise<string[]> {
  const all = await client.all('/conversations?test=false')
  const atRest = all.filter(({ status, messages_count }) => status !== 'active' && messages_count > 1)
  // The demo has conversations of the last weeks.
  const since = new Date(Date.now() - 300 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const { conversations } = (await client.get(`/insights?since=${since}`)).current
  return conversations === atRest.length
    ? []
    : [`${atRest.length} conversations came to rest, and ${conversations} were counted`]
}

export async function lostKnowledge(
  client: Client,
  { facts, sources }: Pick<Load, 'facts' | 'sources'>,
): Promise<string[]> {
  const kept = (await client.all('/knowledge_facts')).map(({ id }) => id)
  const ready = (await client.all('/knowledge_sources?status=ready')).map(({ id }) => id)
  const runs = await client.all('/ingestion_runs')
  return [
    ...facts.filter(({ id }) => !kept.includes(id)).map(({ id }) => `fact ${id} is not there`),
    ...sources.filter(({ id }) => !ready.includes(id)).map(({ id }) => `source ${id} is not ready`),
    ...runs.filter(({ status }) => status !== 'applied').map(({ id, status }) => `run ${id} is ${status}`),
  ]
}

/** Every edit makes a version: there are as many more as were acknowledged, and what the last one set holds. */
async function lostEdits(client: Client, { flow, objectives }: Load): Promise<string[]> {
  const { version, phases } = await client.get(`/agents/${flow.agent}/flow`)
  const found = [version, phases[0].objective]
  const promised = [flow.version + objectives.length, objectives.at(-1)]
  return isDeepStrictEqual(found, promised) ? [] : [`the flow is at ${found}; acknowledged was ${promised}`]
}
