import type { TestContext } from 'node:test'
import type { Environment } from '../environment.ts'
import { ChatSession } from '../visit/chat_session.ts'
import type { State } from '../visit/state.ts'
import { testEnvironment } from './environment.ts'

export const start = 'POST /visit/agents/ag_1/conversations'
export const conversation = 'GET /visit/conversation'
export const messages = 'POST /visit/conversation/messages'
export const stop = 'POST /visit/conversation/turn/stop'
export const stream = 'GET /visit/conversation/stream'

/** A visitor of the agent `ag_1`, every state they were in, and how long they waited. */
export function newSession(
  t: TestContext,
  service: string,
  change: Partial<Environment> = {},
  identity?: string,
) {
  const { environment, pauses } = testEnvironment(change)
  const states: State[] = []
  const visit = { service, agent: 'ag_1', start: { locale: 'en', ...(identity && { identity }) } }
  const session = new ChatSession(visit, environment, () => states.push(session.store.state))
  t.after(() => session.close())
  const texts = () => session.store.state.messages.map(({ text }) => text)
  return { session, environment, pauses, states, texts }
}
