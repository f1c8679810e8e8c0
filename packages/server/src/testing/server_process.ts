import type { Address } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/database.ts'
import type { Pooler } from '../platform/db/pooler.ts'
import { createOutbound } from '../platform/outbound/request.ts'
import { turnModel } from './turn_model.ts'
import { buildUnlimited } from './unlimited_app.ts'

/** A server in a process of its own whose model comes to no end: it tells when it thinks about a message. */

const address: Address = JSON.parse(process.argv[2]!)
const pooler: Pooler | null = JSON.parse(process.argv[3] ?? 'null')
const reasoners = turnModel({
  async *respond() {
    process.send!('thinking')
    yield await new Promise<never>(() => {})
  },
})
const database = await openDatabase(address, { now: new Date(), connections: 2, ...(pooler && { pooler }) })
const outbound = createOutbound({ allow: [] })
const { app } = await buildUnlimited(database, outbound, { reasoners })
process.once('disconnect', () => process.exit())
process.send!(await app.listen({ host: '127.0.0.1', port: 0 }))
