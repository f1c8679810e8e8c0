import type { Command } from '../command.ts'
import { formatMinute, table } from '../table.ts'
import { organizationOption } from './organization_option.ts'

export const membersList: Command = {
  name: 'members list',
  summary: 'List the members of an organization.',
  details:
    'CONFIRMED says whether the person has confirmed the address with the link that was emailed to it.',
  options: { organization: organizationOption },
  async run({ values, environment }) {
    const { getOrganization, listMembers, readConfig, withDatabase } = await import('@foyer/server')
    const members = await withDatabase(readConfig(environment), 'foyer members list', async (database) =>
      listMembers(database, await getOrganization(database, values.organization!)),
    )
    return {
      data: members,
      text: table(
        ['email', 'confirmed', 'name', 'role', 'since'],
        members.map(({ email, email_confirmed, name, role, created_at }) => [
          email,
          email_confirmed ? 'yes' : 'no',
          name,
          role,
          formatMinute(new Date(created_at)),
        ]),
      ),
    }
  },
}
