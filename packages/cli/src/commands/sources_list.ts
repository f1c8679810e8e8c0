import type { Command } from '../command.ts'
import { formatMinute, table } from '../table.ts'
import { organizationChoice } from './organization_option.ts'

export const sourcesList: Command = {
  name: 'sources list',
  summary: 'List the sources of an organization, newest first.',
  options: { organization: organizationChoice },
  async run({ values, environment }) {
    const { chooseOrganization, listSources, readConfig, withDatabase } = await import('@foyer/server')
    const sources = await withDatabase(readConfig(environment), 'foyer sources list', async (database) => {
      const organization = await chooseOrganization(database, values.organization)
      return listSources({ database, organization, now: new Date() })
    })
    return {
      data: sources,
      text: table(
        ['id', 'kind', 'status', 'facts', 'read', 'title'],
        sources.map((source) => [
          String(source.id),
          source.kind,
          source.error ? `${source.status}: ${source.error.code}` : source.status,
          String(source.facts_count),
          formatMinute(source.ingested_at === undefined ? null : new Date(source.ingested_at)),
          source.title,
        ]),
      ),
    }
  },
}
