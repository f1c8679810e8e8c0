import type { Command } from '../command.ts'
import { formatMinute, table } from '../table.ts'
import { organizationChoice } from './organization_option.ts'

export const gapsList: Command = {
  name: 'gaps list',
  summary: 'List the questions that could not be answered, newest first.',
  options: {
    organization: organizationChoice,
    agent: { value: '<slug>', meaning: 'Only gaps of this agent.' },
    status: { value: '<status>', meaning: 'open, resolved or archived. Default: open and resolved.' },
  },
  async run({ values, environment }) {
    const { chooseOrganization, listGaps, readConfig, withDatabase } = await import('@foyer/server')
    const { organization: slug, ...filters } = values
    const gaps = await withDatabase(readConfig(environment), 'foyer gaps list', async (database) => {
      const organization = await chooseOrganization(database, slug, values.agent)
      return listGaps({ database, organization, now: new Date() }, filters)
    })
    return {
      data: gaps,
      text: table(
        ['id', 'agent', 'status', 'asked', 'last asked', 'question'],
        gaps.map((gap) => [
          String(gap.id),
          gap.agent,
          gap.resolution_basis ? `${gap.status} (${gap.resolution_basis})` : gap.status,
          String(gap.occurrences),
          formatMinute(gap.last_asked_at === undefined ? null : new Date(gap.last_asked_at)),
          gap.question,
        ]),
      ),
    }
  },
}
