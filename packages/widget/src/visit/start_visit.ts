import { isInputRefused, isTokenInvalid } from '../service/refusal.ts'
import type { StartBody, VisitClient } from '../service/visit_client.ts'
import type { Store } from './store.ts'
import type { VisitToken } from './visit_token.ts'

export interface VisitContext {
  client: VisitClient
  visitToken: VisitToken
  store: Store
  /** The agent's public id. */
  agent: string
  start: StartBody
}

/** Takes up the conversation as it stands now. False when it cannot be returned to. */
export async function refreshVisit({ client, visitToken, store }: VisitContext): Promise<boolean> {
  try {
    const visit = await client.visit(visitToken.value)
    visitToken.renew(visit)
    store.dispatch({ type: 'visited', visit })
    return true
  } catch (error) {
    if (isTokenInvalid(error)) return false
    throw error
  }
}

/** Under the same key a start that is repeated gives the same conversation. */
export async function startVisit(
  { client, visitToken, store, agent, start }: VisitContext,
  key: string,
): Promise<void> {
  loadAgent({ client, store, agent, start })
  const visit = await startIdentified(client, agent, start, key)
  visitToken.set(visit)
  store.dispatch({ type: 'visited', visit })
}

/** A visitor who cannot be identified is received all the same, as nobody in particular. */
async function startIdentified(client: VisitClient, agent: string, start: StartBody, key: string) {
  const { identity, ...unidentified } = start
  try {
    return await client.start(agent, start, key)
  } catch (error) {
    // A refused identity must not keep the visitor from talking.
    if (identity === undefined || !isInputRefused(error)) throw error
    warn(error)
    return client.start(agent, unidentified, `${key}-unidentified`)
  }
}

const warn = ({ message }: Error) => console.warn(`foyer-chat: ${message}`)

type AgentContext = Pick<VisitContext, 'client' | 'store' | 'agent' | 'start'>

/** Who receives the visitor is known sooner than what they say first; without it the header waits for that. */
export async function loadAgent({ client, store, agent, start }: AgentContext): Promise<void> {
  if (store.state.agent) return
  const met = await client.agent(agent, start.locale).catch((error) => {
    // A site that is not allowed cannot be helped by trying again: its owner reads on the console what to do.
    if (isInputRefused(error)) {
      warn(error)
      store.dispatch({ type: 'staged', stage: 'unavailable' })
    }
    return undefined
  })
  store.dispatch({ type: 'introduced', agent: met })
}
