import { Type } from 'typebox'
import {
  CalendarDate,
  Changes,
  ClosedObject,
  Email,
  Flag,
  Id,
  ListOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Text,
  Url,
} from './common.ts'
import { memberNotifications, notificationTest, organizationNotifications } from './examples/notifications.ts'
import { defineOperation } from './operation.ts'
import { notificationChannels, notificationKinds, visitorWords, weekdays } from './vocabulary.ts'

/** Who is told what, and how: settings of the organization, and preferences of each member. */

const clock = (description: string, pattern: string) =>
  Type.String({ pattern, description, 'x-rule': 'must be a time such as "09:00"' })
const hourAndMinute = '([01][0-9]|2[0-3]):[0-5][0-9]'
const hours = {
  opens: clock('When it opens, in the time zone of the organization.', `^${hourAndMinute}$`),
  closes: clock(
    'When it closes. `24:00` is midnight. A time before `opens` is on the next day.',
    `^(${hourAndMinute}|24:00)$`,
  ),
}

const officeHours = Nullable(
  ClosedObject(
    {
      weekly: ListOf(
        ClosedObject({
          days: ListOf(OneOf(weekdays), {
            minItems: 1,
            uniqueItems: true,
            description: 'The days these hours apply to, such as `["mon", "tue"]`.',
          }),
          ...hours,
        }),
        {
          maxItems: 50,
          description: 'The usual hours. A day may occur several times. A day that does not occur is closed.',
        },
      ),
      exceptions: ListOf(
        ClosedObject({
          date: CalendarDate('The day that differs.'),
          hours: ListOf(ClosedObject(hours), {
            maxItems: 10,
            description: 'The hours of that day. Empty: closed.',
          }),
        }),
        { maxItems: 200, description: 'Days with different hours, such as public holidays.' },
      ),
    },
    {
      description:
        'When someone is there to answer. Outside these hours, messages to Slack and Teams wait until the next opening. `null`: always.',
    },
  ),
)

const visitor_words = OneOf(
  visitorWords,
  'How much of what visitors said is in notifications: nothing, the beginning, or everything.',
)
const reply_to = Nullable(
  Email('Where replies to emails from the organization go. `null`: to the address that emails come from.'),
)
const host = (where: string) =>
  Nullable(
    Name(`The host of the ${where} address. \`null\` if none is set. The address itself is never returned.`),
  )
const webhook = (where: string) =>
  Nullable(Url(`The address of an incoming webhook of ${where}. Stored encrypted and never returned.`))

export const OrganizationNotifications = Resource(
  'organization_notifications',
  'How the organization notifies its members.',
  {
    mail_available: Flag(
      'Whether the installation can send email. If not, the server administrator has to set `FOYER_SMTP_URL` and `FOYER_MAIL_FROM`.',
    ),
    visitor_words,
    reply_to,
    slack_host: host('Slack'),
    teams_host: host('Teams'),
    office_hours: officeHours,
  },
)

const kinds = (how: string) =>
  ListOf(OneOf(notificationKinds), { uniqueItems: true, description: `What you are notified about ${how}.` })

const quiet_hours = Nullable(
  ClosedObject(
    {
      from: clock('When quiet hours begin.', `^${hourAndMinute}$`),
      until: clock('When quiet hours end. A time before `from` is on the next day.', `^${hourAndMinute}$`),
      timezone: Name('The time zone of these times, such as `Europe/Berlin`.'),
    },
    {
      description:
        'When you get no notifications. What happens during these hours is sent in one email when they end. `null`: no quiet hours.',
    },
  ),
)

export const MemberNotifications = Resource(
  'member_notifications',
  'What one member wants to be notified about, and how.',
  {
    member_id: Id('The member whose preferences these are.'),
    mail: kinds('by email'),
    browser: kinds('by your browser, while the dashboard is open'),
    quiet_hours,
  },
)

const channel = OneOf(notificationChannels, 'Which channel to try.')

export const NotificationTest = Resource('notification_test', 'The result of a test notification.', {
  channel,
  ok: Flag('Whether the receiver accepted it.'),
  error: Type.Optional(Text('What went wrong and what to do. Absent when `ok`.')),
})

const group = { group: 'Organization' } as const

export const notifications = {
  getMemberNotifications: defineOperation({
    ...group,
    id: 'getMemberNotifications',
    access: 'own',
    method: 'GET',
    path: '/members/me/notifications',
    summary: 'Get your notification preferences',
    description: 'For signed-in people and their own preferences; API keys are refused.',
    response: MemberNotifications,
    answer: memberNotifications,
  }),
  updateMemberNotifications: defineOperation({
    ...group,
    id: 'updateMemberNotifications',
    access: 'own',
    method: 'PATCH',
    path: '/members/me/notifications',
    summary: 'Update your notification preferences',
    description: 'A list replaces the previous one. For signed-in people; API keys are refused.',
    body: Changes({
      mail: kinds('by email'),
      browser: kinds('by your browser, while the dashboard is open'),
      quiet_hours,
    }),
    response: MemberNotifications,
    example: { quiet_hours: memberNotifications.quiet_hours },
    answer: memberNotifications,
  }),
  getOrganizationNotifications: defineOperation({
    ...group,
    id: 'getOrganizationNotifications',
    access: 'read',
    method: 'GET',
    path: '/organization/notifications',
    summary: 'Get the notification settings',
    description: 'Addresses of webhooks are never returned, only their hosts.',
    response: OrganizationNotifications,
    answer: organizationNotifications,
  }),
  updateOrganizationNotifications: defineOperation({
    ...group,
    id: 'updateOrganizationNotifications',
    access: 'write',
    method: 'PATCH',
    path: '/organization/notifications',
    summary: 'Update the notification settings',
    description:
      'Webhook addresses must be public `https` addresses. `office_hours` replaces all hours and exceptions.',
    body: Changes({
      visitor_words,
      reply_to,
      slack_url: webhook('Slack'),
      teams_url: webhook('Teams'),
      office_hours: officeHours,
    }),
    response: OrganizationNotifications,
    example: { visitor_words: 'excerpt', reply_to: 'hello@brightwater.example' },
    answer: organizationNotifications,
  }),
  testNotification: defineOperation({
    ...group,
    id: 'testNotification',
    access: 'write',
    method: 'POST',
    path: '/organization/notifications/test',
    summary: 'Send a test notification',
    description:
      'Sends a short message immediately and returns what happened, even if it could not be sent. An email goes to you; with an API key, name a member.',
    body: ClosedObject({
      channel,
      email: Type.Optional(Email('For `mail`: the member to send to. Defaults to yourself.')),
    }),
    response: NotificationTest,
    errors: ['parameter_missing'],
    dryRun: false,
    example: { channel: 'slack' },
    answer: notificationTest,
  }),
}
