import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import {
  type ApiResponse,
  newOrganization,
  sharedDatabase,
  sharedService,
  startService,
} from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { startModelService } from '../../testing/model_provider/service.ts'
import { openDatabase } from '../db/database.ts'

const token = 'a-token-of-prometheus'
const service = await startService({ database: await sharedDatabase(), metrics: { token } })
after(() => service.app.close())

const read = async (authorization?: string) => {
  const { statusCode, body } = await service.app.inject({
    url: '/metrics',
    headers: authorization === undefined ? {} : { authorization },
  })
  return { status: statusCode, body } satisfies Partial<ApiResponse>
}

test('/metrics is closed unless it was opened', async () => {
  const { app } = await sharedService()
  assert.equal((await app.inject('/metrics')).statusCode, 404)
})

test('/metrics is for whoever shows the token, whole and as a bearer token', async () => {
  for (const wrong of [undefined, `Basic ${token}`, 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`])
    assert.equal((await read(wrong)).status, 401, wrong)
  assert.equal((await read(`Bearer ${token}`)).status, 200)
})

test('/metrics without a token is for everybody where it was opened', async () => {
  const { app } = await startService({ database: await sharedDatabase(), metrics: { token: null } })
  assert.equal((await app.inject('/metrics')).statusCode, 200)
  await app.close()
})

test('/metrics counts requests by operation and status, never by path or key', async () => {
  const api = await newOrganization(service)
  await api.get('/voice_profiles')
  const { body } = await read(`Bearer ${token}`)
  assert.match(body, /foyer_request_duration_seconds_count\{operation="listVoiceProfiles",status="200"\} \d+/)
  assert.ok(!body.includes(api.key))
})

/** The value of the one sample that begins like this. */
const figureOf = (body: string, sample: string) =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${sample} `) || line.startsWith(`${sample}{`))
      ?.split(' ')
      .at(-1),
  )

test('/metrics tells how many connections each pool has, how many are in use, and who waits for one', async () => {
  const database = await openDatabase(testAddress(), { now: new Date(), connections: 1 })
  const small = await startService({ database, metrics: { token: null } })
  const { organization } = await newOrganization(small)
  const tenant = database.tenant(organization.id)
  const figures = async () => {
    const { body } = await small.app.inject('/metrics')
    return ['size', 'connections', 'connections_used', 'waiting'].map((name) =>
      figureOf(body, `foyer_pool_${name}{pool="requests"}`),
    )
  }
  const [begun, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = tenant.transaction(async (db) => {
    await db.query((sql) => sql`select 1`)
    begun.resolve()
    await told.promise
  })
  await begun.promise
  const waiting = [1, 2].map(() => tenant.transaction((db) => db.query((sql) => sql`select 1`)))
  assert.deepEqual(await figures(), [1, 1, 1, 2])
  told.resolve()
  await Promise.all([holding, ...waiting])
  assert.deepEqual(await figures(), [1, 1, 0, 0])
  await small.app.close()
  await database.close()
})

test('/metrics counts the calls to models, by provider and outcome', async () => {
  const { service } = await startModelService(() => ({ status: 503 }), {
    served: { metrics: { token: null } },
  })
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  await say(api, id, 'We want a new website.')
  const { body } = await service.app.inject('/metrics')
  assert.match(body, /^foyer_model_calls_total\{provider="openai_compatible",outcome="\w+"\} [1-9]/m)
})

test('/metrics tells of the queue, turns, usage, webhooks, mails, indexes and connections', async () => {
  const api = await newOrganization(service)
  const { slug } = await newAgent(api)
  await api.post('/webhook_endpoints', { url: 'https://receiver.example/', events: ['conversation.*'] })
  await service.database.queue.open()
  const before = (await read(`Bearer ${token}`)).body
  const conversation = await newConversation(api, { slug })
  await api.post('/knowledge_facts', { text: 'We are closed on Sundays.' })
  await api.post('/knowledge/search', { query: 'Sundays', agent: slug })
  await api.post('/organization/export')
  await service.database.system`insert into turns (organization_id, conversation_id, message_id, created_at)
    select organization_id, conversation_id, id, created_at from messages
    where organization_id = ${api.organization.id} and conversation_id = ${conversation.id}`
  await service.database
    .system`insert into dispatches (organization_id, channel, kind, email, due_at, created_at)
    values (${api.organization.id}, 'mail', 'unheard_of', 'jana@example.com', '2020-01-01', now())`
  const { body } = await read(`Bearer ${token}`)
  const grown = (sample: string) => figureOf(body, sample) - (figureOf(before, sample) || 0)
  assert.ok(grown('foyer_usage_conversations_total') >= 1)
  assert.ok(grown('foyer_turns_waiting') >= 1)
  assert.ok(grown('foyer_webhook_deliveries_pending{tried="false"}') >= 1, 'webhooks')
  assert.ok(figureOf(body, 'foyer_webhook_delivery_delay_seconds') >= 0)
  assert.ok(grown('foyer_dispatches_due{channel="mail",tried="false"}') >= 1, 'mails')
  assert.ok(figureOf(body, 'foyer_turn_delay_seconds') >= 0)
  assert.ok(figureOf(body, 'foyer_database_connections') >= 1)
  assert.ok(grown('foyer_search_index_bytes') > 0)
  assert.equal(grown('foyer_search_indexes'), 1)
  assert.match(body, /^foyer_queue_jobs\{queue="\w+",state="created"\} \d+$/m)
  for (const name of ['model_tokens', 'credits']) assert.ok(figureOf(body, `foyer_usage_${name}_total`) >= 0)
})
