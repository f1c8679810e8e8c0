import { draftKinds } from '@foyer/contract'
import { contradictions } from '@foyer/engine'
import { listCatalogRows } from '../../../agents/index.ts'
import type { Step } from './step.ts'

/** Where the sources say something else than the catalog: told to the owner, never proposed as a second row. */
export const compareCatalog: Step = {
  stage: 'comparing',
  async think({ tenant }, run, material) {
    const kinds = draftKinds.filter((kind) => run.kinds.includes(kind))
    const found = contradictions(material, await listCatalogRows(tenant, kinds))
    return async () => ({ contradictions: found })
  },
}
