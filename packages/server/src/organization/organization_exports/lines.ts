import type { Snapshot } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'
import { listTables, rowsOf } from './repository.ts'

/** The lines of an export: one that says what this is, then one for every row of every table. */
export async function* linesOf(
  snapshot: Snapshot,
  { id, slug, name }: Organization,
  exported_at: Date,
): AsyncGenerator<string> {
  const header = {
    format: 'foyer.organization_export',
    version: 1,
    exported_at,
    organization: { id, slug, name },
  }
  yield JSON.stringify(header)
  for (const table of await listTables(snapshot)) {
    const start = `{"table":${JSON.stringify(table.name)},"row":`
    for await (const rows of rowsOf(snapshot, table)) for (const { row } of rows) yield `${start}${row}}`
  }
}
