import type { Command } from '../command.ts'

export const organizationsMove: Command = {
  name: 'organizations move',
  summary: 'Move an organization to another of the databases that FOYER_DATABASES names.',
  details:
    'Servers keep running. While rows are copied and compared, the organization can be read but not changed: requests\n' +
    'that write get 503 with Retry-After. If it is interrupted, run it again: it continues. To go back instead, move the\n' +
    'organization to the database it is still in. DATABASE_URL, or the embedded PostgreSQL, is called "first".',
  arguments: [
    { name: 'organization', value: '<slug>', meaning: 'The organization, by its slug.' },
    { name: 'database', value: '<database>', meaning: 'The database to move it to, by its name.' },
  ],
  options: {},
  async run({ values, say, environment, interruption }) {
    const { moveOrganization, readConfig, withDatabase } = await import('@foyer/server')
    const stop = new AbortController()
    void interruption.requested().then(() => stop.abort())
    const wanted = { slug: values.organization!, to: values.database! }
    const receipt = await withDatabase(readConfig(environment), 'foyer organizations move', (databases) =>
      moveOrganization(databases, wanted, {
        now: () => new Date(),
        stop: stop.signal,
        onTable: ({ table, rows }, done, of) => {
          if (rows > 0) say(`${String(done).padStart(String(of).length)}/${of}  ${table}: ${rows}`)
        },
        onStep: (step) => say(words[step]),
      }),
    )
    say(lineOf(receipt))
    return { data: receipt, text: '' }
  },
}

const words = {
  check: 'The database is ready. From now on, the organization cannot be changed.',
  hold: 'All running transactions have finished. Copying.',
  copy: 'Copied. Comparing.',
  comparison: 'Both copies are the same.',
  directory: 'Requests now go to the new database.',
  departure: 'The old database refuses requests for it.',
  arrival: 'The organization can be changed again. Its old rows are deleted once every server knows.',
  cleanup: 'The old rows are deleted.',
}

interface Receipt {
  organization: { slug: string }
  outcome: 'moved' | 'returned' | 'there'
  from: string
  to: string
  moved: Record<string, number>
  held_ms: number
}

function lineOf({ organization: { slug }, outcome, from, to, moved, held_ms }: Receipt): string {
  if (outcome === 'there') return `"${slug}" is already in "${to}".`
  if (outcome === 'returned') return `"${slug}" stays in "${to}". It can be changed again.`
  const rows = Object.values(moved).reduce((sum, each) => sum + each, 0)
  return `"${slug}" moved from "${from}" to "${to}" with ${rows} rows. It could not be changed for ${(held_ms / 1000).toFixed(1)} seconds.`
}
