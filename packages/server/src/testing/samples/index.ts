import type { OperationId } from '@foyer/contract'
import { agents } from './agents.ts'
import { catalog } from './catalog.ts'
import { conversations } from './conversations.ts'
import { flow } from './flow.ts'
import { knowledge } from './knowledge.ts'
import { organization } from './organization.ts'
import { people } from './people.ts'
import type { Prepare } from './sample.ts'
import { setup } from './setup.ts'

export type { Sample } from './sample.ts'

/** For every operation, a request that succeeds on a fresh organization. The type fails when one is forgotten. */
export const samples: Record<OperationId, Prepare> = {
  ...people,
  ...organization,
  ...knowledge,
  ...agents,
  ...flow,
  ...conversations,
  ...catalog,
  ...setup,
}
