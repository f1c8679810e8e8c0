import type { Command } from '../command.ts'
import { formatMinute, table } from '../table.ts'

export const organizationsList: Command = {
  name: 'organizations list',
  summary: 'List the organizations.',
  options: {},
  async run({ environment }) {
    const { listOrganizations, readConfig, withDatabase } = await import('@foyer/server')
    const rows = await withDatabase(readConfig(environment), 'foyer organizations list', listOrganizations)
    return {
      data: rows,
      text: table(
        ['slug', 'name', 'created', ...(severalDatabases(rows) ? ['database'] : [])],
        rows.map(({ slug, name, created_at, database }) => [
          slug,
          name,
          formatMinute(created_at),
          ...(database === undefined ? [] : [database]),
        ]),
      ),
    }
  },
}

const severalDatabases = (rows: { database?: string }[]) =>
  rows.some(({ database }) => database !== undefined)
