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
        ['slug', 'name', 'created'],
        rows.map(({ slug, name, created_at }) => [slug, name, formatMinute(created_at)]),
      ),
    }
  },
}
