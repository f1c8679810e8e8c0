import type { JobKind } from '../../platform/db/index.ts'

/** Makes the proposals of a generation; `generate_catalog.ts` does it. */
export const generateCatalogJob: JobKind<{ generation_id: number }> = {
  name: 'generate_catalog',
  retries: 3,
  givesUp: true,
}
