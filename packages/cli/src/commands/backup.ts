import { resolve } from 'node:path'
import { type Command, UsageError } from '../command.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'Back up everything to a file. The server can keep running.',
  details:
    'Use the file to move to another machine or another major version of PostgreSQL. The secret that encrypts ' +
    'webhook secrets (FOYER_SECRET, or the file "secret" in the data directory) is not in the backup file: back up the secret as well. With ' +
    '--keep, the backup is also restored into a temporary PostgreSQL to test it, before older ones are removed.',
  arguments: [
    {
      name: 'file',
      value: '<file>',
      meaning: 'The file to write; an existing one is replaced. With --keep: a folder.',
    },
  ],
  options: {
    keep: { value: '<n>', meaning: 'Write a new file to the folder, test it, and keep the newest n.' },
  },
  async run({ values, say, environment }) {
    const keep = readKeep(values.keep)
    const { furtherOf, readConfig, rotateBackup, withStorage, writeBackup } = await import('@foyer/server')
    const config = readConfig(environment)
    const further = furtherOf(config)
    const place = resolve(values.file!)
    const now = new Date()
    const progress = (count: { database?: string; table: string; rows: number }, done: number, of: number) =>
      say(`${String(done).padStart(String(of).length)}/${of}  ${tableOf(count)}: ${count.rows}`)
    const { file, tables, removed } = await withStorage(config, 'foyer backup', async (address) =>
      keep
        ? rotateBackup(address, { folder: place, keep, now, further }, progress)
        : { file: place, tables: await writeBackup(address, place, now, progress, further), removed: [] },
    )
    const rows = tables.reduce((sum, each) => sum + each.rows, 0)
    say(`Wrote ${rows} rows of ${tables.length} tables to ${file}.`)
    if (keep) say('Tested it by restoring it: all rows are there.')
    for (const old of removed) say(`Removed ${old}.`)
    return { data: { file, tables, removed }, text: '' }
  },
}

/** With the name of its database where there are several. */
export const tableOf = ({ database, table }: { database?: string; table: string }) =>
  database === undefined ? table : `${database}.${table}`

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new UsageError('--keep must be a whole number from 1 to 9999.')
}
