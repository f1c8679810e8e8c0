import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { runInBackground } from '../background_work.ts'
import { openDatabase } from '../platform/db/database.ts'
import { createOutbound } from '../platform/outbound/request.ts'
import { defaultRetention } from '../platform/queue/retention.ts'
import { startService, type TestService, testSecrets } from './api.ts'
import { createMigratedDatabase } from './own_database.ts'

export interface WorkingService extends TestService {
  url: string
}

/**
 * The whole service as `foyer serve` runs it: on a port, with its background work, by the clock on the wall. On a database
 * of its own, since its workers would otherwise do what other tests have left lying.
 */
export async function startWorkingService(t: TestContext, allow: string[] = []): Promise<WorkingService> {
  const { address, drop } = await createMigratedDatabase()
  const now = () => new Date()
  const database = await openDatabase(address, { now: now(), workers: true })
  const outbound = createOutbound({ allow })
  const service = await startService({ database, outbound })
  Object.defineProperty(service.clock, 'now', { get: now })
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`
  const { equipment } = service
  const stops = runInBackground({
    database,
    now,
    equipment,
    retention: defaultRetention,
    secrets: testSecrets,
    outbound,
    mail: null,
    publicUrl: url,
    log: (error, what) => console.error(what, error),
  })
  t.after(async () => {
    await Promise.all(stops.map((stop) => stop()))
    await service.app.close()
    await database.close()
    await drop()
  })
  return { ...service, url }
}
