import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../platform/db/database.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { startService, type TestService } from './api.ts'

/** For scripts that enter as tests do: a service on a PostgreSQL of its own, gone when the work is done. */
export async function withTrialService(purpose: string, work: (service: TestService) => Promise<void>) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'foyer-trial-'))
  const embedded = await startEmbedded({ dataDirectory, purpose, log: () => {} })
  const database = await openDatabase(embedded.address, { now: new Date(), connections: 5 })
  const service = await startService({ database })
  try {
    await work(service)
  } finally {
    await service.app.close()
    await database.close()
    await embedded.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  // The tests' way in brings their runner along, which would report on no tests at the end.
  process.exit()
}
