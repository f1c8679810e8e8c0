import { randomBytes } from 'node:crypto'
import { buildApp } from '../app.ts'
import { type EquipmentOptions, equip } from '../equipment.ts'
import type { Knowledge } from '../knowledge/index.ts'
import type { Database } from '../platform/db/database.ts'
import type { Outbound } from '../platform/outbound/request.ts'
import { secretsOf } from '../platform/secrets.ts'

const unlimited = { perSecond: 1_000_000, burst: 1_000_000 }

/** The whole service as `foyer serve` builds it, for benches, evals and fuzzing: the limit is there, but out of reach. */
export async function buildUnlimited(
  database: Database,
  outbound: Outbound,
  equipped: Pick<EquipmentOptions, 'reasoners' | 'model'> = {},
  knowledge: Partial<Knowledge> = {},
) {
  const now = () => new Date()
  const secrets = secretsOf([{ id: 'trial', bytes: randomBytes(32) }])
  const equipment = equip({ outbound, now, secrets, ...equipped })
  const app = await buildApp({
    database,
    now,
    rateLimit: unlimited,
    wrongKeyLimit: unlimited,
    publicUrl: 'http://127.0.0.1',
    secrets,
    outbound,
    knowledge: { ...equipment.knowledge, ...knowledge },
    reasoning: equipment,
  })
  return { app, equipment }
}
