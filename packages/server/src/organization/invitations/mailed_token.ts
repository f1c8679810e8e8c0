import type { Secrets } from '../../platform/index.ts'

/**
 * Whoever invites somebody gets the link, too. The one in the mail has a signature besides: only who comes with that
 * has read the mail.
 */

const purpose = 'mailed invitation'

export const mailedToken = (secrets: Secrets, token: string) => `${token}.${secrets.sign(purpose, token)}`

export function readInvitationToken(secrets: Secrets, given: string): { token: string; mailed: boolean } {
  const [, token, signature] = /^([^.]+)\.(.+)$/.exec(given) ?? []
  if (token === undefined || signature === undefined) return { token: given, mailed: false }
  return { token, mailed: secrets.verify(purpose, token, signature) }
}
