import { isDeepStrictEqual } from 'node:util'
import { draftKinds } from '@foyer/contract'
import type { Contradiction } from '@foyer/engine'
import { listCatalogRows } from '../../../agents/index.ts'
import { listDismissedContradictions } from '../repository.ts'
import type { Step } from './step.ts'

/** Where the sources say something else than the catalog: told to the owner, never proposed as a second row. */
export const compareCatalog: Step = {
  stage: 'comparing',
  async think({ tenant, organization, threads }, run, material) {
    const kinds = draftKinds.filter((kind) => run.kinds.includes(kind))
    const rows = await listCatalogRows(tenant, kinds)
    const found = await threads.contradictions(organization.name, material, rows)
    const dismissed = await listDismissedContradictions(tenant)
    const left = found.filter((one) => !dismissed.some((other) => isSameFinding(one, other)))
    return async () => ({ contradictions: left })
  },
}

/** Until the sources say something else again. */
const isSameFinding = (one: Contradiction, other: Contradiction) =>
  one.kind === other.kind &&
  one.resource_id === other.resource_id &&
  one.field === other.field &&
  isDeepStrictEqual(one.stated, other.stated)
