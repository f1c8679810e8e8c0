import { openDatabase } from '../packages/server/src/platform/db/database.ts'
import { createOutbound } from '../packages/server/src/platform/outbound/request.ts'
import { buildUnlimited } from '../packages/server/src/testing/unlimited_app.ts'
import { givenAddress, serve } from './program.ts'

/** The product, as P1 to P3 measure it. */
const database = await openDatabase(givenAddress(), { now: new Date() })
const outbound = createOutbound({ allow: [] })
const { app, equipment } = await buildUnlimited(database, outbound)
app.addHook('onClose', () => equipment.close())
app.addHook('onClose', () => database.close())
await serve(app)
