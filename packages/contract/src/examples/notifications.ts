/** How Brightwater's people are notified. */

export const organizationNotifications = {
  object: 'organization_notifications',
  mail_available: true,
  visitor_words: 'excerpt',
  reply_to: 'hello@brightwater.example',
  slack_host: 'hooks.slack.com',
  teams_host: null,
  office_hours: {
    weekly: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' }],
    exceptions: [{ date: '2026-12-24', hours: [{ opens: '09:00', closes: '12:00' }] }],
  },
}

export const memberNotifications = {
  object: 'member_notifications',
  member_id: 2,
  mail: ['person_wanted', 'new_lead', 'source_failed', 'check_failed', 'weekly_summary'],
  browser: ['person_wanted'],
  quiet_hours: { from: '20:00', until: '07:00', timezone: 'Europe/Berlin' },
}

export const notificationTest = { object: 'notification_test', channel: 'slack', ok: true }
