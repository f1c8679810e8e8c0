import {
  getNotificationSettings,
  listNotifiedMembers,
  type NotificationSettings,
  type NotifiedMember,
  postMessage,
  sendMail,
} from '../../organization/index.ts'
import {
  type Database,
  findOrganization,
  listenForAnnouncements,
  namesLock,
  type Transaction,
} from '../../platform/db/index.ts'
import { createWakeup } from '../../platform/events/index.ts'
import { noticesChannel } from '../../platform/index.ts'
import type { SummaryDependencies } from '../dependencies.ts'
import { getTimezone } from '../subjects_repository.ts'
import { isWorthTelling } from './relevance.ts'
import * as repository from './repository.ts'
import { afterQuiet, type Bundle, bundleOf, nextBundleAt, whenOpen } from './rules.ts'

/**
 * Hands what has happened to those who want to know. A notice was committed with its event, so that none is lost,
 * whoever dies when; it is handed out in one transaction, so that nobody is told twice.
 */

export interface SpreadingDependencies extends SummaryDependencies {
  database: Database
  now: () => Date
  /** Whether the installation sends mail. */
  sendsMail: boolean
}

type LogError = (error: unknown, what: string) => void

const everyMs = 2000
const organizationsAtOnce = 100
const noticesAtOnce = 200

export function startNotices(dependencies: SpreadingDependencies, logError: LogError) {
  const stopping = new AbortController()
  const wakeup = createWakeup()
  const announcements = listenForAnnouncements(dependencies.database.listener, noticesChannel, wakeup.notify)
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await spreadNotices(dependencies, logError).catch((error) =>
        logError(error, 'notifications could not be distributed'),
      )
      await wakeup.wait(everyMs, stopping.signal)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await working
      announcements.close()
    },
  }
}

/** Everything that waits, in all organizations; one that fails keeps no other from its turn. */
export async function spreadNotices(dependencies: SpreadingDependencies, logError: LogError = rethrow) {
  const { system } = dependencies.database
  for (const { organization_id } of await repository.listWaiting(system, organizationsAtOnce))
    await spreadIn(dependencies, organization_id).catch((error) =>
      logError(error, 'the notifications of an organization could not be distributed'),
    )
}

function rethrow(error: unknown) {
  throw error
}

async function spreadIn(dependencies: SpreadingDependencies, organization_id: number) {
  const { database, now } = dependencies
  const organization = await findOrganization(database.system, organization_id)
  if (!organization) return
  const tenant = database.tenant(organization_id)
  for (;;) {
    const count = await tenant.transaction(
      async (db) => {
        const at = now()
        const notices = await repository.listUnspread(db, noticesAtOnce)
        if (notices.length === 0) return 0
        const worth: repository.Notice[] = []
        for (const notice of notices)
          if (await isWorthTelling(dependencies, db, organization, notice, at)) worth.push(notice)
        const others = notices.filter((notice) => !worth.includes(notice))
        repository.removeNotices(db, others.map(idOf))
        await tell(dependencies, db, worth, at)
        repository.markSpread(db, worth.map(idOf), at)
        return notices.length
      },
      // Of two servers one hands out.
      { holds: [namesLock('dispatches')] },
    )
    if (count < noticesAtOnce) return
  }
}

const idOf = ({ id }: { id: number }) => id

async function tell(
  { sendsMail }: SpreadingDependencies,
  db: Transaction,
  notices: repository.Notice[],
  now: Date,
) {
  if (notices.length === 0) return
  if (sendsMail)
    for (const member of await listNotifiedMembers(db)) await tellMember(db, member, notices, now)
  const settings = await getNotificationSettings(db)
  for (const channel of ['slack', 'teams'] as const)
    if (settings[`${channel}_url`] !== null) await tellChannel(db, channel, settings, notices, now)
}

async function tellMember(
  db: Transaction,
  { member_id, mail, quiet_hours }: NotifiedMember,
  notices: repository.Notice[],
  now: Date,
) {
  const wanted = notices.filter(({ kind }) => mail.includes(kind))
  const target = { channel: 'mail', member_id } as const
  await inBundles(db, target, wanted, now, (kind, at) =>
    sendMail(db, now, { kind, to: { member_id }, due_at: afterQuiet(at, quiet_hours) }),
  )
}

async function tellChannel(
  db: Transaction,
  channel: 'slack' | 'teams',
  { office_hours }: NotificationSettings,
  notices: repository.Notice[],
  now: Date,
) {
  const timezone = await getTimezone(db)
  await inBundles(db, { channel, member_id: null }, notices, now, async (kind, at) => {
    const due_at = whenOpen(at, office_hours, timezone)
    return due_at === null ? null : postMessage(db, now, channel, { kind, due_at })
  })
}

/** Into the one that waits to go, or else into a new one. */
async function inBundles(
  db: Transaction,
  target: repository.Target,
  notices: repository.Notice[],
  now: Date,
  open: (kind: Bundle, at: Date) => Promise<number | null>,
) {
  for (const bundle of ['waiting_visitors', 'notices'] as const) {
    const ids = notices.filter(({ kind }) => bundleOf(kind) === bundle).map(idOf)
    if (ids.length === 0) continue
    const dispatch_id =
      (await repository.findOpen(db, target, bundle)) ??
      (await open(bundle, nextBundleAt(now, await repository.findLastAt(db, target, bundle))))
    if (dispatch_id !== null) repository.attach(db, dispatch_id, ids)
  }
}
