import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'

const rows = 10_000
let api: Api
/** Ids of what is there before anybody reads, newest first. */
let old: number[]
let inserted = 0

before(async () => {
  api = await newOrganization()
  const { service, organization } = api
  old = await service.database.tenant(organization.id).transaction(async (db) => {
    const ids = await db.query<{ id: number }>(
      (sql) => sql`insert into services (organization_id, key, name, pricing_unit, reviewed, created_at)
        select ${db.organization_id}, 'old_' || n, 'Old ' || n, 'fixed', true, ${service.clock.now}
        from generate_series(1, ${rows}) n returning id`,
    )
    return ids.map(({ id }) => id).sort((a, b) => b - a)
  })
})

async function insert() {
  inserted++
  const { status } = await api.post('/services', { name: `New ${inserted}`, pricing_unit: 'fixed' })
  assert.equal(status, 201)
}

/** The ids in the order in which they are met, while rows are inserted during each page and between two. */
async function walk(first: string, next: (page: number[]) => string): Promise<number[]> {
  const met: number[] = []
  let over = false
  const others = (async () => {
    while (!over) await insert()
  })()
  for (let query = first; !over; ) {
    const { status, body } = await api.get(`/services?limit=100${query}`)
    const page = status === 200 ? (body.data as { id: number }[]).map(({ id }) => id) : []
    met.push(...page)
    over = !body.has_more
    query = next(page)
    await insert()
  }
  await others
  return met
}

const wasThere = (id: number) => id <= old[0]!

test('§8 a page has 20 rows unless it is told otherwise', async () => {
  const { data, has_more } = (await api.get('/services')).body
  assert.deepEqual([data.length, has_more], [20, true])
})

test('paging forward through 10,000 rows while others insert meets every old row exactly once, newest first', async () => {
  const met = await walk('', (page) => `&starting_after=${page.at(-1)}`)
  assert.deepEqual(met.filter(wasThere), old)
  assert.ok(met.length <= rows + 100, 'what is newer than the first page is not met')
})

test('paging backward through 10,000 rows while others insert meets every old row exactly once, and then the new ones', async () => {
  const oldest = old.at(-1)!
  const met = await walk(`&ending_before=${oldest}`, (page) => `&ending_before=${page[0]}`)
  assert.deepEqual(
    [oldest, ...met.filter(wasThere)].sort((a, b) => b - a),
    old,
  )
  assert.equal(new Set(met).size, met.length, 'a new row is met once too')
  assert.ok(met.length >= rows - 1 + rows / 100, 'what was inserted on the way is met in the end')
})
