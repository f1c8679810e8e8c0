import type { CaseSet } from './case.ts'
import { doc2dial } from './doc2dial.ts'
import { organizations } from './organizations.ts'
import { clinc150, hint3 } from './scope.ts'
import { squad } from './squad.ts'

/** Everything that the judgement is fitted to and measured by. */
export const caseSets = async (): Promise<CaseSet[]> => [
  ...squad(),
  ...doc2dial(),
  ...hint3(),
  ...clinc150(),
  ...squad({ asFacts: true }),
  ...(await organizations()),
]
