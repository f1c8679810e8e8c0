import { isLost } from '../service/refusal.ts'
import type { Service, Start } from '../service/service.ts'
import type { Pass } from './pass.ts'
import type { Store } from './store.ts'

export interface Arriving {
  service: Service
  pass: Pass
  store: Store
  /** The agent's public id. */
  agent: string
  start: Start
}

/** Takes up the conversation as it stands now. False when it cannot be returned to. */
export async function refresh({ service, pass, store }: Arriving): Promise<boolean> {
  try {
    const visit = await service.visit(pass.token)
    pass.renew(visit)
    store.tell({ type: 'visited', visit })
    return true
  } catch (error) {
    if (isLost(error)) return false
    throw error
  }
}

/** Under the same key a start that is repeated gives the same conversation. */
export async function start({ service, pass, store, agent, start }: Arriving, key: string): Promise<void> {
  introduce({ service, store, agent })
  const visit = await service.start(agent, start, key)
  pass.issue(visit)
  store.tell({ type: 'visited', visit })
}

type Meeting = Pick<Arriving, 'service' | 'store' | 'agent'>

/** Who receives the visitor is known sooner than what they say first; without it the header waits for that. */
export function introduce({ service, store, agent }: Meeting) {
  if (store.state.agent) return
  service.agent(agent).then(
    (met) => store.tell({ type: 'introduced', agent: met }),
    () => {},
  )
}
