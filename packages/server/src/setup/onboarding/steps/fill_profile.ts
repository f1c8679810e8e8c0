import { applyOrganizationFindings, listOrganizationFindings } from '../../../knowledge/index.ts'
import { write } from '../run.ts'
import type { StepWork } from './step.ts'

/** What the pages say about the organization. What its owner has stated stays. */
export const fillProfile: StepWork = async ({ tenant }, context, run) => {
  const found = await listOrganizationFindings(tenant, { source_ids: run.sources.map(({ id }) => id) })
  if (found.length > 0)
    await write(tenant, context, run, async (db) => {
      await applyOrganizationFindings(context, db, found)
      return undefined
    })
  return 'done'
}
