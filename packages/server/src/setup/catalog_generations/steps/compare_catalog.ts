import { draftKinds } from '@foyer/contract'
import { listCatalogRows } from '../../../agents/index.ts'
import type { Step } from './step.ts'

/** Where the sources say something else than the catalog: told to the owner, never proposed as a second row. */
export const compareCatalog: Step = {
  stage: 'comparing',
  async think({ tenant, organization, threads }, run, material) {
    const kinds = draftKinds.filter((kind) => run.kinds.includes(kind))
    const rows = await listCatalogRows(tenant, kinds)
    const found = await threads.contradictions(organization.name, material, rows)
    return async () => ({ contradictions: found })
  },
}
