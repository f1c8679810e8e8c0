import type { Command } from '../command.ts'
import { formatMinute, table } from '../table.ts'
import { organizationOption } from './organization_option.ts'

export const keysList: Command = {
  name: 'keys list',
  summary: 'List the keys of an organization, including revoked ones.',
  options: { organization: organizationOption },
  async run({ values, environment }) {
    const { getOrganization, listKeys, readConfig, withDatabase } = await import('@foyer/server')
    const keys = await withDatabase(readConfig(environment), 'foyer keys list', async (database) =>
      listKeys(database, await getOrganization(database, values.organization!)),
    )
    return {
      data: keys,
      text: table(
        ['name', 'role', 'created', 'last used', 'expires', 'revoked'],
        keys.map((key) => [
          key.name,
          key.role,
          ...[key.created_at, key.last_used_at, key.expires_at, key.revoked_at].map(formatMinute),
        ]),
      ),
    }
  },
}
