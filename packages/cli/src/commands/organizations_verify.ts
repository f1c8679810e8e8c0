import type { Command } from '../command.ts'
import { organizationOption } from './organization_option.ts'

export const organizationsVerify: Command = {
  name: 'organizations verify',
  summary: 'Verify an organization: until then it holds no conversations and reads no sources.',
  details: 'Organizations that are made on this server are verified from the start.',
  options: {
    organization: organizationOption,
    off: { meaning: 'Take the verification back.' },
  },
  async run({ values, say }) {
    const verified = values.off === undefined
    const { getOrganization, readConfig, setVerified, withDatabase } = await import('@foyer/server')
    const organization = await withDatabase(readConfig(), 'foyer organizations verify', async (database) =>
      setVerified(database, await getOrganization(database, values.organization!), verified, new Date()),
    )
    say(`"${organization.slug}" is ${verified ? 'verified' : 'not verified any more'}.`)
    return { data: organization, text: '' }
  },
}
