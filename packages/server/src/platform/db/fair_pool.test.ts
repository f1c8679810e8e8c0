import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization, startService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { openDatabase } from './database.ts'
import { rowLock } from './locks.ts'
import { servingTiming } from './timing.ts'

/** An organization with a flow that somebody has locked, and a neighbor, on a server with ten connections. */
async function withLockedAgent(
  timing: typeof servingTiming,
  work: (parties: {
    locked: Awaited<ReturnType<typeof newOrganization>>
    neighbor: Awaited<ReturnType<typeof newOrganization>>
    path: string
  }) => Promise<void>,
) {
  const database = await openDatabase(testAddress(), { now: new Date(), connections: 10, timing })
  const service = await startService({ database })
  const locked = await newOrganization(service)
  const neighbor = await newOrganization(service)
  const { slug, id } = await newAgent(locked)
  const holding = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  // Over connections of its own, like another server.
  const held = (await newOrganization()).service.database.background
    .tenant(locked.organization.id)
    .transaction(async (db) => {
      db.hold(rowLock('agents', id))
      await db.query((sql) => sql`select 1`)
      holding.resolve()
      await done.promise
    })
  await Promise.race([holding.promise, held])
  try {
    await work({ locked, neighbor, path: `/agents/${slug}` })
  } finally {
    done.resolve()
    await held
    await service.app.close()
    await database.close()
  }
}

const limit = { timeout: 60_000 }

test('R19 the edits of one organization that wait for a lock leave connections to another', limit, () =>
  // Nobody is refused before the neighbor has been served.
  withLockedAgent(
    { ...servingTiming, lockMs: 40_000, statementMs: 50_000, silenceMs: 50_000, stallMs: 50_000 },
    async ({ locked, neighbor, path }) => {
      let answered = 0
      const edits = Array.from({ length: 15 }, (_, index) =>
        locked.patch(path, { name: `Name ${index}` }).finally(() => answered++),
      )
      for (let round = 0; round < 5; round++) {
        assert.equal((await neighbor.get('/agents')).status, 200)
        const profile = { name: `Plain ${round}`, languages: ['en'] }
        assert.equal((await neighbor.post('/voice_profiles', profile)).status, 201)
      }
      assert.equal(answered, 0)
      void Promise.allSettled(edits)
    },
  ),
)

test('R19 a request that waits long for what another one has locked is told to come back', limit, () =>
  withLockedAgent({ ...servingTiming, lockMs: 200 }, async ({ locked, path }) => {
    const { status, body, headers } = await locked.patch(path, { name: 'Name' })
    assert.deepEqual([status, headers['retry-after']], [503, '2'])
    assert.match(body.error.message, /Another request/)
  }),
)
