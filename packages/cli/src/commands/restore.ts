import { resolve } from 'node:path'
import type { Command } from '../command.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'Load a backup into a new data directory or a new database.',
  details:
    'Loads everything or nothing. Refuses a data directory or database that a server has already used.',
  argument: { name: 'file', value: '<file>', meaning: 'A file that `foyer backup` wrote.' },
  options: {},
  async run({ values, say, environment }) {
    const { readBackup, readConfig, withStorage } = await import('@foyer/server')
    const file = resolve(values.file!)
    const counts = await withStorage(readConfig(environment), 'foyer restore', (address) =>
      readBackup(address, file, new Date(), ({ table, rows }) => say(`${table}: ${rows}`)),
    )
    const rows = counts.reduce((sum, each) => sum + each.rows, 0)
    say(`Restored ${rows} rows of ${counts.length} tables.`)
    return { data: { file, tables: counts }, text: '' }
  },
}
