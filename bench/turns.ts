import { performance } from 'node:perf_hooks'
import { type Address, connect } from '../packages/server/src/platform/db/connect.ts'
import type { Pace } from './compare.ts'
import type { Fixture } from './fixture.ts'
import { type Call, runLoad, sendOnce } from './load.ts'
import type { Program } from './program.ts'

/**
 * P4: turns with the builtin reasoner, through HTTP and onto PostgreSQL. Whole conversations, from the first answer to
 * the papers at the end; and by themselves, what one turn costs early and late in a long conversation.
 */

export interface TurnFigures {
  perSecond: number
  p95Ms: number
  /** Processor time of the program itself, without PostgreSQL's. */
  cpuPerTurn: number
  earlyMs: number
  lateMs: number
  /** Of the updates of conversations, those that stayed on their page, so that no index was written. */
  stayed: number
}

const goals = { perSecond: 250, growth: 1.3 }
const connections = 20
const early = 2
const late = 100
const longTalks = 40

/** What a visitor of the seeded flow says; the last answer completes the conversation. */
const said = [
  { text: 'We want a new website for our bakery. How long does a website take?' },
  { text: 'Today we only have a page on a social network, and nobody finds it.' },
  { chip: { slot: 'priorities', values: ['price', 'advice'] } },
  { text: 'Our budget is about 12,000 euros.' },
  { text: 'Sorry, make that 25,000. What does hosting cost?' },
  { chip: { slot: 'timing', values: ['quarter'] } },
  { text: 'You can write to jana@bakery.example.' },
] as const
const facts = ['A website takes six weeks.', 'Hosting costs 20 euros a month.', 'Support is included.']
const questions = ['How long does a website take?', 'What does hosting cost?', 'Is support included?']

export async function measureTurns(
  program: Program,
  fixture: Fixture,
  pace: Pace,
): Promise<Omit<TurnFigures, 'stayed'>> {
  const talk = talkWith(program, fixture)
  await talk.prepare()
  const warm = await talk.run(pace.seconds)
  const rounds: Pick<TurnFigures, 'perSecond' | 'p95Ms' | 'cpuPerTurn'>[] = []
  for (let round = 0; round < pace.rounds; round++) {
    const before = await program.cpu()
    const { perSecond, p95Ms, answered } = await talk.run(pace.seconds, warm.perSecond)
    rounds.push({ perSecond, p95Ms, cpuPerTurn: ((await program.cpu()) - before) / answered })
  }
  const { earlyMs, lateMs } = await talk.grow()
  const median = (of: (round: (typeof rounds)[number]) => number) => middle(rounds.map(of))
  return {
    perSecond: median(({ perSecond }) => perSecond),
    p95Ms: median(({ p95Ms }) => p95Ms),
    cpuPerTurn: median(({ cpuPerTurn }) => cpuPerTurn),
    earlyMs,
    lateMs,
  }
}

export function talkWith({ port }: Pick<Program, 'port'>, { key, phases }: Fixture) {
  const { slug } = phases[0]!
  const headers = { authorization: `Bearer ${key}` }
  const post = (path: string, body: object): Call => ({
    method: 'POST',
    path: `/v1${path}`,
    headers,
    body: JSON.stringify(body),
  })
  const message = (id: number, body: object) => post(`/conversations/${id}/messages`, body)

  async function sent(call: Call) {
    const { status, body } = await sendOnce(port, call)
    if (status >= 300) throw new Error(`A request was answered with ${status}: ${body}`)
    return JSON.parse(body)
  }

  async function start(count: number): Promise<number[]> {
    const ids: number[] = []
    for (let n = 0; n < count; n++) ids.push((await sent(post(`/agents/${slug}/conversations`, {}))).id)
    return ids
  }

  const ask = (id: number, turn: number) => sent(message(id, { text: questions[turn % questions.length]! }))

  return {
    start,
    ask,

    /** A conversation in which only questions are asked goes on until its phase has had its turns: that is far away. */
    async prepare() {
      const { phases } = await sent({ method: 'GET', path: `/v1/agents/${slug}/flow`, headers })
      const body = JSON.stringify({ max_turns: 1000 })
      const path = `/v1/agents/${slug}/flow/states/${phases[0].id}`
      await sent({ method: 'PATCH', path, headers, body })
      for (const text of facts) await sent(post('/knowledge_facts', { text }))
    },

    /** Conversations are started before the clock is: as many as could be talked through at twice the expected pace. */
    async run(seconds: number, perSecond = goals.perSecond * 2) {
      const each = Math.ceil((seconds * perSecond * 2) / said.length / connections) + 1
      const ids = await start(each * connections)
      const call = (connection: number, turn: number) => {
        const id = ids[connection * each + Math.floor(turn / said.length)]
        if (id === undefined) throw new Error('All conversations are over: start more of them.')
        return message(id, said[turn % said.length]!)
      }
      return runLoad({ port, connections, seconds, call })
    },

    /** Early and late turns one by one and in alternation, so that a noisy machine is noisy to both. */
    async grow() {
      const [old, young] = [await start(longTalks), await start(longTalks)]
      for (const id of old) for (let turn = 1; turn < late; turn++) await ask(id, turn)
      for (const id of young) for (let turn = 1; turn < early; turn++) await ask(id, turn)
      const times: { early: number[]; late: number[] } = { early: [], late: [] }
      for (let n = 0; n < longTalks; n++) {
        times.early.push(await timed(() => ask(young[n]!, early)))
        times.late.push(await timed(() => ask(old[n]!, late)))
      }
      return { earlyMs: middle(times.early), lateMs: middle(times.late) }
    },
  }
}

/** When the program has ended: PostgreSQL counts what a connection did at its end, at the latest. */
export async function shareThatStayed(address: Address): Promise<number> {
  const sql = connect(address, { connections: 1 })
  const [row] = await sql<{ share: number }[]>`
    select n_tup_hot_upd::float / n_tup_upd as share from pg_stat_user_tables where relname = 'conversations'`
  await sql.end()
  return row!.share
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!

export function describeTurns({
  perSecond,
  p95Ms,
  cpuPerTurn,
  earlyMs,
  lateMs,
  stayed,
}: TurnFigures): string {
  const growth = lateMs / earlyMs
  const judged = (reached: boolean) => (reached ? 'reached' : 'missed')
  return [
    `P4 turns, ${connections} at once: ${perSecond.toFixed(0)} a second, p95 ${p95Ms.toFixed(1)} ms, ` +
      `cpu ${cpuPerTurn.toFixed(0)} µs (goal ${goals.perSecond}: ${judged(perSecond >= goals.perSecond)})`,
    `P4 turn ${late} after turn ${early}: ${lateMs.toFixed(2)} ms after ${earlyMs.toFixed(2)} ms, ${growth.toFixed(2)} times ` +
      `(goal ${goals.growth}: ${judged(growth <= goals.growth)})`,
    `P4 updates of conversations that stayed on their page: ${(100 * stayed).toFixed(1)} %`,
  ].join('\n')
}
