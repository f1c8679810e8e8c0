import { refuse } from '../../platform/index.ts'

export const foreignOrigin = () =>
  refuse(
    'missing_api_key',
    'Only pages of this server can do this: the Origin of the request must be its own.',
  )

export const notSignedIn = () => refuse('missing_api_key', 'You are not signed in. Sign in first.')

/** The same words whether the address is known or not. */
export const wrongPassword = () =>
  refuse('parameter_invalid', 'The email address or password is wrong.', { param: 'password' })

export const wrongOwnPassword = (param: string) =>
  refuse('parameter_invalid', 'The current password is wrong.', { param })

export const codeNeeded = () =>
  refuse(
    'parameter_missing',
    'code is required: the 6 digits that your authenticator app shows, or a recovery code.',
    { param: 'code' },
  )

export const wrongCode = () =>
  refuse(
    'parameter_invalid',
    'This code is wrong, or it was used before. Wait for the next one in your authenticator app, or use a recovery code.',
    { param: 'code' },
  )

export const passkeyUnusable = () =>
  refuse(
    'parameter_invalid',
    'This passkey could not be checked: it is unknown here, was removed, or took longer than five minutes. Try again, or sign in another way.',
    { param: 'credential' },
  )

export const noSingleSignOn = () =>
  refuse('not_revertible', 'This installation has no single sign-on. Sign in with your password.')

export const singleSignOnStale = () =>
  refuse(
    'parameter_invalid',
    'This sign-in was started in another browser or more than ten minutes ago. Sign in again.',
    { param: 'query' },
  )

export const providerRefused = (provider: string, reason: string) =>
  refuse('parameter_invalid', `${provider} did not sign you in: ${reason}`, { param: 'query' })

export const addressUnverified = (provider: string) =>
  refuse(
    'parameter_invalid',
    `${provider} did not confirm your email address, so you cannot be signed in. Confirm it there, or ask the operator of this server to check what ${provider} sends.`,
    { param: 'query' },
  )

export const stranger = (email: string) =>
  refuse(
    'parameter_invalid',
    `Nobody here knows ${email}: it has no account and no open invitation. Ask an owner of your organization to invite this address.`,
    { param: 'query' },
  )

export const addressOfAnother = (provider: string) =>
  refuse(
    'parameter_invalid',
    `The account with your address belongs to somebody else at ${provider}, who had the address before you. Ask the operator of this server to reset it.`,
    { param: 'query' },
  )

export const twoFactorOff = () => refuse('not_revertible', 'Two-factor authentication is off.')

export const setupLinkInvalid = () =>
  refuse(
    'parameter_invalid',
    'This link is no longer valid. While there is no owner, `npx foyer setup-link` prints a new one.',
    { param: 'token' },
  )

export const invitationInvalid = () =>
  refuse(
    'parameter_invalid',
    'This invitation is no longer valid: it was used, revoked or replaced, or it is older than 7 days. Ask for a new one.',
    { param: 'token' },
  )

export const resetLinkUsed = () =>
  refuse('parameter_invalid', 'This link has already been used. Request a new one.', { param: 'token' })

export const resetLinkInvalid = () =>
  refuse(
    'parameter_invalid',
    'This link is not valid: it is older than one hour, or incomplete. Request a new one.',
    { param: 'token' },
  )

export const confirmationLinkUsed = () =>
  refuse(
    'parameter_invalid',
    'This link has already been used. If your address is still not confirmed, sign in and send a new one.',
    { param: 'token' },
  )

export const confirmationLinkInvalid = () =>
  refuse(
    'parameter_invalid',
    'This link is not valid: it is older than 24 hours, or incomplete. Sign in and send a new one.',
    { param: 'token' },
  )

export const slugTaken = (slug: string) =>
  refuse('parameter_invalid', `The slug "${slug}" is taken by another organization. Choose another one.`, {
    param: 'slug',
  })
