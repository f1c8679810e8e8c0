import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '../packages/server/src/operator/demo/load.ts'
import { moveOrganization } from '../packages/server/src/operator/move/move_organization.ts'
import { createOrganization } from '../packages/server/src/operator/organizations.ts'
import { connect } from '../packages/server/src/platform/db/connect.ts'
import { startEmbedded } from '../packages/server/src/platform/db/embedded/index.ts'
import { openDatabases } from '../packages/server/src/platform/db/open_databases.ts'

/**
 * How long `foyer organizations move` takes, how long nobody can write meanwhile, and what it holds in memory: the demo
 * with so many messages and events more, half of each. `node bench/move.ts 100000`
 */

const rows = Number(process.argv[2] ?? 100_000)
const now = new Date()
const directory = mkdtempSync(join(tmpdir(), 'foyer-move-'))
const postgres = await startEmbedded({ dataDirectory: directory, purpose: 'bench/move.ts', log: () => {} })
try {
  const maker = connect(postgres.address, { connections: 1 })
  await maker.unsafe('create database second')
  await maker.end()
  const second = { name: 'second', address: { ...postgres.address, database: 'second' } }
  const databases = await openDatabases(postgres.address, [second], { now })
  const demo = await createOrganization(databases, { name: 'Demo', slug: 'demo' }, now)
  await loadDemo(databases, demo, now)
  // With as much time as background work has.
  const { system } = databases.all[0]!.background
  await system`insert into messages (organization_id, conversation_id, role, text, created_at)
    select c.organization_id, c.id, 'visitor', repeat('What would a pricing audit cost us? ', 6), ${now}
    from (select * from conversations where organization_id = ${demo.id} limit 1) c, generate_series(1, ${rows / 2})`
  await system`insert into events (organization_id, type, actor, data, created_at, request_id)
    select ${demo.id}, 'message.created', '{}', json_build_object('object', 'message', 'id', n, 'text', repeat('abc ', 60)),
      ${now}, 'bench' from generate_series(1, ${rows / 2}) n`
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  for (const to of ['second', 'first']) {
    const at: string[] = []
    const began = performance.now()
    const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
    const receipt = await moveOrganization(
      databases,
      { slug: 'demo', to },
      { now: () => new Date(), onStep: (step) => void at.push(`${step} ${seconds()}`) },
    )
    const count = Object.values(receipt.moved).reduce((sum, each) => sum + each, 0)
    console.log(
      `${count} rows to ${to}: ${seconds()} s, held for ${(receipt.held_ms / 1000).toFixed(1)} s (${at.join(', ')})`,
    )
  }
  clearInterval(watching)
  console.log(`At most ${Math.round(most / 2 ** 20)} MiB of memory.`)
  await databases.close()
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
