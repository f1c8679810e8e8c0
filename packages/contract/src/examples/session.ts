/** Somebody signed in to Brightwater's dashboard. */

export const person = {
  object: 'person',
  id: 2,
  name: 'Jana Novak',
  email: 'jana@brightwater.example',
  email_confirmed: true,
}

export const session = {
  object: 'session',
  person,
  organizations: [{ slug: 'brightwater', name: 'Brightwater', role: 'editor' }],
}

export const installation = { object: 'installation', set_up: true, mail: true }

export const passwordReset = { object: 'password_reset', mail: true }

export const emailConfirmation = {
  object: 'email_confirmation',
  email: 'jana@brightwater.example',
  confirmed: false,
  mailed: true,
}

export const signedInPlace = {
  object: 'signed_in_place',
  id: 12,
  current: true,
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  address: '203.0.113.7',
  created_at: '2026-03-02T08:00:00.000Z',
  expires_at: '2026-04-01T08:00:00.000Z',
}

export const invitationView = {
  object: 'invitation_view',
  organization: 'Brightwater',
  email: 'tom@brightwater.example',
  role: 'editor',
  has_account: false,
}
