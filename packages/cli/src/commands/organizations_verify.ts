import type { Command } from '../command.ts'
import { organizationOption } from './organization_option.ts'

export const organizationsVerify: Command = {
  name: 'organizations verify',
  summary:
    'Verify an organization. With --off, withdraw its verification: its agents stop answering and its sources are no longer synced.',
  details: 'Organizations created on this server are verified from the start.',
  options: {
    organization: organizationOption,
    off: { meaning: 'Withdraw the verification.' },
  },
  async run({ values, say, environment }) {
    const verified = values.off === undefined
    const { getOrganization, readConfig, setVerified, withDatabase } = await import('@foyer/server')
    const organization = await withDatabase(
      readConfig(environment),
      'foyer organizations verify',
      async (database) =>
        setVerified(database, await getOrganization(database, values.organization!), verified, new Date()),
    )
    say(`"${organization.slug}" is ${verified ? 'verified' : 'no longer verified'}.`)
    return { data: organization, text: '' }
  },
}
