import { resolve } from 'node:path'
import { type Command, UsageError } from '../command.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'Back up everything to a file. The server can keep running.',
  details:
    'Use the file to move to another machine or another major version of PostgreSQL. The secret that encrypts ' +
    'webhook secrets (FOYER_SECRET, or the file "secret" in the data directory) is not in the backup file: back up the secret as well. With ' +
    '--keep, the backup is also restored into a temporary PostgreSQL to test it, before older ones are removed.',
  argument: {
    name: 'file',
    value: '<file>',
    meaning: 'The file to write; an existing one is replaced. With --keep: a folder.',
  },
  options: {
    keep: { value: '<n>', meaning: 'Write a new file to the folder, test it, and keep the newest n.' },
  },
  async run({ values, say, environment }) {
    const keep = readKeep(values.keep)
    const { readConfig, rotateBackup, withStorage, writeBackup } = await import('@foyer/server')
    const place = resolve(values.file!)
    const now = new Date()
    const progress = ({ table, rows }: { table: string; rows: number }, done: number, of: number) =>
      say(`${String(done).padStart(String(of).length)}/${of}  ${table}: ${rows}`)
    const { file, tables, removed } = await withStorage(
      readConfig(environment),
      'foyer backup',
      async (address) =>
        keep
          ? rotateBackup(address, { folder: place, keep, now }, progress)
          : { file: place, tables: await writeBackup(address, place, now, progress), removed: [] },
    )
    const rows = tables.reduce((sum, each) => sum + each.rows, 0)
    say(`Wrote ${rows} rows of ${tables.length} tables to ${file}.`)
    if (keep) say('Tested it by restoring it: all rows are there.')
    for (const old of removed) say(`Removed ${old}.`)
    return { data: { file, tables, removed }, text: '' }
  },
}

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new UsageError('--keep must be a whole number from 1 to 9999.')
}
