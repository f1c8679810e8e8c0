import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ownerState } from '../../e2e/owner.ts'
import { sampleData } from '../../e2e/sample_data.ts'
import { server } from '../../e2e/server.ts'
import { connect } from '../../packages/server/src/platform/db/connect.ts'
import { findRunning } from '../../packages/server/src/platform/db/embedded/index.ts'
import { enlarge } from './enlarge.ts'
import { options } from './options.ts'

/** The demo with an owner, and what the journeys add to it, grown large. */

test('make the organization', async () => {
  const { folder } = await server()
  const made = { state: await ownerState(), data: await sampleData() }
  const address = await findRunning(folder)
  assert.ok(address, 'The server has a PostgreSQL of its own.')
  const sql = connect(address, { connections: 1 })
  if (!options.demo) await enlarge(sql)
  await sql.end()
  writeFileSync(join(folder, 'made.json'), JSON.stringify(made))
})
