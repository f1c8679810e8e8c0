import type { Command } from '../command.ts'
import { organizationOption } from './organization_option.ts'

export const demoLoad: Command = {
  name: 'demo load',
  summary: 'Load demo data, a consulting firm, into an organization that has no agents.',
  options: { organization: organizationOption },
  async run({ values, say, environment }) {
    const { getOrganization, loadDemo, readConfig, withDatabase } = await import('@foyer/server')
    const counts = await withDatabase(readConfig(environment), 'foyer demo load', async (database) =>
      loadDemo(database, await getOrganization(database, values.organization!), new Date()),
    )
    const listed = Object.entries(counts).map(([what, count]) => `${count} ${what.replaceAll('_', ' ')}`)
    say(`Loaded ${listed.join(', ')}.`)
    return { data: counts, text: '' }
  },
}
