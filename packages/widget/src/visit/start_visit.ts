import { isTokenInvalid } from '../service/refusal.ts'
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
  loadAgent({ client, store, agent })
  const visit = await client.start(agent, start, key)
  visitToken.set(visit)
  store.dispatch({ type: 'visited', visit })
}

type AgentContext = Pick<VisitContext, 'client' | 'store' | 'agent'>

/** Who receives the visitor is known sooner than what they say first; without it the header waits for that. */
export function loadAgent({ client, store, agent }: AgentContext) {
  if (store.state.agent) return
  client.agent(agent).then(
    (met) => store.dispatch({ type: 'introduced', agent: met }),
    () => {},
  )
}
