import { Type } from 'typebox'
import { ClosedObject, Count, Flag, Nullable, Resource, Text, Timestamp } from './common.ts'
import { recoveryCodes, twoFactor, twoFactorSetup } from './examples/session.ts'
import { defineOperation } from './operation.ts'
import { Code, CurrentPassword, face } from './sign_in_fields.ts'

export const TwoFactor = Resource('two_factor', 'The second factor of an account.', {
  enabled: Flag('Whether signing in with the password also needs a code.'),
  enabled_at: Nullable(Timestamp('When it was turned on. `null` while it is off.')),
  recovery_codes_left: Count('How many recovery codes have not been used. 0 while it is off.'),
})

export const TwoFactorSetup = Resource('two_factor_setup', 'What an authenticator app needs to know.', {
  secret: Text('The secret in base32, to type into the app. It is not shown again.', 100),
  uri: Text('The same as an `otpauth:` address, to show as a QR code.', 1000),
})

export const RecoveryCodes = Resource('recovery_codes', 'Codes for when the authenticator app is lost.', {
  codes: Type.Array(Text('Works once, in place of a code from the app.', 40), {
    description: 'Ten codes. They replace all earlier ones and are not shown again.',
  }),
})

export const twoFactorOperations = {
  getTwoFactor: defineOperation({
    ...face,
    id: 'getTwoFactor',
    method: 'GET',
    path: '/two-factor',
    summary: 'Get your two-factor authentication',
    description: 'Returns whether it is on, and how many recovery codes are left.',
    response: TwoFactor,
    answer: twoFactor,
  }),
  startTwoFactor: defineOperation({
    ...face,
    id: 'startTwoFactor',
    method: 'POST',
    path: '/two-factor',
    status: 201,
    summary: 'Start to set up two-factor authentication',
    description:
      'Returns a new secret for an authenticator app. Nothing changes until a code from the app is confirmed. Refused with `not_revertible` if it is already on, or if the account has no password.',
    body: ClosedObject({ password: CurrentPassword('The current password.') }),
    response: TwoFactorSetup,
    errors: ['not_revertible'],
    example: { password: 'a sentence is easier to remember' },
    answer: twoFactorSetup,
  }),
  confirmTwoFactor: defineOperation({
    ...face,
    id: 'confirmTwoFactor',
    method: 'POST',
    path: '/two-factor/confirm',
    status: 201,
    summary: 'Turn on two-factor authentication',
    description: 'Needs a code from the app. Returns ten recovery codes, which are not shown again.',
    body: ClosedObject({ code: Text('The 6 digits that the authenticator app shows.', 40) }),
    response: RecoveryCodes,
    errors: ['not_revertible'],
    example: { code: '492039' },
    answer: recoveryCodes,
  }),
  renewRecoveryCodes: defineOperation({
    ...face,
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: '/two-factor/recovery-codes',
    status: 201,
    summary: 'Create new recovery codes',
    description: 'Needs a code. The earlier recovery codes stop working.',
    body: ClosedObject({ code: Code() }),
    response: RecoveryCodes,
    errors: ['not_revertible'],
    example: { code: '492039' },
    answer: recoveryCodes,
  }),
  turnOffTwoFactor: defineOperation({
    ...face,
    id: 'turnOffTwoFactor',
    method: 'POST',
    path: '/two-factor/off',
    summary: 'Turn off two-factor authentication',
    description: 'Needs a code. The secret and the recovery codes are deleted.',
    body: ClosedObject({ code: Code() }),
    response: TwoFactor,
    errors: ['not_revertible'],
    example: { code: '492039' },
    answer: { ...twoFactor, enabled: false, enabled_at: null, recovery_codes_left: 0 },
  }),
}
