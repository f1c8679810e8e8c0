import { openDatabase } from '../platform/db/database.ts'
import { createOutbound } from '../platform/outbound/request.ts'
import type { ServerSettings } from './killable_server.ts'
import { installationOf } from './model_provider/calls.ts'
import { buildUnlimited } from './unlimited_app.ts'

/** A server in a process of its own. One that stalls tells when it begins to look something up. */

const { address, pooler, model = null, stalls = false } = JSON.parse(process.argv[2]!) as ServerSettings
const database = await openDatabase(address, { now: new Date(), connections: 2, ...(pooler && { pooler }) })
const { app } = await buildUnlimited(
  database,
  createOutbound({ allow: [] }),
  { model: installationOf(model) },
  stalls ? { answer: stall } : {},
)
process.once('disconnect', () => process.exit())
process.send!(await app.listen({ host: '127.0.0.1', port: 0 }))

function stall() {
  process.send!('looking up')
  return new Promise<never>(() => {})
}
