import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Email,
  Id,
  List,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { memberRoles } from './vocabulary.ts'

/** How people sign in, under `/auth`: for the dashboard, from its own origin, by a cookie. */

const Password = (description?: string) =>
  Type.String({
    minLength: 12,
    maxLength: 128,
    ...(description && { description }),
    'x-rule': 'must have 12 to 128 characters',
  })
/** Of a password that is to be right, not good. */
const PresentPassword = () => Type.String({ maxLength: 128 })
const Token = (description: string) => Text(description, 500)

export const Person = Resource('person', { id: Id(), name: Name(), email: Email() })

export const Session = Resource('session', {
  person: Person,
  organizations: Type.Array(
    Type.Object(
      { slug: Slug(), name: Name(), role: OneOf(memberRoles) },
      { additionalProperties: false, title: 'membership' },
    ),
    { description: 'Where the person is a member, and as what.' },
  ),
})

/** What a page needs to begin with. */
export const Installation = Resource('installation', {
  set_up: Type.Boolean({ description: 'There is an owner: the link that the server printed is used up.' }),
  session: Type.Optional(Session),
})

export const SignedInPlace = Resource('signed_in_place', {
  id: Id(),
  current: Type.Boolean({ description: 'The one that asks.' }),
  browser: Nullable(Text('What the browser says it is.', 1000)),
  address: Nullable(Text(undefined, 100)),
  created_at: Timestamp(),
  expires_at: Timestamp(),
})

export const InvitationView = Resource('invitation_view', {
  organization: Name(),
  email: Email(),
  role: OneOf(memberRoles),
  has_account: Type.Boolean({ description: 'Accept it with the password of that account.' }),
})

const face = { group: 'Sign-in', access: 'read', dryRun: false } as const

export const signIn = {
  getInstallation: defineOperation({
    ...face,
    id: 'getInstallation',
    method: 'GET',
    path: '/installation',
    summary: 'Whether there is an owner yet, and who is signed in',
    response: Installation,
  }),
  setUp: defineOperation({
    ...face,
    id: 'setUp',
    method: 'POST',
    path: '/setup',
    status: 201,
    summary: 'Create the first owner, by the link that the server printed',
    description:
      'Becomes owner of every organization there is; of a new one when `organization` is given or there is none.',
    body: Closed({
      token: Token('Of the link.'),
      name: Name(),
      email: Email(),
      password: Password(),
      organization: Type.Optional(Name('The name of a new organization.')),
    }),
    response: Session,
  }),
  signIn: defineOperation({
    ...face,
    id: 'signIn',
    method: 'POST',
    path: '/session',
    status: 201,
    summary: 'Sign in',
    body: Closed({ email: Email(), password: PresentPassword() }),
    response: Session,
  }),
  getSession: defineOperation({
    ...face,
    id: 'getSession',
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in',
    response: Session,
  }),
  signOut: defineOperation({
    ...face,
    id: 'signOut',
    method: 'DELETE',
    path: '/session',
    summary: 'Sign out',
    response: Installation,
  }),
  listSessions: defineOperation({
    ...face,
    id: 'listSessions',
    method: 'GET',
    path: '/sessions',
    summary: 'Where I am signed in',
    response: List(SignedInPlace),
  }),
  signOutEverywhere: defineOperation({
    ...face,
    id: 'signOutEverywhere',
    method: 'DELETE',
    path: '/sessions',
    summary: 'Sign out everywhere',
    description: 'Here too.',
    response: Installation,
  }),
  updatePerson: defineOperation({
    ...face,
    id: 'updatePerson',
    method: 'PATCH',
    path: '/person',
    summary: 'Change my name',
    body: Changes({ name: Name() }),
    response: Person,
  }),
  changePassword: defineOperation({
    ...face,
    id: 'changePassword',
    method: 'POST',
    path: '/password',
    summary: 'Change my password',
    description: 'Signs out everywhere else.',
    body: Closed({ current_password: PresentPassword(), new_password: Password() }),
    response: Session,
  }),
  createOrganization: defineOperation({
    ...face,
    id: 'createOrganization',
    method: 'POST',
    path: '/organizations',
    status: 201,
    summary: 'Create another organization',
    description: 'For owners of one. Who creates it is its owner.',
    body: Closed({ name: Name(), slug: Type.Optional(Slug('Derived from the name when absent.')) }),
    response: Session,
  }),
  viewInvitation: defineOperation({
    ...face,
    id: 'viewInvitation',
    method: 'POST',
    path: '/invitation',
    summary: 'Look at an invitation',
    body: Closed({ token: Token('Of the link.') }),
    response: InvitationView,
  }),
  acceptInvitation: defineOperation({
    ...face,
    id: 'acceptInvitation',
    method: 'POST',
    path: '/invitation/accept',
    status: 201,
    summary: 'Accept an invitation',
    description:
      'With a name and a new password; with the password of the account that has this address; or signed in to that account, with neither.',
    body: Closed({
      token: Token('Of the link.'),
      name: Type.Optional(Name()),
      password: Type.Optional(PresentPassword()),
    }),
    response: Session,
  }),
}
