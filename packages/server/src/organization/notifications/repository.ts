import { type NotificationKind, notificationKinds, type VisitorWords } from '@foyer/contract'
import type { OfficeHours, QuietHours } from '@foyer/engine'
import { organizationLock, type Queryable, type Rows, type Transaction } from '../../platform/db/index.ts'

export type OrganizationNotificationsRow = Pick<
  Rows['organization_notifications'],
  'reply_to' | 'slack_url' | 'slack_host' | 'teams_url' | 'teams_host'
> & { visitor_words: VisitorWords; office_hours: OfficeHours | null }

/** Where nothing is set, this holds. */
export const defaults: OrganizationNotificationsRow = {
  visitor_words: 'excerpt',
  reply_to: null,
  slack_url: null,
  slack_host: null,
  teams_url: null,
  teams_host: null,
  office_hours: null,
}

export async function getOfOrganization(db: Queryable): Promise<OrganizationNotificationsRow> {
  const [row] = await db.query<OrganizationNotificationsRow>(
    (sql) => sql`select visitor_words, reply_to, slack_url, slack_host, teams_url, teams_host, office_hours
      from organization_notifications where organization_id = ${db.organization_id}`,
  )
  return row ?? defaults
}

/** There may be no row to hold: the organization's own is held instead. */
export const lock = (db: Transaction) => db.hold(organizationLock)

export function putOfOrganization(db: Transaction, row: OrganizationNotificationsRow, now: Date) {
  const fields = { ...row, office_hours: row.office_hours as never, updated_at: now }
  db.later(
    (sql) => sql`
      insert into organization_notifications ${sql({ ...fields, organization_id: db.organization_id })}
      on conflict (organization_id) do update set ${sql(fields)}`,
  )
}

export interface MemberPreferences {
  member_id: number
  mail: NotificationKind[]
  browser: NotificationKind[]
  quiet_hours: QuietHours | null
}

export interface NotifiedMember extends MemberPreferences {
  email: string
  /** Notifications are mailed to no other address. */
  email_confirmed: boolean
}

/** What somebody is told of who has chosen nothing. A viewer looks on: nobody waits for them. */
const defaultsOf = (role: string) => ({
  mail: role === 'viewer' ? [] : [...notificationKinds],
  browser: role === 'viewer' ? [] : (['person_wanted', 'new_lead'] satisfies NotificationKind[]),
  quiet_hours: null,
})

interface MemberRow {
  member_id: number
  role: string
  email: string
  email_confirmed: boolean
  chosen: Omit<MemberPreferences, 'member_id'> | null
}

const withDefaults = ({ role, chosen, ...member }: MemberRow): NotifiedMember => ({
  ...member,
  ...(chosen ?? defaultsOf(role)),
})

/** Every member there is now, the oldest first. */
export async function listNotifiedMembers(db: Queryable): Promise<NotifiedMember[]> {
  const rows = await db.query<MemberRow>(
    (sql) => sql`
      select m.id as member_id, m.role, p.email, p.email_confirmed, case when n.member_id is not null then
        json_build_object('mail', n.mail, 'browser', n.browser, 'quiet_hours', n.quiet_hours) end as chosen
      from members m join people_here() p on p.user_id = m.user_id
      left join member_notifications n on n.organization_id = m.organization_id and n.member_id = m.id
      where m.organization_id = ${db.organization_id} order by m.id`,
  )
  return rows.map(withDefaults)
}

/** By the account of a signed-in person. */
export async function findMember(db: Queryable, user_id: number): Promise<NotifiedMember | null> {
  const [row] = await db.query<{ id: number }>(
    (sql) =>
      sql`select id from members where organization_id = ${db.organization_id} and user_id = ${user_id}`,
  )
  const members = row ? await listNotifiedMembers(db) : []
  return members.find(({ member_id }) => member_id === row?.id) ?? null
}

export function putOfMember(db: Transaction, { member_id, mail, browser, quiet_hours }: MemberPreferences) {
  const fields = { mail, browser, quiet_hours: quiet_hours as never }
  db.later(
    (sql) => sql`
      insert into member_notifications ${sql({ ...fields, member_id, organization_id: db.organization_id })}
      on conflict (organization_id, member_id) do update set ${sql(fields)}`,
  )
}
