import type { TestContext } from 'node:test'
import type { Surroundings } from '../surroundings.ts'
import type { State } from '../visit/state.ts'
import { Visitor } from '../visit/visitor.ts'
import { surroundings } from './surroundings.ts'

export const start = 'POST /visit/agents/ag_1/conversations'
export const conversation = 'GET /visit/conversation'
export const messages = 'POST /visit/conversation/messages'
export const stream = 'GET /visit/conversation/stream'

/** A visitor of the agent `ag_1`, every state they were in, and how long they waited. */
export function visitorOf(t: TestContext, service: string, change: Partial<Surroundings> = {}) {
  const { around, pauses } = surroundings(change)
  const states: State[] = []
  const place = { service, agent: 'ag_1', start: { locale: 'en' } }
  const visitor = new Visitor(place, around, () => states.push(visitor.store.state))
  t.after(() => visitor.leave())
  const texts = () => visitor.store.state.messages.map(({ text }) => text)
  return { visitor, around, pauses, states, texts }
}
