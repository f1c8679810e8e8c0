import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ConversationStatus } from '@foyer/contract'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'
import { newConversation, pause, setConversation, storedConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'

const now = '2026-01-15T09:30:00.000Z'
const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.parse(now) - days * dayMs)

async function running() {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  return { api, id, path: `/conversations/${id}` }
}

const refusedWith = ({ status, body }: ApiResponse) => [status, body.error?.code]
const types = async (api: Api) => (await listRecorded(api, 'conversation')).map(({ type }) => type)

const endings = ['completed', 'closed', 'expired'] as const satisfies ConversationStatus[]

test('closing ends it, once; what has ended already stays as it is', async () => {
  const { api, id, path } = await running()
  const closed = await api.post(`${path}/close`)
  assert.deepEqual([closed.status, closed.body.status, closed.body.ended_at], [200, 'closed', now])
  assert.equal((await storedConversation(api, id)).pauses_at, null)
  assert.deepEqual((await api.post(`${path}/close`)).body, closed.body)
  assert.deepEqual(await types(api), ['conversation.started', 'conversation.closed'])
  for (const status of ['completed', 'expired'] as const) {
    await setConversation(api, id, { status })
    assert.equal((await api.post(`${path}/close`)).body.status, status)
  }
})

test('a paused conversation can be closed, and is not paused any more', async () => {
  const { api, id, path } = await running()
  await pause(api, id)
  const { body } = await api.post(`${path}/close`)
  assert.deepEqual([body.status, 'paused_at' in body], ['closed', false])
})

test('whoever waits for a reply when it is closed or taken over gets none', async () => {
  for (const step of ['close', 'takeover']) {
    const { api, id, path } = await running()
    const turn = await waitingTurn(api, id)
    await api.post(`${path}/${step}`)
    assert.deepEqual(await turn(), { answered_at: new Date(now), reply_id: null })
  }
})

test('a rating can be given at any time and changed; the same once more leaves no trace', async () => {
  const { api, id, path } = await running()
  assert.equal((await api.post(`${path}/rating`, { rating: 2 })).body.rating, 2)
  await setConversation(api, id, { status: 'completed' })
  assert.equal((await api.post(`${path}/rating`, { rating: 5 })).body.rating, 5)
  await api.post(`${path}/rating`, { rating: 5 })
  assert.deepEqual(await types(api), ['conversation.started', 'conversation.rated', 'conversation.rated'])
  for (const rating of [0, 6, 1.5, 'good'])
    assert.deepEqual(refusedWith(await api.post(`${path}/rating`, { rating })), [422, 'parameter_invalid'])
  assert.equal((await api.get(path)).body.rating, 5)
})

test('a paused conversation resumes within seven days, and its silence is counted anew', async () => {
  const { api, id, path } = await running()
  const { pauses_at } = await storedConversation(api, id)
  await pause(api, id, new Date(daysAgo(7).getTime() + 1))
  const { status, body } = await api.post(`${path}/resume`)
  assert.deepEqual([status, body.status, 'paused_at' in body], [200, 'active', false])
  assert.deepEqual((await storedConversation(api, id)).pauses_at, pauses_at)
  assert.deepEqual((await api.post(`${path}/resume`)).body, body)
  assert.deepEqual(await types(api), ['conversation.started', 'conversation.resumed'])
})

test('after seven days it has expired, whether or not the sweep has said so', async () => {
  const { api, id, path } = await running()
  await pause(api, id, daysAgo(7))
  assert.deepEqual(refusedWith(await api.post(`${path}/resume`)), [409, 'not_revertible'])
  assert.deepEqual(refusedWith(await api.post(`${path}/takeover`)), [422, 'resource_archived'])
  await setConversation(api, id, { status: 'expired' })
  assert.deepEqual(refusedWith(await api.post(`${path}/resume`)), [409, 'not_revertible'])
  assert.deepEqual(await types(api), ['conversation.started'])
})

test('what is active or taken over is not changed by resuming; what was completed or closed is refused', async () => {
  const { api, id, path } = await running()
  assert.equal((await api.post(`${path}/resume`)).body.status, 'active')
  await api.post(`${path}/takeover`)
  assert.equal((await api.post(`${path}/resume`)).body.status, 'handed_off')
  for (const status of ['completed', 'closed']) {
    await setConversation(api, id, { status })
    assert.deepEqual(refusedWith(await api.post(`${path}/resume`)), [422, 'resource_archived'])
  }
})

test('a person takes over and hands back, each once; meanwhile it never pauses', async () => {
  const { api, id, path } = await running()
  const taken = await api.post(`${path}/takeover`)
  assert.deepEqual([taken.status, taken.body.status], [200, 'handed_off'])
  assert.equal((await storedConversation(api, id)).pauses_at, null)
  assert.deepEqual((await api.post(`${path}/takeover`)).body, taken.body)
  const back = await api.delete(`${path}/takeover`)
  assert.deepEqual([back.status, back.body.status], [200, 'active'])
  assert.ok((await storedConversation(api, id)).pauses_at)
  assert.deepEqual((await api.delete(`${path}/takeover`)).body, back.body)
  assert.deepEqual(await types(api), [
    'conversation.started',
    'conversation.taken_over',
    'conversation.handed_back',
  ])
})

test('whoever wants a person is listed until one has taken over, and after a goodbye until it is read', async () => {
  const { api, id, path } = await running()
  const listed = async () =>
    (await api.get('/conversations?person_wanted=true')).body.data.map((row: { id: number }) => row.id)
  assert.deepEqual(await listed(), [])
  await setConversation(api, id, { person_wanted: true })
  assert.deepEqual(await listed(), [id])
  await pause(api, id)
  assert.deepEqual(await listed(), [id])
  await setConversation(api, id, { status: 'completed', unread: true, unread_count: 1 })
  assert.deepEqual(await listed(), [id])
  await setConversation(api, id, { unread: false, unread_count: 0 })
  assert.deepEqual(await listed(), [])
  await setConversation(api, id, { status: 'active' })
  assert.equal((await api.post(`${path}/takeover`)).body.person_wanted, false)
  await api.delete(`${path}/takeover`)
  assert.deepEqual(await listed(), [])
})

test('a paused conversation can be taken over, and is active when it is handed back', async () => {
  const { api, id, path } = await running()
  await pause(api, id)
  const taken = (await api.post(`${path}/takeover`)).body
  assert.deepEqual([taken.status, 'paused_at' in taken], ['handed_off', false])
  assert.equal((await api.delete(`${path}/takeover`)).body.status, 'active')
})

test('what has ended is neither taken over nor handed back', async () => {
  const { api, id, path } = await running()
  for (const status of endings) {
    await setConversation(api, id, { status })
    for (const answer of [await api.post(`${path}/takeover`), await api.delete(`${path}/takeover`)])
      assert.deepEqual(refusedWith(answer), [422, 'resource_archived'])
  }
})

test('just after the seven days it is shown and listed as resume answers: expired, and ended when they were over', async () => {
  const { api, id, path } = await running()
  const paused_at = new Date(api.service.clock.now.getTime() - 7 * 24 * 60 * 60 * 1000)
  const listed = async (status: string) =>
    (await api.get(`/conversations?status=${status}`)).body.data.map((row: { id: number }) => row.id)
  await pause(api, id, new Date(paused_at.getTime() + 1))
  assert.equal((await api.get(path)).body.status, 'paused')
  assert.deepEqual([await listed('paused'), await listed('expired')], [[id], []])
  await pause(api, id, paused_at)
  const { body } = await api.get(path)
  assert.deepEqual([body.status, body.ended_at], ['expired', now])
  assert.deepEqual((await api.get('/conversations')).body.data, [body])
  assert.deepEqual([await listed('paused'), await listed('expired')], [[], [id]])
  assert.equal((await api.post(`${path}/resume`)).body.error.code, 'not_revertible')
  assert.deepEqual((await api.post(`${path}/close`)).body, body)
})

test('what the steps record has ids and counts only', async () => {
  const { api, id, path } = await running()
  await setConversation(api, id, { visitor: { name: 'Jana' }, recap: 'Jana wants a roof.' })
  await api.post(`${path}/takeover`)
  await api.post(`${path}/rating`, { rating: 4 })
  await api.post(`${path}/close`)
  const told = ['object', 'id', 'number', 'agent', 'status', 'phase', 'messages_count', 'rating']
  const recorded = await listRecorded(api, 'conversation')
  assert.equal(recorded.length, 4)
  for (const { data, before, after } of recorded)
    for (const shown of [data, before ?? {}, after!])
      assert.deepEqual(
        Object.keys(shown),
        told.filter((key) => key in shown),
      )
})

/** A message that is being thought about, as another server would have it. */
async function waitingTurn(api: Api, conversation_id: number) {
  const tenant = api.service.database.tenant(api.organization.id)
  const [turn] = await tenant.transaction((db) =>
    db.query<{ id: number }>(
      (sql) => sql`insert into turns (organization_id, conversation_id, message_id, fence, created_at)
        select organization_id, conversation_id, id, 1, created_at from messages
        where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}
        returning id`,
    ),
  )
  return async () => {
    const [row] = await tenant.query(
      (sql) => sql`select answered_at, reply_id from turns
        where organization_id = ${tenant.organization_id} and id = ${turn!.id}`,
    )
    return { ...row }
  }
}
