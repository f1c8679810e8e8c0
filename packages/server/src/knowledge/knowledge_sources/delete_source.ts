import type { Job } from '../../platform/queue/index.ts'
import { deleteSource } from './delete_source_job.ts'
import { deletePortion, deleteRow, portion, tables } from './deletion_repository.ts'

/** Each portion is kept before the next is begun: whoever takes the job up again goes on from there. */
export const deleteSourceContents: Job<{ source_id: number }> = {
  ...deleteSource,
  async run({ tenant }, { source_id }) {
    for (const [table, which] of tables)
      await inPortions(() => deletePortion(tenant, source_id, table, which))
    await deleteRow(tenant, source_id)
  },
}

async function inPortions(remove: () => Promise<number>) {
  for (;;) if ((await remove()) < portion) return
}
