import { composeReply, conversationWork, startTurnRetries } from './conversations/index.ts'
import type { Equipment } from './equipment.ts'
import { knowledgeWork } from './knowledge/index.ts'
import { notificationComposers, notificationWork, startNotices } from './notifications/index.ts'
import {
  type Composers,
  type MailTransport,
  organizationComposers,
  organizationWork,
  startDeliveries,
  startDispatches,
} from './organization/index.ts'
import type { Database } from './platform/db/index.ts'
import { forgetAnswers, forgetRateBuckets, type Secrets } from './platform/index.ts'
import type { Outbound } from './platform/outbound/index.ts'
import {
  type BackgroundWork,
  defaultRetention,
  type Retention,
  startWorkers,
} from './platform/queue/index.ts'
import type { Tracer } from './platform/telemetry/index.ts'
import { setupWork } from './setup/index.ts'

/** What every room does in the background. */
export function backgroundWork(
  equipment: Equipment,
  retention: Retention = defaultRetention,
  sendsMail = false,
): BackgroundWork {
  const rooms = [
    organizationWork(retention),
    knowledgeWork(equipment, retention),
    conversationWork(equipment, sendsMail),
    notificationWork(sendsMail),
    setupWork(equipment),
  ]
  return {
    jobs: rooms.flatMap(({ jobs }) => jobs),
    sweeps: [forgetAnswers, forgetRateBuckets, ...rooms.flatMap(({ sweeps }) => sweeps)],
  }
}

/** What every room writes to people, by kind. */
export const composersOf = (equipment: Equipment): Composers => ({
  ...organizationComposers,
  ...notificationComposers(equipment),
  visitor_reply: composeReply,
})

interface Background {
  database: Database
  now: () => Date
  equipment: Equipment
  retention: Retention
  secrets: Secrets
  outbound: Outbound
  /** Null where no mail is sent. */
  mail: MailTransport | null
  publicUrl: string
  /** Absent where nothing is traced. */
  tracer?: Tracer | undefined
  log: (error: unknown, what: string) => void
}

/** Does it, delivers webhooks and notifies people. Gives how each of them is stopped. */
export function runInBackground(background: Background): (() => Promise<void>)[] {
  const { database, now, equipment, retention, secrets, outbound, mail, publicUrl, tracer, log } = background
  const { stopping, meter } = equipment
  const sendsMail = mail !== null
  const work = backgroundWork(equipment, retention, sendsMail)
  const workers = startWorkers({ database, now, work, stopping, tracer, meter, log })
  const delivering = { database, now, random: Math.random, secrets, outbound, tracer }
  const deliveries = startDeliveries(delivering, log)
  const turns = startTurnRetries({ ...equipment, database, now, tracer }, log)
  const composers = composersOf(equipment)
  const sending = { database, now, random: Math.random, secrets, outbound, mail, publicUrl, composers }
  const dispatches = startDispatches(sending, log)
  const notices = startNotices({ ...equipment, database, now, sendsMail }, log)
  return [workers, deliveries, turns, notices, dispatches].map((each) => () => each.stop())
}
