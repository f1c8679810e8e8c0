import type { Command } from '../command.ts'
import { UsageError } from '../command.ts'
import { readExpiry } from '../expiry.ts'
import { organizationOption } from './organization_option.ts'

export const keysCreate: Command = {
  name: 'keys create',
  summary: 'Create an API key. It is printed once, as the only line on standard output.',
  options: {
    organization: organizationOption,
    name: {
      value: '<name>',
      required: true,
      meaning: 'What the key is for, so that it can be found and revoked.',
    },
    role: { value: '<role>', meaning: 'admin (default) or read_only.' },
    expires: {
      value: '<when>',
      meaning: 'A duration such as 30d, or a date such as 2027-01-31. Default: never.',
    },
  },
  async run({ values, say, environment }) {
    const now = new Date()
    const { role = 'admin' } = values
    if (role !== 'admin' && role !== 'read_only') throw new UsageError('--role must be admin or read_only.')
    const expires_at = values.expires === undefined ? null : readExpiry(values.expires, now)
    const { createKey, getOrganization, readConfig, withDatabase } = await import('@foyer/server')
    const key = await withDatabase(readConfig(environment), 'foyer keys create', async (database) => {
      const organization = await getOrganization(database, values.organization!)
      return createKey(database, organization, { name: values.name!, role, expires_at }, now)
    })
    say('Keep it like a password: it is not stored and cannot be shown again.')
    return { data: key, text: key.secret }
  },
}
