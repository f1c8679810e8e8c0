import type { Command } from '../command.ts'
import { UsageError } from '../command.ts'
import { organizationOption } from './organization_option.ts'

export const membersInvite: Command = {
  name: 'members invite',
  summary:
    'Invite someone to an organization. The link is printed once, as the only line on standard output.',
  details: 'The link works once, for 7 days. A new link for the same address replaces the old one.',
  options: {
    organization: organizationOption,
    email: { value: '<address>', required: true, meaning: 'The email address to invite.' },
    role: { value: '<role>', meaning: 'owner, editor (default) or viewer.' },
  },
  async run({ values, say, environment }) {
    const { role = 'editor' } = values
    if (role !== 'owner' && role !== 'editor' && role !== 'viewer')
      throw new UsageError('--role must be owner, editor or viewer.')
    const { getOrganization, inviteMember, readConfig, withDatabase } = await import('@foyer/server')
    const config = readConfig(environment)
    const invitation = await withDatabase(config, 'foyer members invite', async (database) => {
      const organization = await getOrganization(database, values.organization!)
      const invited = { email: values.email!, role, publicUrl: config.publicUrl } as const
      return inviteMember(database, organization, invited, new Date())
    })
    say('Send it to the person: it is not stored and cannot be shown again.')
    return { data: invitation, text: invitation.url }
  },
}
