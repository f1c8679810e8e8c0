import type { Command } from '../command.ts'

export const migrate: Command = {
  name: 'migrate',
  summary: 'Bring the database up to date. The server also does this when it starts.',
  options: {},
  async run({ say, environment }) {
    const { readConfig, withDatabase } = await import('@foyer/server')
    const names = await withDatabase(readConfig(environment), 'foyer migrate', async ({ all }) =>
      all.flatMap((database) =>
        database.applied.map(({ number, name }) => {
          const migration = `${String(number).padStart(4, '0')}_${name}`
          return all.length === 1 ? migration : `${database.name}: ${migration}`
        }),
      ),
    )
    if (names.length === 0) say('The database is up to date.')
    return { data: names, text: names.join('\n') }
  },
}
