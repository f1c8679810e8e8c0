import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Email,
  Flag,
  Id,
  List,
  Locale,
  listOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
  Timezone,
} from './common.ts'
import {
  emailConfirmation,
  installation,
  invitationView,
  passkeyOptions,
  passwordReset,
  person,
  session,
  signedInPlace,
  singleSignOnStart,
} from './examples/session.ts'
import { defineOperation } from './operation.ts'
import { PasskeyOptions, passkeyOperations } from './passkeys.ts'
import { Credential, CurrentPassword, face, OptionalCode } from './sign_in_fields.ts'
import { twoFactorOperations } from './two_factor.ts'
import { memberRoles } from './vocabulary.ts'

/** How people sign in, under `/auth`: for the dashboard, from its own origin, by a cookie. */

const Password = (description: string) =>
  Type.String({
    minLength: 12,
    maxLength: 128,
    description,
    'x-rule': 'must have 12 to 128 characters',
  })
const Token = () => Text('The token in the link.', 500)
const PersonName = () => Name('Shown to the other members and in the audit log.')
const Role = () =>
  OneOf(memberRoles, 'Owners can do everything, editors can read and write, viewers can only read.')

export const Person = Resource('person', 'Someone with an account.', {
  id: Id(),
  name: PersonName(),
  email: Email('The address to sign in with.'),
  email_confirmed: Flag(
    'Whether the person has confirmed the address with a link that was emailed to it. If the installation can send email, notifications go only to confirmed addresses.',
  ),
  has_password: Flag(
    'Whether the person can sign in with a password. People who joined through single sign-on have none until they set one.',
  ),
  two_factor: Flag('Whether signing in with the password also needs a code from an authenticator app.'),
  locale: Type.Optional(
    Locale('The language of emails to the person. If absent, that of the organization that sends them.'),
  ),
})

export const Session = Resource('session', 'Who is signed in.', {
  person: Person,
  organizations: Type.Array(
    ClosedObject(
      {
        slug: Slug('What to send as `X-Organization`.'),
        name: Name('The name that visitors know.'),
        role: Role(),
      },
      { title: 'membership' },
    ),
    { description: 'The organizations the person belongs to.' },
  ),
})

/** What a page needs to begin with. */
export const Installation = Resource('installation', 'The state of the installation.', {
  set_up: Flag('Whether there is an owner. If so, the link that the server printed no longer works.'),
  mail: Flag('Whether the installation can send email: invitations, password links and notifications.'),
  password_sign_in: Flag(
    'Whether people can sign in with a password. If not, single sign-on is the only way.',
  ),
  passkeys: Flag(
    'Whether people can sign in with passkeys. Not at an address that is a number, and not if passwords are turned off.',
  ),
  single_sign_on: Type.Optional(
    ClosedObject(
      { name: Name('The name of the provider, for the button.') },
      { description: 'Absent if the installation has no single sign-on.' },
    ),
  ),
  session: Type.Optional(Session),
})

export const SignedInPlace = Resource('signed_in_place', 'A browser in which the person is signed in.', {
  id: Id(),
  current: Flag('Whether it is the browser that sent this request.'),
  browser: Nullable(Text('The user agent of the browser. `null` if it sent none.', 1000)),
  address: Nullable(Text('The IP address it signed in from. `null` if that is not known.', 100)),
  created_at: Timestamp('When the person signed in.'),
  expires_at: Timestamp('When the person has to sign in again, unless they come back earlier.'),
})

export const InvitationView = Resource('invitation_view', 'An invitation as the invited person sees it.', {
  organization: Name('The organization to join.'),
  email: Email('The address the invitation is for.'),
  role: Role(),
  has_account: Flag('Whether this address has an account. If so, accept with its password.'),
})

export const PasswordReset = Resource('password_reset', 'The answer to a request for a new password.', {
  mail: Flag(
    'Whether the installation can send email. If so, a link was sent if the address has an account. The response never says whether it does.',
  ),
})

export const EmailConfirmation = Resource(
  'email_confirmation',
  'Whether the address of an account is confirmed.',
  {
    email: Email('The address of the account.'),
    confirmed: Flag('Whether the address is confirmed.'),
    mailed: Flag('Whether a link was just emailed to the address.'),
  },
)

export const SingleSignOnStart = Resource('single_sign_on_start', 'Where single sign-on begins.', {
  url: Text('The address of the provider. Send the browser there.', 8000),
})

export const signIn = {
  getInstallation: defineOperation({
    ...face,
    id: 'getInstallation',
    method: 'GET',
    path: '/installation',
    summary: 'Get the installation',
    description: 'Returns whether there is an owner yet, and who is signed in. Works without a session.',
    response: Installation,
    answer: { ...installation, session },
  }),
  setUp: defineOperation({
    ...face,
    id: 'setUp',
    method: 'POST',
    path: '/setup',
    status: 201,
    summary: 'Create the first owner',
    description:
      'Needs the token from the link that the server prints while there is no owner. The person becomes the owner of all existing organizations, and of a new one if `organization` is sent or there is none.',
    body: ClosedObject({
      token: Token(),
      name: PersonName(),
      email: Email('The address to sign in with.'),
      password: Password('The new password.'),
      organization: Type.Optional(Name('The name of a new organization to create.')),
      timezone: Type.Optional(
        Timezone('The time zone of the organization that is created. Defaults to `UTC`.'),
      ),
    }),
    response: Session,
    example: {
      token: 'Hn5rT2yU8cKdE4fG',
      name: 'Jana Novak',
      email: 'jana@brightwater.example',
      password: 'a sentence is easier to remember',
    },
    answer: session,
  }),
  signIn: defineOperation({
    ...face,
    id: 'signIn',
    method: 'POST',
    path: '/session',
    status: 201,
    summary: 'Sign in',
    description:
      'Sets the session cookie. An unknown address and a wrong password are refused with the same message. If the account has two-factor authentication, send the request again with `code`.',
    body: ClosedObject({
      email: Email('The address of the account.'),
      password: CurrentPassword('The password of the account.'),
      code: OptionalCode(),
    }),
    response: Session,
    example: { email: 'jana@brightwater.example', password: 'a sentence is easier to remember' },
    answer: session,
  }),
  startSingleSignOn: defineOperation({
    ...face,
    id: 'startSingleSignOn',
    method: 'POST',
    path: '/single-sign-on',
    status: 201,
    summary: 'Start single sign-on',
    description:
      'Returns the address of the provider to send the browser to. It comes back to `/sign-in/return`, within ten minutes.',
    response: SingleSignOnStart,
    answer: singleSignOnStart,
  }),
  finishSingleSignOn: defineOperation({
    ...face,
    id: 'finishSingleSignOn',
    method: 'POST',
    path: '/single-sign-on/finish',
    status: 201,
    summary: 'Finish single sign-on',
    description:
      'Sets the session cookie. The provider has to confirm the email address. Whoever has an account, an open invitation or an address of a domain that the operator has named is signed in; anyone else is refused, and no account is created. No code of two-factor authentication is asked for: that is up to the provider.',
    body: ClosedObject({
      query: Text('The query of the address that the provider sent the browser to, without the `?`.', 8000),
    }),
    response: Session,
    example: { query: 'code=Qk2vX8pL1xWmT7aB&state=Hn5rT2yU8cKdE4fG' },
    answer: session,
  }),
  startPasskeySignIn: defineOperation({
    ...face,
    id: 'startPasskeySignIn',
    method: 'POST',
    path: '/session/passkey/options',
    status: 201,
    summary: 'Start to sign in with a passkey',
    description: 'Returns what the browser asks the device for.',
    response: PasskeyOptions,
    answer: passkeyOptions,
  }),
  signInWithPasskey: defineOperation({
    ...face,
    id: 'signInWithPasskey',
    method: 'POST',
    path: '/session/passkey',
    status: 201,
    summary: 'Sign in with a passkey',
    description:
      'Sets the session cookie. No code of two-factor authentication is asked for: the device has checked who uses it.',
    body: ClosedObject({ credential: Credential() }),
    response: Session,
    example: { credential: '{"id":"Qk2vX8pL1xWmT7aB","type":"public-key"}' },
    answer: session,
  }),
  getSession: defineOperation({
    ...face,
    id: 'getSession',
    method: 'GET',
    path: '/session',
    summary: 'Get the session',
    description: 'Returns who is signed in. Refused without a session.',
    response: Session,
    answer: session,
  }),
  signOut: defineOperation({
    ...face,
    id: 'signOut',
    method: 'DELETE',
    path: '/session',
    summary: 'Sign out',
    description: 'Ends the session of this browser only.',
    response: Installation,
    answer: installation,
  }),
  listSessions: defineOperation({
    ...face,
    id: 'listSessions',
    method: 'GET',
    path: '/sessions',
    summary: 'List sessions',
    description: 'Returns every browser in which the person is signed in.',
    response: List(SignedInPlace),
    answer: listOf(signedInPlace),
  }),
  signOutEverywhere: defineOperation({
    ...face,
    id: 'signOutEverywhere',
    method: 'DELETE',
    path: '/sessions',
    summary: 'Sign out everywhere',
    description: 'Ends every session of the person, this one included.',
    response: Installation,
    answer: installation,
  }),
  updatePerson: defineOperation({
    ...face,
    id: 'updatePerson',
    method: 'PATCH',
    path: '/person',
    summary: 'Change your name or language',
    description: 'Past entries of the audit log keep the old name.',
    body: Changes({
      name: PersonName(),
      locale: Nullable(
        Locale('The language of emails to you. `null`: that of the organization that sends them.'),
      ),
    }),
    response: Person,
    example: { name: 'Jana Novak' },
    answer: person,
  }),
  changePassword: defineOperation({
    ...face,
    id: 'changePassword',
    method: 'POST',
    path: '/password',
    summary: 'Change your password',
    description: 'Ends every other session of the person.',
    body: ClosedObject({
      current_password: CurrentPassword('The current password.'),
      new_password: Password('The new password.'),
    }),
    response: Session,
    example: {
      current_password: 'a sentence is easier to remember',
      new_password: 'another sentence, just as long',
    },
    answer: session,
  }),
  ...twoFactorOperations,
  ...passkeyOperations,
  requestPasswordReset: defineOperation({
    ...face,
    id: 'requestPasswordReset',
    method: 'POST',
    path: '/password/forgotten',
    status: 202,
    summary: 'Request a link to set a new password',
    description:
      'Emails a link that works once, for one hour. The response is the same whether or not the address has an account.',
    body: ClosedObject({ email: Email('The address of the account.') }),
    response: PasswordReset,
    example: { email: 'jana@brightwater.example' },
    answer: passwordReset,
  }),
  resetPassword: defineOperation({
    ...face,
    id: 'resetPassword',
    method: 'POST',
    path: '/password/reset',
    status: 201,
    summary: 'Set a new password with a link',
    description:
      'Ends every session of the person and signs this browser in. It also confirms the address. If the account has two-factor authentication, `code` is required.',
    body: ClosedObject({ token: Token(), new_password: Password('The new password.'), code: OptionalCode() }),
    response: Session,
    example: { token: 'Qk2vX8pL1xWmT7aB', new_password: 'another sentence, just as long' },
    answer: session,
  }),
  requestEmailConfirmation: defineOperation({
    ...face,
    id: 'requestEmailConfirmation',
    method: 'POST',
    path: '/email/confirmation',
    status: 202,
    summary: 'Request a link to confirm your address',
    description:
      'Emails a link to your own address. It works once, for 24 hours. Nothing is sent if the address is already confirmed, or if the installation cannot send email.',
    response: EmailConfirmation,
    answer: emailConfirmation,
  }),
  confirmEmail: defineOperation({
    ...face,
    id: 'confirmEmail',
    method: 'POST',
    path: '/email/confirm',
    summary: 'Confirm an address with a link',
    description: 'Works without a session. Accepting an invitation from its email also confirms the address.',
    body: ClosedObject({ token: Token() }),
    response: EmailConfirmation,
    example: { token: 'Qk2vX8pL1xWmT7aB' },
    answer: { ...emailConfirmation, confirmed: true, mailed: false },
  }),
  createOrganization: defineOperation({
    ...face,
    id: 'createOrganization',
    method: 'POST',
    path: '/organizations',
    status: 201,
    summary: 'Create another organization',
    description: 'Only for owners of an organization. You become its owner.',
    body: ClosedObject({
      name: Name('The name that visitors know.'),
      slug: Type.Optional(Slug('Identifies it in `X-Organization`. Derived from the name by default.')),
      timezone: Type.Optional(Timezone('The time zone of the organization. Defaults to `UTC`.')),
    }),
    response: Session,
    example: { name: 'Brightwater Labs' },
    answer: {
      ...session,
      organizations: [
        ...session.organizations,
        { slug: 'brightwater-labs', name: 'Brightwater Labs', role: 'owner' },
      ],
    },
  }),
  viewInvitation: defineOperation({
    ...face,
    id: 'viewInvitation',
    method: 'POST',
    path: '/invitation',
    summary: 'Get an invitation',
    description: 'Returns what the link is an invitation to, without accepting it. Works without a session.',
    body: ClosedObject({ token: Token() }),
    response: InvitationView,
    example: { token: 'Qk2vX8pL1xWmT7aB' },
    answer: invitationView,
  }),
  acceptInvitation: defineOperation({
    ...face,
    id: 'acceptInvitation',
    method: 'POST',
    path: '/invitation/accept',
    status: 201,
    summary: 'Accept an invitation',
    description:
      'A new person sends a name and a new password. Someone who already has an account with this address sends its password, or nothing while signed in to it.',
    body: ClosedObject({
      token: Token(),
      name: Type.Optional(PersonName()),
      password: Type.Optional(
        CurrentPassword('A new password of 12 to 128 characters, or that of the account with this address.'),
      ),
      code: OptionalCode(),
    }),
    response: Session,
    example: { token: 'Qk2vX8pL1xWmT7aB', name: 'Tom Lind', password: 'a sentence is easier to remember' },
    answer: session,
  }),
}
