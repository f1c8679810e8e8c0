import { openDatabase } from '../platform/db/database.ts'
import { createOutbound } from '../platform/outbound/request.ts'
import type { ServerSettings } from './killable_server.ts'
import { installationOf } from './model_provider/calls.ts'
import { buildUnlimited } from './unlimited_app.ts'

/** A server in a process of its own. What it looks up without a model comes to no end: it tells that it has begun. */

const { address, pooler, model = null } = JSON.parse(process.argv[2]!) as ServerSettings
const database = await openDatabase(address, { now: new Date(), connections: 2, ...(pooler && { pooler }) })
const { app } = await buildUnlimited(
  database,
  createOutbound({ allow: [] }),
  { model: installationOf(model) },
  {
    answer() {
      process.send!('looking up')
      return new Promise<never>(() => {})
    },
  },
)
process.once('disconnect', () => process.exit())
process.send!(await app.listen({ host: '127.0.0.1', port: 0 }))
