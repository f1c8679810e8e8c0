import type { Responder, ResponderEvent, ResponderRequest } from '@foyer/engine'
import { createOutbound } from '../../platform/outbound/request.ts'
import { createCallStatistics } from '../../reasoning/reasoner/model/call_statistics.ts'
import { createCircuitBreaker } from '../../reasoning/reasoner/model/circuit_breaker.ts'
import { connectionTo } from '../../reasoning/reasoner/model/connection.ts'
import type { ModelSetting } from '../../reasoning/reasoner/model/setting.ts'
import { createModelClient, createTurnModel, type ModelClient } from '../../reasoning/responder/index.ts'
import { protocolOf, settingOf } from './calls.ts'
import { type ModelProviderServer, type Script, startModelProvider } from './start.ts'

export interface TurnOptions {
  /** A setting of the first model, beside its address. */
  first?: Partial<ModelSetting>
  /** What the second model does; there is none without. */
  second?: Script
  signal?: AbortSignal
}

const outside = createOutbound({ allow: [] })

/** Turns with a model that behaves as the script says; what would be waited for is noted in `slept`. */
export async function turnsWith(
  script: Script,
  { first = {}, second, signal = nobodyStops }: TurnOptions = {},
) {
  const clock = { ms: 0 }
  const slept: number[] = []
  const statistics = createCallStatistics()
  const start = async (behaviour: Script, changes: Partial<ModelSetting>) => {
    const provider = changes.provider ?? 'openai_compatible'
    const server = await startModelProvider({ protocol: protocolOf[provider], script: behaviour })
    const setting = settingOf(server, changes)
    const connection = connectionTo(setting, outside)
    // Loaded before anybody's time begins to count.
    await connection.model()
    const sleep = async (milliseconds: number) => void slept.push(milliseconds)
    const breaker = createCircuitBreaker(setting.deadlines.rest_seconds, () => clock.ms)
    return { server, client: createModelClient(setting, { ...connection, sleep }, statistics, breaker) }
  }
  const one = await start(script, first)
  const other = second && (await start(second, { model: 'second-model' }))
  let answers = 0
  const clients: [ModelClient, ...ModelClient[]] = [one.client, ...(other ? [other.client] : [])]
  const model = createTurnModel(clients, () => {
    answers += 1
  })
  const newTurn = () => model.responder(signal)
  return {
    model,
    newTurn,
    /** One request of a turn of its own. */
    ask: (request: Partial<ResponderRequest> = {}) => eventsOf(newTurn(), request),
    server: one.server,
    second: other?.server as ModelProviderServer,
    statistics,
    slept,
    clock,
    answers: () => answers,
  }
}

const nobodyStops = new AbortController().signal

export const lookUp = {
  name: 'look_up',
  description: 'Looks something up.',
  parameters: {
    type: 'object',
    properties: { query: { type: 'string' } },
    required: ['query'],
    additionalProperties: false,
  },
}

/** All that a responder tells about one request. */
export async function eventsOf(responder: Responder, request: Partial<ResponderRequest> = {}) {
  const events: ResponderEvent[] = []
  const asked = {
    system: 'You are kind.',
    messages: [{ role: 'user' as const, text: 'Hello' }],
    tools: [lookUp],
  }
  for await (const event of responder.respond({ ...asked, ...request })) events.push(event)
  const last = events.at(-1)
  return {
    events,
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    calls: events.flatMap((event) => (event.type === 'call' ? [event.call] : [])),
    /** How it ended, in one word. */
    end: last?.type === 'end' ? last.because : last?.type === 'failure' ? last.failure.reason : undefined,
    message: last?.type === 'failure' ? last.failure.message : undefined,
    usage: last?.type === 'end' || last?.type === 'failure' ? last.usage : undefined,
  }
}
