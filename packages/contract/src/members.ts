import { Type } from 'typebox'
import {
  ClosedObject,
  CreatedAt,
  Email,
  Flag,
  Id,
  List,
  ListQuery,
  listOf,
  Name,
  OneOf,
  Resource,
  Timestamp,
} from './common.ts'
import { invitation as invitationExample, member as memberExample } from './examples/organization.ts'
import { defineOperation } from './operation.ts'
import { memberRoles } from './vocabulary.ts'

/** The people of an organization, and those it has invited. */

const Role = (more = '') =>
  OneOf(memberRoles, `Owners can do everything, editors can read and write, viewers can only read.${more}`)

export const Member = Resource('member', 'A person who belongs to the organization.', {
  id: Id(),
  person_id: Id('The id of the person, as in `actor` of events and of the audit log.'),
  name: Name('The name the person chose. Shown in the audit log.'),
  email: Email('The address the person signs in with.'),
  email_confirmed: Flag(
    'Whether the person has confirmed the address with a link that was emailed to it. Notifications are emailed only to confirmed addresses.',
  ),
  two_factor: Flag(
    'Whether the person uses two-factor authentication when signing in with a password. Single sign-on leaves it to the provider.',
  ),
  role: Role(),
  created_at: CreatedAt,
})

export const Invitation = Resource('invitation', 'A link that lets one person join the organization.', {
  id: Id(),
  email: Email('The address the invitation is for. Only an account with this address can accept it.'),
  role: Role(' The role the person gets on joining.'),
  url: Type.Optional(
    Type.String({
      description: 'The link to send to the person. Returned only when the invitation is created.',
    }),
  ),
  mailed: Type.Optional(
    Flag(
      'Whether the link is emailed to the person. If not, send the `url` yourself. Returned only when the invitation is created.',
    ),
  ),
  expires_at: Timestamp('When the link stops working: 7 days after it was created.'),
  created_at: CreatedAt,
})

const manage = { group: 'Organization', access: 'manage' } as const
const member = '/members/{id}' as const
const invitation = '/invitations/{id}' as const

export const members = {
  listMembers: defineOperation({
    ...manage,
    id: 'listMembers',
    method: 'GET',
    path: '/members',
    summary: 'List members',
    description: 'Returns members, newest first. Only for signed-in owners; API keys are refused.',
    query: ListQuery({}),
    response: List(Member),
    answer: listOf(memberExample),
  }),
  updateMember: defineOperation({
    ...manage,
    id: 'updateMember',
    method: 'PATCH',
    path: member,
    summary: "Update a member's role",
    description: 'The last owner cannot be demoted: 409 `resource_in_use`.',
    body: ClosedObject({ role: Role() }),
    response: Member,
    errors: ['resource_in_use'],
    example: { role: 'editor' },
    answer: memberExample,
  }),
  removeMember: defineOperation({
    ...manage,
    id: 'removeMember',
    method: 'DELETE',
    path: member,
    summary: 'Remove a member',
    description:
      "Ends the membership; the person's account is kept. The last owner cannot be removed: 409 `resource_in_use`.",
    response: Member,
    errors: ['resource_in_use'],
    answer: memberExample,
  }),
  listInvitations: defineOperation({
    ...manage,
    id: 'listInvitations',
    method: 'GET',
    path: '/invitations',
    summary: 'List pending invitations',
    description:
      'Returns invitations that can still be accepted. Accepted, revoked and expired ones are left out.',
    query: ListQuery({}),
    response: List(Invitation),
    answer: listOf(invitationExample),
  }),
  createInvitation: defineOperation({
    ...manage,
    id: 'createInvitation',
    method: 'POST',
    path: '/invitations',
    status: 201,
    summary: 'Invite a person',
    description:
      'Creates a link that works once, for 7 days. A new invitation for the same address replaces the old one. The link is emailed if the installation can send email; `mailed` says so. Otherwise, send the `url` yourself.',
    body: ClosedObject({
      email: Email('The address to invite. Only an account with this address can accept.'),
      role: Type.Optional(Role(' Defaults to `editor`.')),
    }),
    response: Invitation,
    secret: true,
    example: { email: 'tom@brightwater.example', role: 'editor' },
    answer: {
      ...invitationExample,
      url: 'https://foyer.brightwater.example/join#Qk2vX8pL1xWmT7aB',
      mailed: true,
    },
  }),
  updateInvitation: defineOperation({
    ...manage,
    id: 'updateInvitation',
    method: 'PATCH',
    path: invitation,
    summary: 'Update the role of an invitation',
    description: 'The link and its expiry stay the same.',
    body: ClosedObject({ role: Role() }),
    response: Invitation,
    example: { role: 'viewer' },
    answer: { ...invitationExample, role: 'viewer' },
  }),
  revokeInvitation: defineOperation({
    ...manage,
    id: 'revokeInvitation',
    method: 'DELETE',
    path: invitation,
    summary: 'Revoke an invitation',
    description:
      'The link stops working immediately. This cannot be undone; invite the person again instead.',
    response: Invitation,
    answer: invitationExample,
  }),
}
