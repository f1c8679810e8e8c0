import {
  type Input,
  MemberNotifications,
  NotificationTest,
  OrganizationNotifications,
  type operations,
} from '@foyer/contract'
import type { Queryable, Tenant, Transaction } from '../../platform/db/index.ts'
import { type Context, missing, record, recordChange, refuse, representation } from '../../platform/index.ts'
import { attempt, type SendingDependencies } from '../dispatches/attempt.ts'
import { leaseNew } from '../dispatches/repository.ts'
import type { Outcome } from '../dispatches/rules.ts'
import { errorOf, leaseMs, settle } from '../dispatches/send_dispatches.ts'
import { postMessage, seal, sendMail } from '../dispatches/service.ts'
import * as repository from './repository.ts'
import { refuseWebhookAddress, refuseWrongHours, refuseWrongQuiet } from './rules.ts'

type Operations = typeof operations
const representOrganization = representation(OrganizationNotifications)
const representMember = representation(MemberNotifications)
const representTest = representation(NotificationTest)

export type NotificationDependencies = Omit<SendingDependencies, 'abandoning'>

export async function getOrganizationNotifications({ mail }: NotificationDependencies, db: Queryable) {
  const row = await repository.getOfOrganization(db)
  return representOrganization({ ...row, mail_available: mail !== null })
}

export async function updateOrganizationNotifications(
  dependencies: NotificationDependencies,
  context: Context,
  db: Transaction,
  body: Input<Operations['updateOrganizationNotifications']>['body'],
) {
  const { slack_url, teams_url, office_hours, ...plain } = body
  const { outbound, secrets } = dependencies
  if (slack_url) refuseWebhookAddress(outbound, slack_url, 'slack_url')
  if (teams_url) refuseWebhookAddress(outbound, teams_url, 'teams_url')
  if (office_hours) refuseWrongHours(office_hours)
  repository.lock(db)
  const before = await getOrganizationNotifications(dependencies, db)
  const row = await repository.getOfOrganization(db)
  // Whoever has the address of a webhook can post there.
  const sealed = (url: string | null) => (url === null ? null : seal(secrets, url))
  repository.putOfOrganization(
    db,
    {
      ...row,
      ...plain,
      ...(slack_url !== undefined && { slack_url: sealed(slack_url), slack_host: hostOf(slack_url) }),
      ...(teams_url !== undefined && { teams_url: sealed(teams_url), teams_host: hostOf(teams_url) }),
      ...(office_hours !== undefined && { office_hours }),
    },
    context.now,
  )
  const after = await getOrganizationNotifications(dependencies, db)
  return recordChange(context, db, 'updated', before, after)
}

const hostOf = (url: string | null) => (url === null ? null : new URL(url).host)

export async function getMemberNotifications(context: Context, db: Queryable) {
  return representMember(await getOwn(context, db))
}

export async function updateMemberNotifications(
  context: Context,
  db: Transaction,
  body: Input<Operations['updateMemberNotifications']>['body'],
) {
  if (body.quiet_hours) refuseWrongQuiet(body.quiet_hours)
  repository.lock(db)
  const own = await getOwn(context, db)
  repository.putOfMember(db, { ...own, ...body })
  return recordChange(
    context,
    db,
    'updated',
    representMember(own),
    representMember(await getOwn(context, db)),
  )
}

async function getOwn({ actor }: Context, db: Queryable) {
  const member = actor.type === 'person' ? await repository.findMember(db, actor.id) : null
  if (!member) throw missing()
  return member
}

/** Sent at once. Should we die meanwhile, the outbox finds it and sends it. */
export async function testNotification(
  dependencies: NotificationDependencies,
  context: Context,
  tenant: Tenant,
  { channel, email }: Input<Operations['testNotification']>['body'],
) {
  const missed = await missingFor(dependencies, tenant, channel)
  const outcome: Outcome =
    missed === null
      ? await sendTest(dependencies, context, tenant, { channel, ...(email !== undefined && { email }) })
      : { status: 'failed', error: missed, lasting: true }
  const error = errorOf(outcome)
  const result = representTest({ channel, ok: outcome.status === 'sent', ...(error !== null && { error }) })
  await tenant.transaction(async (db) => record(context, db, { verb: 'made', before: null, after: result }))
  return result
}

/** What has to be set first; null when nothing is missing. */
async function missingFor(
  { mail }: NotificationDependencies,
  db: Queryable,
  channel: 'mail' | 'slack' | 'teams',
): Promise<string | null> {
  if (channel === 'mail')
    return mail
      ? null
      : 'This installation cannot send email: the server administrator has to set FOYER_SMTP_URL and FOYER_MAIL_FROM.'
  const row = await repository.getOfOrganization(db)
  return row[`${channel}_url`] === null ? `No address is set: send ${channel}_url first.` : null
}

async function sendTest(
  dependencies: NotificationDependencies,
  context: Context,
  tenant: Tenant,
  { channel, email }: { channel: 'mail' | 'slack' | 'teams'; email?: string },
): Promise<Outcome> {
  const { now } = context
  const test = { kind: 'notification_test' }
  const leased = await tenant.transaction(async (db) => {
    const id =
      channel === 'mail'
        ? await sendMail(db, now, { ...test, to: { member_id: await memberFor(context, db, email) } })
        : await postMessage(db, now, channel, test)
    return leaseNew(db, id, leaseMs)
  })
  const outcome = await attempt(dependencies, tenant, leased, now)
  await tenant.transaction(async (db) => settle(db, leased, outcome, now, null))
  return outcome
}

/** Only members: a test cannot be used to write to strangers. */
async function memberFor(context: Context, db: Queryable, email: string | undefined): Promise<number> {
  if (email === undefined) {
    if (context.actor.type !== 'person')
      throw refuse('parameter_missing', 'email is required with an API key: name a member.', {
        param: 'email',
      })
    return (await getOwn(context, db)).member_id
  }
  const members = await repository.listNotifiedMembers(db)
  const member = members.find((each) => each.email === email.toLowerCase())
  if (!member) throw refuse('parameter_invalid', 'email must be the address of a member.', { param: 'email' })
  return member.member_id
}
