import type { Command } from '../command.ts'
import { organizationOption } from './organization_option.ts'

export const keysRevoke: Command = {
  name: 'keys revoke',
  summary: 'Revoke a key. It stops working immediately, and its name can be used again.',
  options: {
    organization: organizationOption,
    name: { value: '<name>', required: true, meaning: 'The name of the key.' },
  },
  async run({ values, say, environment }) {
    const name = values.name!
    const { getOrganization, readConfig, revokeKey, withDatabase } = await import('@foyer/server')
    const revoked = await withDatabase(readConfig(environment), 'foyer keys revoke', async (database) =>
      revokeKey(database, await getOrganization(database, values.organization!), name, new Date()),
    )
    say(`Revoked "${name}".`)
    return { data: { ...revoked, name }, text: '' }
  },
}
