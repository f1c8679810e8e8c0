import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ConversationStatus } from '@foyer/contract'
import { rowLock } from '../../platform/db/locks.ts'
import { updateRow } from '../../platform/db/row.ts'
import type { Transaction } from '../../platform/db/tenant.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'
import { newConversation, setConversation } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { erase } from './erase.ts'
import { beginningLock, get, getLocked, insert, nextId } from './repository.ts'
import { getSnapshotOf, insertSnapshot } from './snapshot_repository.ts'

/** The answer to a request that is made while somebody else is about to change something. */
async function meanwhile(
  api: Api,
  hold: (db: Transaction) => Promise<void>,
  request: () => Promise<ApiResponse>,
  change: (db: Transaction) => void = () => {},
): Promise<ApiResponse> {
  const [answer] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    await hold(db)
    const requested = request()
    await untilItWaits(api.service, requested)
    change(db)
    return [requested]
  })
  return answer!
}

test('a conversation does not begin on an agent that is being archived', async () => {
  const api = await newOrganization()
  const { id, slug } = await newAgent(api)
  const answer = await meanwhile(
    api,
    async (db) => {
      updateRow(db, 'agents', id, { archived: true })
      await db.query((sql) => sql`select 1`)
    },
    () => api.post(`/agents/${slug}/conversations`, {}),
  )
  assert.deepEqual([answer.status, answer.body.error?.code], [422, 'resource_archived'])
})

test('a conversation begins on the flow that an edit under way leaves, with its number', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const editing = api.patch(`/agents/${slug}/flow`, { flow: { idle_minutes: 77 } })
  const [{ body }] = await Promise.all([api.post(`/agents/${slug}/conversations`, {}), editing])
  const { content } = (await api.get(`/conversations/${body.id}/snapshot`)).body
  assert.equal(content.idle_minutes === 77, body.frozen_versions.flow === 2)
})

const steps: [
  step: string,
  status: ConversationStatus,
  request: (api: Api, path: string) => Promise<ApiResponse>,
][] = [
  ['close', 'active', (api, path) => api.post(`${path}/close`)],
  ['takeover', 'active', (api, path) => api.post(`${path}/takeover`)],
  ['hand back', 'handed_off', (api, path) => api.delete(`${path}/takeover`)],
  ['resume', 'paused', (api, path) => api.post(`${path}/resume`)],
]

for (const [step, status, request] of steps)
  test(`${step} waits for whoever holds the conversation, and sees what they left`, async () => {
    const api = await newOrganization()
    const { id } = await newConversation(api)
    await setConversation(api, id, { status, paused_at: api.service.clock.now })
    await meanwhile(
      api,
      async (db) => {
        db.hold(rowLock('conversations', id))
        await db.query((sql) => sql`select 1`)
      },
      () => request(api, `/conversations/${id}`),
      (db) => updateRow(db, 'conversations', id, { status: 'completed' }),
    )
    assert.equal((await api.get(`/conversations/${id}`)).body.status, 'completed')
  })

test('an export that begins while a conversation is being erased is written without it', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const written = (await api.post('/organization/export')).body.id
  const trace = {
    actor: { type: 'system', name: 'test' },
    operation: 'eraseConversation',
    request_id: 'erasing',
    now: api.service.clock.now,
  } as const
  const { text } = await meanwhile(
    api,
    async (db) => {
      await erase(trace, db, [await getLocked(db, id)])
    },
    async () => {
      await runJobs(api)
      return api.get(`/organization/exports/${written}/file`)
    },
  )
  assert.ok(text.includes('"table":"agents"'))
  assert.ok(!text.includes('"table":"messages"'))
})

test('a snapshot that a conversation is about to begin on is not erased with the last one that ran on it', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const { id } = await newConversation(api, { slug })
  const tenant = api.service.database.tenant(api.organization.id)
  const { address, content } = await getSnapshotOf(tenant, id)
  const running = await get(tenant, id)
  const answer = await meanwhile(
    api,
    async (db) => {
      db.hold(beginningLock(slug))
      insertSnapshot(db, address, content, running.created_at)
      await nextId(db)
    },
    () => api.delete(`/conversations/${id}`),
    (db) => {
      insert(db, { ...running, id: id + 1_000_000, visitor: {}, metadata: {}, source_url: undefined })
    },
  )
  assert.deepEqual([answer.status, answer.body.erased?.snapshots], [200, 0])
})
