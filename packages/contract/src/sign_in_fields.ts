import { Type } from 'typebox'
import { Text } from './common.ts'

/** What the operations under `/auth` share. */

export const face = { group: 'Sign-in', access: 'read', dryRun: false } as const

/** A password that has to be right, not good. */
export const CurrentPassword = (description: string) => Type.String({ maxLength: 128, description })
export const Code = () =>
  Text('The 6 digits that the authenticator app shows, or one of the recovery codes.', 40)
export const OptionalCode = () =>
  Type.Optional(
    Text(
      'The 6 digits that the authenticator app shows, or one of the recovery codes. Required if the account has two-factor authentication: without it, the request is refused with `parameter_missing`.',
      40,
    ),
  )

export const Credential = () =>
  Text('JSON of the credential that the browser returned, as `PublicKeyCredential.toJSON` writes it.', 50_000)
