/** Somebody signed in to Brightwater's dashboard. */

export const person = {
  object: 'person',
  id: 2,
  name: 'Jana Novak',
  email: 'jana@brightwater.example',
  email_confirmed: true,
  has_password: true,
  two_factor: true,
}

export const session = {
  object: 'session',
  person,
  organizations: [{ slug: 'brightwater', name: 'Brightwater', role: 'editor' }],
}

export const installation = {
  object: 'installation',
  set_up: true,
  mail: true,
  password_sign_in: true,
  passkeys: true,
  single_sign_on: { name: 'Brightwater ID' },
}

export const singleSignOnStart = {
  object: 'single_sign_on_start',
  url: 'https://id.brightwater.example/authorize?response_type=code&client_id=foyer',
}

export const passkeyOptions = {
  object: 'passkey_options',
  options: '{"challenge":"Hn5rT2yU8cKdE4fG","rpId":"foyer.brightwater.example"}',
}

export const passkey = {
  object: 'passkey',
  id: 3,
  name: 'Telephone',
  created_at: '2026-03-02T08:00:00.000Z',
  last_used_at: null,
}

export const twoFactor = {
  object: 'two_factor',
  enabled: true,
  enabled_at: '2026-03-02T08:00:00.000Z',
  recovery_codes_left: 10,
}

const twoFactorSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

export const twoFactorSetup = {
  object: 'two_factor_setup',
  secret: twoFactorSecret,
  uri: `otpauth://totp/Foyer:jana%40brightwater.example?secret=${twoFactorSecret}&issuer=Foyer`,
}

export const recoveryCodes = {
  object: 'recovery_codes',
  codes: ['3f9a1-77c02-b4d8e-0a15c', '91be4-d02f7-5c6a8-e3b90'],
}

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
