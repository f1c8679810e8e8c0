import { createCatalogGeneration, getCatalogGeneration } from '../../catalog_generations/service.ts'
import { write } from '../run.ts'
import type { StepWork } from './step.ts'

/** Has services, a voice and fit criteria proposed from what was read. */
export const generateCatalog: StepWork = async ({ tenant }, context, run) => {
  const { catalog_generation_id } = await write(tenant, context, run, async (db, row) => {
    if (row.catalog_generation_id !== null) return undefined
    const { id } = await createCatalogGeneration(context, db, { source_ids: readSources(row) })
    return { fields: { catalog_generation_id: id } }
  })
  const { status, error } = await getCatalogGeneration(tenant, catalog_generation_id!)
  if (status === 'queued' || status === 'running') return 'wait'
  if (status === 'failed')
    await write(tenant, context, run, async (_db, row) => ({
      fields: { problems: [...row.problems, { step: 'catalog', lasting: false, ...(error ?? unknown) }] },
    }))
  return 'done'
}

const unknown = {
  code: 'internal',
  message: 'The proposals could not be generated. Start another catalog generation.',
}

const readSources = ({
  sources,
}: {
  sources: readonly { id: number; status: string; archived: boolean }[]
}) => sources.filter(({ status, archived }) => status === 'ready' && !archived).map(({ id }) => id)
