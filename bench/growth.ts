import { createKey } from '../packages/server/src/operator/api_keys.ts'
import { createOrganization } from '../packages/server/src/operator/organizations.ts'
import { connect } from '../packages/server/src/platform/db/connect.ts'
import { openDatabase } from '../packages/server/src/platform/db/database.ts'
import type { EmbeddedAddress } from '../packages/server/src/platform/db/embedded/index.ts'
import { type Comparison, compare, type Pace } from './compare.ts'
import type { Call } from './load.ts'
import { type Program, startProgram } from './program.ts'

/** P3: the same program over 1,000 facts of one organization, and over 1,000 organizations with as many each. */

const factsEach = 1000
const sourcesEach = 10
/** The cost may grow to 1.25 times, so the throughput may fall to this. */
const goal = 1 / 1.25

interface Stock {
  program: Program
  key: string
  fact_id: number
  source_id: number
}

export async function compareGrowth(
  address: EmbeddedAddress,
  organizations: number,
  pace: Pace,
): Promise<Comparison[]> {
  const small = await stock(address, 'foyer_small', 1)
  const large = await stock(address, 'foyer_large', organizations)
  try {
    const comparisons: Comparison[] = []
    for (const [name, path] of works) {
      const call = (program: Program) => {
        const asked = program === small.program ? small : large
        const sent: Call = {
          method: 'GET',
          path: path(asked),
          headers: { authorization: `Bearer ${asked.key}` },
        }
        return () => sent
      }
      const work = { name: `P3 ${name}`, connections: 20, goal, call }
      comparisons.push(await compare(large.program, small.program, work, pace))
    }
    return comparisons
  } finally {
    await Promise.all([small.program.stop(), large.program.stop()])
  }
}

const works: [string, (stock: Stock) => string][] = [
  ['list 20 facts', () => '/v1/knowledge_facts'],
  ['list a page in the middle', ({ fact_id }) => `/v1/knowledge_facts?starting_after=${fact_id}`],
  ['list by topic and tier', () => '/v1/knowledge_facts?topic=pricing&tier=situational'],
  ['list of a source', ({ source_id }) => `/v1/knowledge_facts?source_id=${source_id}`],
  ['get a fact', ({ fact_id }) => `/v1/knowledge_facts/${fact_id}`],
]

/** A database with this many organizations; the one in the middle is the one that asks. */
async function stock(address: EmbeddedAddress, name: string, organizations: number): Promise<Stock> {
  const admin = connect(address, { connections: 1 })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  const own = { ...address, database: name }
  const now = new Date()
  const database = await openDatabase(own, { now })
  try {
    const made = []
    for (let n = 0; n < organizations; n++)
      made.push(
        await createOrganization(database, { name: `Organization ${n}`, slug: `organization-${n}` }, now),
      )
    await database.system`
      insert into knowledge_sources (organization_id, kind, title, status, created_at)
      select id, 'text', 'Handbook ' || n, 'ready', ${now} from organizations, generate_series(1, ${sourcesEach}::int) n
      order by id`
    // In rounds, as facts come in over the years: those of an organization do not lie side by side.
    for (let n = 1; n <= factsEach / sourcesEach; n++)
      await database.system`
        insert into knowledge_facts
          (organization_id, source_id, text, statement, origin, topic, tier, digested_tier, reviewed, created_at)
        select organization_id, id, 'Workshop ' || n || ' takes ' || (n % 7) || ' days in room ' || id,
          'workshop ' || n || ' takes ' || (n % 7) || ' days in room ' || id, 'digested',
          (array['offer', 'pricing', 'track_record', 'method', 'people', 'practical'])[1 + n % 6],
          'situational', 'situational', false, ${now}
        from knowledge_sources, (values (${n}::int)) as round (n) order by organization_id, id`
    await database.system`vacuum analyze`
    const organization = made[Math.floor(organizations / 2)]!
    const { secret } = await createKey(database, organization, { name: 'bench' }, now)
    const [fact] = await database.tenant(organization.id).query<{ id: number; source_id: number }>(
      (sql) => sql`select id, source_id from knowledge_facts
        where organization_id = ${organization.id} order by id offset ${factsEach / 2} limit 1`,
    )
    return {
      program: await startProgram('product', own),
      key: secret,
      fact_id: fact!.id,
      source_id: fact!.source_id,
    }
  } finally {
    await database.close()
  }
}
