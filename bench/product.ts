import { buildApp } from '../packages/server/src/app.ts'
import { openDatabase } from '../packages/server/src/db/database.ts'
import { givenAddress, serve } from './program.ts'

/** The whole service, as `foyer serve` builds it; the limit is there, but out of reach. */
const database = await openDatabase(givenAddress(), { now: new Date() })
const app = await buildApp({
  database,
  now: () => new Date(),
  rateLimit: { perSecond: 1_000_000, burst: 1_000_000 },
  publicUrl: 'http://127.0.0.1',
})
app.addHook('onClose', () => database.close())
await serve(app)
