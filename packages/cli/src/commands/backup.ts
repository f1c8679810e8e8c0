import { resolve } from 'node:path'
import type { Command } from '../command.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'Write everything to a file, as it is at this moment, while the server goes on.',
  details:
    'The file is the way to another machine and to another major version of PostgreSQL. The secret that encrypts ' +
    'webhook secrets (FOYER_SECRET, or the file "secret" in the data directory) is not in it: keep it, too.',
  argument: { name: 'file', value: '<file>', meaning: 'Where to write; an existing file is replaced.' },
  options: {},
  async run({ values, say }) {
    const { readConfig, withStorage, writeBackup } = await import('@foyer/server')
    const file = resolve(values.file!)
    const counts = await withStorage(readConfig(), 'foyer backup', (address) =>
      writeBackup(address, file, new Date(), ({ table, rows }, done, of) =>
        say(`${String(done).padStart(String(of).length)}/${of}  ${table}: ${rows}`),
      ),
    )
    const rows = counts.reduce((sum, each) => sum + each.rows, 0)
    say(`Wrote ${rows} rows of ${counts.length} tables to ${file}.`)
    return { data: { file, tables: counts }, text: '' }
  },
}
