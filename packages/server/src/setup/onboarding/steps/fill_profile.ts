import { write } from '../run.ts'
import type { StepWork } from './step.ts'

/** What the pages say about the organization. What its owner has stated stays. */
export const fillProfile: StepWork = async ({ tenant, ports }, context, run) => {
  const { findings } = ports
  if (!findings) return 'done'
  const found = await findings.list(tenant, { source_ids: run.sources.map(({ id }) => id) })
  if (found.length > 0)
    await write(tenant, context, run, async (db) => {
      await findings.apply(context, db, found)
      return undefined
    })
  return 'done'
}
