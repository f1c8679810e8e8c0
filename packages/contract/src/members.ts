import { Type } from 'typebox'
import { Closed, Email, Id, List, ListQuery, Name, OneOf, Resource, Timestamp } from './common.ts'
import { defineOperation } from './operation.ts'
import { memberRoles } from './vocabulary.ts'

/** The people of an organization, and those it has asked in. */

const Role = () => OneOf(memberRoles, 'owner: everything; editor: read and write; viewer: read.')

export const Member = Resource('member', {
  id: Id(),
  name: Name(),
  email: Email(),
  role: Role(),
  created_at: Timestamp(),
})

export const Invitation = Resource('invitation', {
  id: Id(),
  email: Email(),
  role: Role(),
  url: Type.Optional(
    Type.String({
      description: 'Where to accept it. Shown once, in the answer that made it: hand it to the person.',
    }),
  ),
  expires_at: Timestamp(),
  created_at: Timestamp(),
})

const group = 'Organization'
const member = '/members/{id}' as const
const invitation = '/invitations/{id}' as const

export const members = {
  listMembers: defineOperation({
    id: 'listMembers',
    method: 'GET',
    path: '/members',
    group,
    access: 'manage',
    summary: 'List members',
    description: 'For signed-in owners.',
    query: ListQuery({}),
    response: List(Member),
  }),
  updateMember: defineOperation({
    id: 'updateMember',
    method: 'PATCH',
    path: member,
    group,
    access: 'manage',
    summary: 'Change the role of a member',
    description: 'The last owner stays one: 409 resource_in_use.',
    body: Closed({ role: Role() }),
    response: Member,
    errors: ['resource_in_use'],
    example: { role: 'editor' },
  }),
  removeMember: defineOperation({
    id: 'removeMember',
    method: 'DELETE',
    path: member,
    group,
    access: 'manage',
    summary: 'Remove a member',
    description: 'Their account stays, without this organization. The last owner stays: 409 resource_in_use.',
    response: Member,
    errors: ['resource_in_use'],
  }),
  listInvitations: defineOperation({
    id: 'listInvitations',
    method: 'GET',
    path: '/invitations',
    group,
    access: 'manage',
    summary: 'List open invitations',
    description: 'Those that were neither accepted nor revoked and have not expired.',
    query: ListQuery({}),
    response: List(Invitation),
  }),
  createInvitation: defineOperation({
    id: 'createInvitation',
    method: 'POST',
    path: '/invitations',
    group,
    access: 'manage',
    status: 201,
    summary: 'Invite somebody',
    description: 'By a link that works once and for 7 days. A new one for the same address replaces the old.',
    body: Closed({ email: Email(), role: Type.Optional(OneOf(memberRoles, 'editor when absent.')) }),
    response: Invitation,
    secret: true,
    example: { email: 'jana@example.com', role: 'editor' },
  }),
  updateInvitation: defineOperation({
    id: 'updateInvitation',
    method: 'PATCH',
    path: invitation,
    group,
    access: 'manage',
    summary: 'Change the role of an invitation',
    body: Closed({ role: Role() }),
    response: Invitation,
    example: { role: 'viewer' },
  }),
  revokeInvitation: defineOperation({
    id: 'revokeInvitation',
    method: 'DELETE',
    path: invitation,
    group,
    access: 'manage',
    summary: 'Revoke an invitation',
    response: Invitation,
  }),
}
