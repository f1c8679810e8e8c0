import { setTimeout as sleep } from 'node:timers/promises'
import { conversations } from '../../../packages/server/src/operator/demo/conversations.ts'
import type { Balancer } from './balancer.ts'

/** Visitors, owners and readers at work, and what they were promised. */

// biome-ignore lint/suspicious/noExplicitAny: what the API answered.
type Body = any

export interface Load {
  /** The turns of each conversation, as they were acknowledged. */
  turns: Map<number, Body[]>
  facts: Body[]
  sources: Body[]
  /** The flow before the first edit, and the objective that each edit has set. */
  flow: Body
  objectives: string[]
  reads: number
  writes: number
  longestPauseMs: number
  /** Requests that were refused, failed or broken off. */
  misses: string[]
  stop(): Promise<void>
}

const pauseMs = 100
const lists = [
  'conversations',
  'knowledge_gaps',
  'knowledge_facts',
  'events',
  'agents/front-desk/flow/versions',
]

export function startLoad({ call }: Balancer, flow: Body): Load {
  const stopping = new AbortController()
  const load: Load = {
    ...{ turns: new Map(), facts: [], sources: [], flow, objectives: [], misses: [] },
    ...{ reads: 0, writes: 0, longestPauseMs: 0 },
    async stop() {
      stopping.abort()
      await working
    },
  }

  async function ask(method: string, path: string, body?: unknown): Promise<Body | undefined> {
    try {
      const answer = await call(method, path, body)
      if (answer.status < 300) return answer.body
      load.misses.push(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    } catch (error) {
      load.misses.push(`${method} ${path} was not answered: ${(error as Error).cause ?? error}`)
    }
  }

  let lastWrite = performance.now()
  async function write(method: string, path: string, body?: unknown): Promise<Body | undefined> {
    const answer = await ask(method, path, body)
    if (!answer) return
    load.longestPauseMs = Math.max(load.longestPauseMs, performance.now() - lastWrite)
    lastWrite = performance.now()
    load.writes++
    return answer
  }

  async function converse(n: number) {
    const { agent, locale = 'en', said } = conversations[n % conversations.length]!
    const conversation = await write('POST', `/agents/${agent}/conversations`, { locale })
    if (!conversation) return
    const turns: Body[] = []
    load.turns.set(conversation.id, turns)
    for (const each of said) {
      const message = typeof each === 'string' ? { text: each } : { chip: each }
      const turn = await write('POST', `/conversations/${conversation.id}/messages`, message)
      if (!turn) return
      turns.push(turn)
      await sleep(pauseMs)
    }
    const { status } = turns.at(-1).conversation
    if (status === 'active') await write('POST', `/conversations/${conversation.id}/close`)
  }

  async function edit(n: number) {
    const objective = `Learn what brings them to us (${n}).`
    const path = `/agents/${flow.agent}/flow/states/${flow.phases[0].id}`
    if (await write('PATCH', path, { objective })) load.objectives.push(objective)
  }

  async function state(n: number) {
    const fact = await write('POST', '/knowledge_facts', { text: `Room ${n} has ${n + 2} chairs.` })
    if (fact) load.facts.push(fact)
  }

  async function add(n: number) {
    const text = `Tour ${n} starts at pier ${n}. It takes ${n + 1} hours and costs ${10 + n} euros.`
    const source = await write('POST', '/knowledge_sources', { kind: 'text', title: `Tour ${n}`, text })
    if (source) load.sources.push(source)
  }

  async function read(n: number) {
    const list = lists[n % (lists.length + 1)]
    const search = { query: 'How long does the pricing audit take?' }
    if (await (list ? ask('GET', `/${list}`) : ask('POST', '/knowledge/search', search))) load.reads++
  }

  async function repeat(work: (n: number) => Promise<void>, everyMs: number, first = 0) {
    for (let n = first; !stopping.signal.aborted; n++) {
      await work(n)
      await sleep(everyMs)
    }
  }
  const visitors = [0, 1, 2].map((first) => repeat(converse, pauseMs, first))
  const owners = [repeat(edit, 2 * pauseMs), repeat(state, 2 * pauseMs), repeat(add, 10 * pauseMs)]
  const working = Promise.all([...visitors, ...owners, repeat(read, pauseMs)])
  return load
}
