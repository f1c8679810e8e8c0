import type { signIn } from '@foyer/contract'

/** Where each operation of the sign-in face is. Written here, because the contract itself would be a heavy load. */

type Operations = typeof signIn
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export const authEndpoints: { [Each in keyof Operations]: readonly [Method, Operations[Each]['path']] } = {
  getInstallation: ['GET', '/installation'],
  setUp: ['POST', '/setup'],
  signIn: ['POST', '/session'],
  startSingleSignOn: ['POST', '/single-sign-on'],
  finishSingleSignOn: ['POST', '/single-sign-on/finish'],
  startPasskeySignIn: ['POST', '/session/passkey/options'],
  signInWithPasskey: ['POST', '/session/passkey'],
  getSession: ['GET', '/session'],
  signOut: ['DELETE', '/session'],
  listSessions: ['GET', '/sessions'],
  signOutEverywhere: ['DELETE', '/sessions'],
  updatePerson: ['PATCH', '/person'],
  changePassword: ['POST', '/password'],
  getTwoFactor: ['GET', '/two-factor'],
  startTwoFactor: ['POST', '/two-factor'],
  confirmTwoFactor: ['POST', '/two-factor/confirm'],
  renewRecoveryCodes: ['POST', '/two-factor/recovery-codes'],
  turnOffTwoFactor: ['POST', '/two-factor/off'],
  listPasskeys: ['GET', '/passkeys'],
  startPasskey: ['POST', '/passkeys/options'],
  createPasskey: ['POST', '/passkeys'],
  updatePasskey: ['PATCH', '/passkeys/{id}'],
  removePasskey: ['DELETE', '/passkeys/{id}'],
  requestPasswordReset: ['POST', '/password/forgotten'],
  resetPassword: ['POST', '/password/reset'],
  requestEmailConfirmation: ['POST', '/email/confirmation'],
  confirmEmail: ['POST', '/email/confirm'],
  createOrganization: ['POST', '/organizations'],
  viewInvitation: ['POST', '/invitation'],
  acceptInvitation: ['POST', '/invitation/accept'],
}
