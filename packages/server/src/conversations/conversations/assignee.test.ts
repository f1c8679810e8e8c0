import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { asPerson, newPerson, signInAs } from '../../testing/people.ts'
import { untilItWaits } from '../../testing/waiting.ts'

interface Listed {
  id: number
  email: string
  name: string
}

/** An owner, and an editor with an account of their own. */
async function team() {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const person = await newPerson(api, 'editor')
  const editor = asPerson(api, person)
  const members: Listed[] = (await owner.get('/members')).body.data
  const member = members.find(({ email }) => email === person.email)!
  return { api, owner, editor, member }
}

const idsOf = async (api: Api, query: string) =>
  (await api.get(`/conversations?${query}`)).body.data.map(({ id }: { id: number }) => id)

test('a conversation is assigned to a member and taken from them, each told once as conversation.assigned', async () => {
  const { api, member } = await team()
  const { id } = await newConversation(api)
  const path = `/conversations/${id}`
  assert.equal((await api.get(path)).body.assignee, null)
  const assignee = { id: member.id, name: member.name }
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.patch(path, { assignee_id: member.id })).body.assignee, assignee)
  assert.deepEqual((await api.patch(path, {})).body.assignee, assignee)
  assert.equal((await api.patch(path, { assignee_id: null })).body.assignee, null)
  const told = (await listRecorded(api, 'conversation')).filter(
    ({ type }) => type === 'conversation.assigned',
  )
  assert.deepEqual(
    told.map(({ after }) => (after as { assignee_id?: number }).assignee_id),
    [member.id, undefined],
  )
})

test('only members are assigned: an unknown id and the member of another organization are refused in the same words', async () => {
  const { api } = await team()
  const { member: foreign } = await team()
  const { id } = await newConversation(api)
  const answers = await Promise.all(
    [foreign.id, 9007199254740991].map((assignee_id) => api.patch(`/conversations/${id}`, { assignee_id })),
  )
  for (const { status, body } of answers)
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'assignee_id'])
  assert.equal(answers[0]!.body.error.message, answers[1]!.body.error.message)
  assert.equal((await api.get(`/conversations/${id}`)).body.assignee, null)
})

test('who takes over is assigned if nobody is; a key assigns nobody, and a colleague stays', async () => {
  const { api, owner, editor, member } = await team()
  const { id } = await newConversation(api)
  const taken = (await editor.post(`/conversations/${id}/takeover`)).body
  assert.deepEqual([taken.status, taken.assignee.id], ['handed_off', member.id])
  const types = (await listRecorded(api, 'conversation')).map(({ type }) => type)
  assert.deepEqual(types.slice(-2).sort(), ['conversation.assigned', 'conversation.taken_over'])
  await owner.delete(`/conversations/${id}/takeover`)
  assert.equal((await owner.post(`/conversations/${id}/takeover`)).body.assignee.id, member.id)
  const { id: other } = await newConversation(api)
  assert.equal((await api.post(`/conversations/${other}/takeover`)).body.assignee, null)
})

test('a member who leaves is unassigned, and the conversation stays', async () => {
  const { api, owner, member } = await team()
  const { id } = await newConversation(api)
  await api.patch(`/conversations/${id}`, { assignee_id: member.id })
  assert.equal((await owner.delete(`/members/${member.id}`)).status, 200)
  const { assignee, status } = (await api.get(`/conversations/${id}`)).body
  assert.deepEqual([assignee, status], [null, 'active'])
})

test('a member who is just leaving is not assigned any more', async () => {
  const { api, member } = await team()
  const { id } = await newConversation(api)
  const { late } = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    await db.query(
      (sql) => sql`delete from members where organization_id = ${db.organization_id} and id = ${member.id}`,
    )
    const late = api.patch(`/conversations/${id}`, { assignee_id: member.id })
    await untilItWaits(api.service, late)
    return { late }
  })
  const { status, body } = await late
  assert.deepEqual([status, body.error?.param], [422, 'assignee_id'])
  assert.equal((await api.get(`/conversations/${id}`)).body.assignee, null)
})

test('a list is of what a member, the signed-in person or nobody looks after', async () => {
  const { api, owner, editor, member } = await team()
  const { id: theirs, agent: slug } = await newConversation(api)
  const { id: nobodys } = await newConversation(api, { slug })
  await api.patch(`/conversations/${theirs}`, { assignee_id: member.id })
  assert.deepEqual(await idsOf(api, `assignee=${member.id}`), [theirs])
  assert.deepEqual(await idsOf(editor, 'assignee=me'), [theirs])
  assert.deepEqual(await idsOf(owner, 'assignee=me'), [])
  assert.deepEqual(await idsOf(api, 'assignee=none'), [nobodys])
  for (const wrong of ['me', 'jana', '0']) {
    const { status, body } = await api.get(`/conversations?assignee=${wrong}`)
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'assignee'])
  }
})
