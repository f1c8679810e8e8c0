import { randomBytes } from 'node:crypto'
import { buildApp } from '../packages/server/src/app.ts'
import { openDatabase } from '../packages/server/src/db/database.ts'
import { equip } from '../packages/server/src/equipment.ts'
import { createOutbound } from '../packages/server/src/outbound/request.ts'
import { secretsOf } from '../packages/server/src/secrets.ts'
import { givenAddress, serve } from './program.ts'

/** The whole service, as `foyer serve` builds it; the limit is there, but out of reach. */
const database = await openDatabase(givenAddress(), { now: new Date() })
const now = () => new Date()
const outbound = createOutbound({ allow: [] })
const equipment = equip({ outbound, now })
const app = await buildApp({
  database,
  now,
  rateLimit: { perSecond: 1_000_000, burst: 1_000_000 },
  publicUrl: 'http://127.0.0.1',
  secrets: secretsOf([{ id: 'bench', bytes: randomBytes(32) }]),
  outbound,
  knowledge: equipment.knowledge,
})
app.addHook('onClose', () => equipment.close())
app.addHook('onClose', () => database.close())
await serve(app)
