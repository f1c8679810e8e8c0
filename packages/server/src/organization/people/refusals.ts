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
