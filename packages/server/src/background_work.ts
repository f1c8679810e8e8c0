import {
  conversationWork,
  startTurnRetries,
  type TellVisitorByMail,
  tellNobody,
} from './conversations/index.ts'
import type { Equipment } from './equipment.ts'
import { knowledgeWork } from './knowledge/index.ts'
import { organizationWork, startDeliveries } from './organization/index.ts'
import type { Database } from './platform/db/index.ts'
import { forgetAnswers, forgetRateBuckets, type Secrets } from './platform/index.ts'
import type { Outbound } from './platform/outbound/index.ts'
import {
  type BackgroundWork,
  defaultRetention,
  type Retention,
  startWorkers,
} from './platform/queue/index.ts'

/** What every room does in the background. */
export function backgroundWork(
  equipment: Equipment,
  retention: Retention = defaultRetention,
  tellVisitorByMail: TellVisitorByMail = tellNobody,
): BackgroundWork {
  const rooms = [
    organizationWork(retention),
    knowledgeWork(equipment, retention),
    conversationWork(equipment, tellVisitorByMail),
  ]
  return {
    jobs: rooms.flatMap(({ jobs }) => jobs),
    sweeps: [forgetAnswers, forgetRateBuckets, ...rooms.flatMap(({ sweeps }) => sweeps)],
  }
}

interface Background {
  database: Database
  now: () => Date
  equipment: Equipment
  retention: Retention
  secrets: Secrets
  outbound: Outbound
  tellVisitorByMail: TellVisitorByMail
  log: (error: unknown, what: string) => void
}

/** Does it, and delivers webhooks. Gives how each of them is stopped. */
export function runInBackground(background: Background): (() => Promise<void>)[] {
  const { database, now, equipment, retention, secrets, outbound, tellVisitorByMail, log } = background
  const { stopping } = equipment
  const work = backgroundWork(equipment, retention, tellVisitorByMail)
  const workers = startWorkers({ database, now, work, stopping, log })
  const deliveries = startDeliveries({ database, now, random: Math.random, secrets, outbound }, log)
  const turns = startTurnRetries({ ...equipment, database, now }, log)
  return [() => workers.stop(), () => deliveries.stop(), () => turns.stop()]
}
