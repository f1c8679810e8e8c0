import type { Command } from '../command.ts'
import { table } from '../table.ts'
import { organizationChoice } from './organization_option.ts'

export const agentsReadiness: Command = {
  name: 'agents readiness',
  summary: 'List what an agent still needs before visitors can use it.',
  details: 'Exits with 1 while something required is missing. Needs no running server.',
  argument: { name: 'agent', value: '<slug>', meaning: 'The agent, by its slug.' },
  options: { organization: organizationChoice },
  async run({ values, environment }) {
    const { chooseOrganization, getReadiness, readConfig, withDatabase } = await import('@foyer/server')
    const config = readConfig(environment)
    const readiness = await withDatabase(config, 'foyer agents readiness', async (database) => {
      const organization = await chooseOrganization(database, values.organization, values.agent)
      return getReadiness({ database, organization, now: new Date() }, config, values.agent!)
    })
    const { ready, items } = readiness
    return {
      data: readiness,
      text:
        items.length === 0
          ? 'There is nothing left to do.'
          : table(
              ['level', 'what', 'count', 'message'],
              items.map(({ level, key, count, message }) => [level, key, String(count ?? ''), message]),
            ),
      exitCode: ready ? 0 : 1,
    }
  },
}
