import { flushCompileCache } from 'node:module'
import { backgroundWork, runInBackground } from '../background_work.ts'
import { equip } from '../equipment.ts'
import { createFetcher } from '../knowledge/fetching/fetcher.ts'
import { createMailTransport } from '../organization/mail/transport.ts'
import { openDatabase } from '../platform/db/database.ts'
import { createOutbound } from '../platform/outbound/request.ts'
import { defaultRetention } from '../platform/queue/retention.ts'
import { startWorkers } from '../platform/queue/workers.ts'
import type { WorkerSettings } from './killable_worker.ts'
import { testSecrets } from './secrets.ts'

/** The background work of a server in a process of its own: it says when it is ready, and begins when it is told to. */

const { address, allow, mail } = JSON.parse(process.argv[2]!) as WorkerSettings
const now = () => new Date()
const outbound = createOutbound({ allow })
// The websites of tests need no rest between requests.
const fetcher = createFetcher({ outbound, now, sleep: async () => {} })
const database = await openDatabase(address, { now: now(), connections: 3, workers: true })
await database.queue.open()
process.once('message', () => {
  const equipment = { ...equip({ outbound, now }), fetcher }
  const log = (error: unknown, what: string) => console.error(what, error)
  if (!mail) return void startWorkers({ database, now, work: backgroundWork(equipment), log })
  runInBackground({
    database,
    now,
    equipment,
    retention: defaultRetention,
    secrets: testSecrets,
    outbound,
    mail: createMailTransport(mail),
    publicUrl: 'http://127.0.0.1:4000',
    log,
  })
})
process.once('disconnect', () => process.exit())
// One that is killed leaves nothing: those that come after it would compile everything again.
flushCompileCache()
process.send!('ready')
