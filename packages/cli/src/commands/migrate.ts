import type { Command } from '../command.ts'

export const migrate: Command = {
  name: 'migrate',
  summary: 'Bring the database up to date. The server also does this when it starts.',
  options: {},
  async run({ say, environment }) {
    const { readConfig, withDatabase } = await import('@foyer/server')
    const applied = await withDatabase(
      readConfig(environment),
      'foyer migrate',
      async (database) => database.applied,
    )
    const names = applied.map(({ number, name }) => `${String(number).padStart(4, '0')}_${name}`)
    if (names.length === 0) say('The database is up to date.')
    return { data: names, text: names.join('\n') }
  },
}
