import { signInAs } from '../people.ts'
import { body, nothing, type Prepare } from './sample.ts'

const managed =
  (path: string, value: object, change?: object): Prepare =>
  async (api) => {
    const owner = await signInAs(api, 'owner')
    return { params: { id: (await owner.post(path, value)).body.id }, ...(change && { body: change }) }
  }

/** Somebody beside the owner, who alone would have to stay. */
const member =
  (value?: object): Prepare =>
  async (api) => {
    await signInAs(api, 'viewer')
    const owner = await signInAs(api, 'owner')
    const { data } = (await owner.get('/members')).body
    const { id } = data.find(({ role }: { role: string }) => role === 'viewer')
    return { params: { id }, ...(value && { body: value }) }
  }

const key = { name: 'Website' }

const invitation = { email: 'jana@example.com' }

export const people = {
  listMembers: nothing,
  updateMember: member({ role: 'editor' }),
  removeMember: member(),
  listInvitations: nothing,
  createInvitation: body(invitation),
  updateInvitation: managed('/invitations', invitation, { role: 'viewer' }),
  revokeInvitation: managed('/invitations', invitation),
  getMemberNotifications: nothing,
  updateMemberNotifications: body({ mail: ['person_wanted'] }),
  listApiKeys: nothing,
  createApiKey: body(key),
  updateApiKey: managed('/api_keys', key, { name: 'Website, production' }),
  revokeApiKey: managed('/api_keys', key),
} satisfies Record<string, Prepare>
