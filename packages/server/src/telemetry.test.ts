import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import { newAgent } from './testing/agents.ts'
import { newOrganization, sharedDatabase, startService } from './testing/api.ts'
import { newConversation, say } from './testing/conversations.ts'
import { runJobs } from './testing/jobs.ts'
import { faithful } from './testing/model_provider/faithful.ts'
import { startModelService } from './testing/model_provider/service.ts'
import { type CollectedSpan, treeOf } from './testing/otlp_collector/collector.ts'
import { startTelemetry } from './testing/telemetry.ts'

const { collector, telemetry } = await startTelemetry()
const { service, provider } = await startModelService(faithful, { served: { telemetry } })

const kinds = { internal: 1, server: 2, client: 3, consumer: 5 }
const caller = { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736', span_id: '00f067aa0ba902b7' }
const headersOf = ({ trace_id, span_id }: typeof caller, flags = '01') => ({
  traceparent: `00-${trace_id}-${span_id}-${flags}`,
})

async function spansWhere(holds: (span: CollectedSpan) => boolean): Promise<CollectedSpan[]> {
  await telemetry.flush()
  return collector.spans.filter(holds)
}

/** The spans of a request that a caller has made part of its own trace. */
const spansOf = ({ trace_id }: typeof caller) => spansWhere((span) => span.trace_id === trace_id)

const only = (spans: readonly CollectedSpan[], name: string) => {
  const found = spans.filter((span) => span.name === name)
  assert.equal(found.length, 1, name)
  return found[0]!
}

test('a turn is a trace: the request, joined to its caller, the agent, its parts, and the calls to the model', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  const { id } = await newConversation(api, agent)
  await api.post('/knowledge_facts', { text: 'We are open from nine to five.' })
  await say(api, id, 'When do you open?', headersOf(caller))
  const spans = await spansOf(caller)
  assert.equal(
    treeOf(spans, caller.span_id),
    `
POST /v1/conversations/:id/messages
  turn.accept
  invoke_agent
    turn.respond
      chat test-model
    turn.store`.trim(),
  )
  const request = only(spans, 'POST /v1/conversations/:id/messages')
  assert.equal(request.kind, kinds.server)
  const { 'foyer.request_id': request_id, ...described } = request.attributes
  assert.match(String(request_id), /^req_/)
  assert.deepEqual(described, {
    'http.request.method': 'POST',
    'http.route': '/v1/conversations/:id/messages',
    'http.response.status_code': 201,
    'url.path': `/v1/conversations/${id}/messages`,
    'url.scheme': 'http',
    'network.protocol.version': '1.1',
    'foyer.operation': 'sendMessage',
    'foyer.organization.id': api.organization.id,
  })
  assert.deepEqual(request.resource, {
    'service.name': 'foyer-under-test',
    'deployment.environment.name': 'test',
  })
  const turn = only(spans, 'invoke_agent').attributes
  assert.equal(turn['gen_ai.operation.name'], 'invoke_agent')
  assert.equal(turn['gen_ai.conversation.id'], String(id))
  assert.equal(turn['foyer.organization.id'], api.organization.id)
  assert.equal(turn['foyer.turn.rounds'], 1)
  assert.ok(spans.every(({ nanoseconds, failed }) => nanoseconds > 0 && !failed))
})

test('what is done for a request that comes over a connection is part of it, too', async () => {
  const { app } = service
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const asked = { ...caller, trace_id: 'e'.repeat(32) }
  const headers = { ...api.credentials, ...headersOf(asked), 'content-type': 'application/json' }
  const body = JSON.stringify({ text: 'Hello!' })
  const answer = await fetch(`${address}/v1/conversations/${id}/messages`, { method: 'POST', headers, body })
  assert.equal(answer.status, 201, await answer.text())
  const spans = await spansOf(asked)
  const request = only(spans, 'POST /v1/conversations/:id/messages')
  assert.equal(only(spans, 'invoke_agent').parent_id, request.span_id)
})

test('a call to a model is a span with the attributes of the conventions, and its provider can join the trace', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const asked = { ...caller, trace_id: 'a'.repeat(32) }
  await say(api, id, 'We want a new website.', headersOf(asked))
  const calls = (await spansOf(asked)).filter(({ name }) => name === 'chat test-model')
  const { 'server.port': port, ...attributes } = calls[0]!.attributes
  assert.equal(calls[0]!.kind, kinds.client)
  assert.equal(`127.0.0.1:${port}`, provider.host)
  assert.deepEqual(attributes, {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai_compatible',
    'gen_ai.request.model': 'test-model',
    'gen_ai.request.max_tokens': 8000,
    'gen_ai.output.type': 'text',
    'gen_ai.response.id': 'chatcmpl-1',
    'gen_ai.response.model': 'test-model',
    'gen_ai.response.finish_reasons': ['tool-calls'],
    'gen_ai.usage.input_tokens': 1000,
    'gen_ai.usage.output_tokens': 7,
    'server.address': '127.0.0.1',
  })
  const joined = provider.requests.map(({ headers }) => headers.traceparent)
  for (const { trace_id, span_id } of calls)
    assert.ok(joined.includes(headersOf({ trace_id, span_id }).traceparent))
})

test('a call that fails says how; the turn goes on, and says so', async () => {
  const { service } = await startModelService(() => ({ status: 503 }), { served: { telemetry } })
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const asked = { ...caller, trace_id: 'b'.repeat(32) }
  await say(api, id, 'We want a new website.', headersOf(asked))
  const spans = await spansOf(asked)
  const calls = spans.filter(({ name }) => name === 'chat test-model')
  assert.ok(calls.length >= 2, 'one more try')
  for (const { failed, attributes } of calls)
    assert.deepEqual([failed, attributes['error.type']], [true, 'broken'])
  const { failed, attributes } = only(spans, 'invoke_agent')
  assert.deepEqual([failed, attributes['foyer.turn.reasoner']], [false, 'fallback'])
})

test('what was said, keys and addresses are in nothing that is sent', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  await api.post('/knowledge_facts', { text: 'The zanziquokka opens at nine.' })
  const { id } = await newConversation(api, agent, {
    visitor: { name: 'Jana Zoe', email: 'jana@example.com' },
  })
  const cookie = 'session=cookiehorse'
  const told = await say(api, id, 'When does the zanziquokka open?', { cookie, 'user-agent': 'agenthorse' })
  await api.get('/conversations?query=queryhorse')
  await telemetry.flush()
  const sent = Buffer.concat(collector.requests.map(({ bytes }) => bytes)).toString('latin1')
  assert.ok(sent.includes('/v1/conversations/:id/messages'))
  const secrets = ['zanziquokka', 'Jana', 'jana@', 'opens at', api.key, 'horse', '127.0.0.2', 'You are']
  for (const secret of [...secrets, told.body.replies[0].text])
    assert.ok(!sent.includes(secret), `${secret} was sent`)
})

test('a request without a parent, or with a malformed one, begins a trace; one whose caller does not record is not recorded', async () => {
  const api = await newOrganization(service)
  await api.get('/agents', { traceparent: 'nonsense', 'x-request-id': 'malformed-parent' })
  await api.get('/agents', { ...headersOf({ ...caller, trace_id: 'c'.repeat(32) }, '00') })
  const [begun] = await spansWhere(({ attributes }) => attributes['foyer.request_id'] === 'malformed-parent')
  assert.equal(begun?.parent_id, '')
  assert.deepEqual(await spansOf({ ...caller, trace_id: 'c'.repeat(32) }), [])
})

test('only what is our own fault is a failure; checks of health are no traces', async () => {
  const { app } = await startService({ database: await sharedDatabase(), telemetry })
  after(() => app.close())
  const ask = (url: string) => app.inject({ url, headers: { 'x-request-id': 'our-fault' } })
  await ask('/v1/agents')
  await ask('/healthz')
  await ask('/readyz')
  const spans = await spansWhere(({ attributes }) => attributes['foyer.request_id'] === 'our-fault')
  assert.deepEqual(
    spans.map(({ name, failed, attributes }) => [name, failed, attributes['http.response.status_code']]),
    [['GET /v1/agents', false, 401]],
  )
})

test('a job is a trace of its own, linked to the request that has enqueued it, with the parts of ingestion', async () => {
  const api = await newOrganization(service)
  const asked = { ...caller, trace_id: 'd'.repeat(32) }
  const body = { kind: 'text', title: 'Hours', text: 'We are open from nine to five on every weekday.' }
  const source = await api.post('/knowledge_sources', body, headersOf(asked))
  assert.equal(source.status, 201, source.text)
  await runJobs(api)
  const [request] = await spansOf(asked)
  const jobs = await spansWhere(
    ({ name, attributes }) =>
      name === 'process ingest' && attributes['foyer.organization.id'] === api.organization.id,
  )
  const [job] = jobs
  assert.equal(jobs.length, 1)
  assert.equal(job!.kind, kinds.consumer)
  assert.deepEqual(job!.links, [{ trace_id: request!.trace_id, span_id: request!.span_id }])
  assert.deepEqual(
    [job!.attributes['messaging.destination.name'], job!.attributes['foyer.knowledge_source.id']],
    ['ingest', source.body.id],
  )
  const parts = collector.spans.filter(({ trace_id }) => trace_id === job!.trace_id)
  assert.equal(
    treeOf(parts).replace(/\n +chat test-model/g, ''),
    `
process ingest
  ingest.read
  ingest.segment
  ingest.digest
  ingest.stage
  ingest.embed
  ingest.store`.trim(),
  )
})

test('metrics arrive: all that /metrics prints, under the same names, and those of the conventions', async () => {
  const { collector, telemetry } = await startTelemetry()
  const { service } = await startModelService(faithful, { served: { telemetry, metrics: { token: null } } })
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  await say(api, id, 'We want a new website.')
  await telemetry.flush()
  const { body } = await service.app.inject('/metrics')
  const printed = [...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name!)
  const conventional: Record<string, string> = {
    gen_ai_client_operation_duration_seconds: 'gen_ai.client.operation.duration',
    gen_ai_client_token_usage: 'gen_ai.client.token.usage',
  }
  const withValues = printed.filter((name) => new RegExp(`^${name}(_bucket|\\{| )`, 'm').test(body))
  for (const name of withValues) assert.ok(collector.metrics.has(conventional[name] ?? name), name)
  const { unit, points } = collector.metrics.get('http.server.request.duration')!
  assert.equal(unit, 's')
  const messages = points.find(
    ({ attributes }) => attributes['http.route'] === '/v1/conversations/:id/messages',
  )!
  assert.deepEqual(
    messages.bounds,
    [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
  )
  assert.ok(messages.count! >= 1 && messages.sum! > 0)
  assert.deepEqual(messages.attributes, {
    'http.request.method': 'POST',
    'http.route': '/v1/conversations/:id/messages',
    'http.response.status_code': 201,
    'url.scheme': 'http',
  })
  const tokens = collector.metrics.get('gen_ai.client.token.usage')!
  assert.equal(tokens.unit, '{token}')
  assert.deepEqual(tokens.points.map(({ attributes }) => attributes['gen_ai.token.type']).sort(), [
    'input',
    'output',
  ])
  const turns = collector.metrics.get('foyer_turns_total')!.points
  assert.ok(turns.find(({ attributes }) => attributes.outcome === 'replied')!.value! >= 1)
})

test('a collector takes JSON as well, and gets the headers that were set', async () => {
  const { collector, telemetry } = await startTelemetry({
    protocol: 'http/json',
    headers: { 'api-key': 'k' },
  })
  const { app } = await startService({ database: await sharedDatabase(), telemetry })
  after(() => app.close())
  await app.inject('/v1/agents')
  await telemetry.flush()
  assert.deepEqual(
    collector.spans.map(({ name }) => name),
    ['GET /v1/agents'],
  )
  assert.ok(collector.metrics.has('foyer_pool_size'))
  assert.ok(collector.requests.every(({ headers }) => headers['api-key'] === 'k'))
})

test('an outage of the collector is told once, and once that it is over; nobody waits for it, and no request fails', async () => {
  const { collector, telemetry, told } = await startTelemetry({ patience: 1000 })
  const { app } = await startService({ database: await sharedDatabase(), telemetry })
  after(() => app.close())
  const askAndFlush = async () => {
    assert.equal((await app.inject('/v1/agents')).statusCode, 401)
    await telemetry.flush()
  }
  collector.answerWith(400)
  for (let times = 0; times < 3; times++) await askAndFlush()
  const aboutTraces = () => told.filter((line) => line.includes('Traces'))
  assert.equal(aboutTraces().length, 1)
  assert.match(aboutTraces()[0]!, /^warn: Traces cannot be sent/)
  collector.answerWith(200)
  for (let times = 0; times < 2; times++) await askAndFlush()
  assert.deepEqual(aboutTraces().slice(1), ['info: Traces are sent again'])
})

/** Takes what it is sent and says nothing. */
async function silentCollector(): Promise<string> {
  const server = createServer((socket) => socket.resume().unref()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/v1/traces`
}

test('a server that stops does not wait for a collector that never answers', async () => {
  const { telemetry } = await startTelemetry({ patience: 20, url: await silentCollector() })
  const { app } = await startService({ database: await sharedDatabase(), telemetry })
  await app.inject('/v1/agents')
  await app.close()
  const began = performance.now()
  await telemetry.close()
  assert.ok(performance.now() - began < 1000)
})

test('with a share of none nothing is recorded, and callers still decide', async () => {
  const { collector, telemetry } = await startTelemetry({ share: 0 })
  const { app } = await startService({ database: await sharedDatabase(), telemetry })
  after(() => app.close())
  await app.inject('/v1/agents')
  await app.inject({ url: '/v1/voice_profiles', headers: headersOf(caller) })
  await telemetry.flush()
  assert.deepEqual(
    collector.spans.map(({ name }) => name),
    ['GET /v1/voice_profiles'],
  )
})
