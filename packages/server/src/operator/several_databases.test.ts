import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Database } from '../platform/db/database.ts'
import type { Databases } from '../platform/db/databases.ts'
import { openDatabases } from '../platform/db/open_databases.ts'
import { createMigratedDatabase } from '../testing/own_database.ts'
import { rowsIn } from '../testing/rows_in.ts'
import { createOrganizationIn } from './create_organization_in.ts'
import { deleteOrganization, findOrganizationToDelete } from './delete_organization.ts'
import { loadDemo } from './demo/load.ts'
import { expectedErrorMessage } from './expected_error_message.ts'
import { greetFirstStart } from './first_start.ts'
import { moveOrganization } from './move/move_organization.ts'
import { whileNobodyMoves } from './move/mover_lock.ts'
import { chooseOrganization, listOrganizations } from './organizations.ts'
import { setVerified } from './standing.ts'

const now = new Date('2026-01-15T09:30:00.000Z')

/** What an operator does where there are two databases. The tests follow each other. */
describe('commands in two databases', () => {
  let databases: Databases
  let [first, second]: Database[] = []
  let drop: () => Promise<void>

  before(async () => {
    const own = await Promise.all([createMigratedDatabase(), createMigratedDatabase()])
    const [{ address }, { address: further }] = own
    const options = { now, connections: 2 }
    databases = await openDatabases(address, [{ name: 'second', address: further }], options)
    ;[first, second] = databases.all
    drop = async () => {
      await databases.close()
      for (const each of own) await each.drop()
    }
  })
  after(() => drop())

  const make = (slug: string, database?: string) =>
    createOrganizationIn(databases, { name: slug, slug, database }, now)
  const left = async ({ system }: Database, id: number) =>
    Object.values(await rowsIn({ system } as Database, id)).flat().length

  test('an organization can be created in the second one, and lists say where each lives', async () => {
    await assert.rejects(make('lost', 'third'), /There is no database "third"/)
    const near = await make('near')
    const far = await make('far', 'second')
    assert.deepEqual(
      (await listOrganizations(databases)).map(({ slug, database }) => [slug, database]),
      [
        ['near', 'first'],
        ['far', 'second'],
      ],
    )
    assert.ok(far.id > near.id)
    assert.deepEqual([await left(first!, far.id), await left(second!, near.id)], [0, 0])
    await assert.rejects(make('far'), /already exists/)
  })

  test('commands find an organization by its slug and by its agents wherever it lives', async () => {
    const far = await chooseOrganization(databases, 'far')
    await loadDemo(databases, far, now)
    await assert.rejects(
      chooseOrganization(databases, undefined, 'front-desk'),
      /The agent "front-desk" is in far: add --organization far/,
    )
    assert.equal((await setVerified(databases, far, false, now)).verified, false)
  })

  test('while it is held, a command says so in one line', async () => {
    const far = await chooseOrganization(databases, 'far')
    await second!.system`insert into organization_holds values (${far.id}, 'held', ${now})`
    const failed = await setVerified(databases, far, true, now).catch((error: unknown) => error)
    assert.match(
      String(expectedErrorMessage(failed)),
      /^This organization is being moved to another database/,
    )
    await second!.system`delete from organization_holds where organization = ${far.id}`
  })

  test('nobody is greeted with a demo where everybody lives in the second one', async () => {
    const near = await findOrganizationToDelete(databases, 'near')
    await deleteOrganization(databases, near, now)
    assert.equal(await greetFirstStart(databases, now), null)
  })

  test('deleting removes what is left in either database, its entry in the directory and its holds', async () => {
    const target = { slug: 'far', to: 'first' }
    const options = { now: () => now, hearingMs: 0, settleMs: 0 }
    const failure = new Error('The machine is switched off.')
    // It lives in the first one, and all its rows are still in the second, too.
    await assert.rejects(
      moveOrganization(databases, target, {
        ...options,
        onStep(step) {
          if (step === 'arrival') throw failure
        },
      }),
      failure,
    )
    const far = await findOrganizationToDelete(databases, 'far')
    const others = await make('others', 'second')
    assert.ok((await left(second!, far.id)) > 50)
    await whileNobodyMoves(first!.address, async () => {
      await assert.rejects(
        deleteOrganization(databases, far, now),
        /A `foyer organizations move` is running\. Wait/,
      )
    })
    const { deleted } = await deleteOrganization(databases, far, now)
    assert.ok(deleted.agents! > 0)
    assert.deepEqual([await left(first!, far.id), await left(second!, far.id)], [0, 0])
    assert.equal(await left(second!, others.id), 1)
    for (const { system } of databases.all)
      assert.equal((await system`select from organization_holds where organization = ${far.id}`).length, 0)
  })

  test('a deletion that was interrupted before its last statement can be finished', async () => {
    const others = await findOrganizationToDelete(databases, 'others')
    await second!.system`delete from organizations where id = ${others.id}`
    const again = await findOrganizationToDelete(databases, 'others')
    assert.equal(again.id, others.id)
    await deleteOrganization(databases, again, now)
    assert.equal((await first!.system`select from organization_directory`).length, 0)
    await assert.rejects(findOrganizationToDelete(databases, 'others'), /There is no organization "others"/)
  })
})
