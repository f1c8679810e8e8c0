import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { startTelemetry } from '../../testing/telemetry.ts'
import { loggerOptions } from './logger_options.ts'

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
const { telemetry, collector } = await startTelemetry()
const logger = { ...loggerOptions('trace', true), stream }
const service = await startService({ database: await sharedDatabase(), logger, telemetry })
after(() => service.app.close())

/** As a driver or a client throws it: with what it was given hanging on it. */
function laden(): Error {
  const cause = Object.assign(new Error('the cause'), { body: 'hidden-body' })
  return Object.assign(new Error('it broke', { cause }), {
    code: '23505',
    detail: 'Key (email)=(hidden-row@example.com) already exists.',
    parameters: ['hidden-parameter'],
    requestBodyValues: { messages: [{ content: 'hidden-words' }] },
    responseHeaders: { 'set-cookie': 'hidden-cookie' },
  })
}

test('at every level, no line has a header, cookie, password, query, or a word that was said', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  await say(api, id, 'hidden-words are what I say', { cookie: 'session=hidden-cookie' })
  await api.get('/conversations?query=hidden-query')
  await api.post('/conversations/1/messages', '{"text": "hidden-words, and no JSON')
  await service.app.inject({ url: '/v1/agents', headers: { authorization: 'Bearer hidden-key' } })
  const credentials = { email: 'hidden-person@example.com', password: 'hidden-password' }
  await service.app.inject({
    method: 'POST',
    url: '/auth/sign-in/email',
    payload: credentials,
    headers: { origin: 'http://127.0.0.1:4000' },
  })
  service.app.log.error({ err: laden() }, 'a failure')
  const log = lines.join('')
  assert.match(log, /"path":"\/v1\/conversations"/)
  assert.ok(!log.includes('hidden-'), log.match(/.{80}hidden-.*/)?.[0])
  assert.ok(!log.includes(api.key))
})

test('of an error its class, message, code, stack and causes are logged, and nothing else', () => {
  lines.length = 0
  service.app.log.error({ err: laden() }, 'a failure')
  const { err } = JSON.parse(lines[0]!)
  assert.deepEqual(Object.keys(err).sort(), ['cause', 'code', 'message', 'stack', 'type'])
  assert.deepEqual([err.message, err.code, err.cause.message], ['it broke', '23505', 'the cause'])
})

test('of errors that came together, each of the first is logged with its cause', () => {
  lines.length = 0
  const failures = Array.from({ length: 8 }, () => laden())
  service.app.log.error({ err: new AggregateError(failures, '8 failed') }, 'a failure')
  const { err } = JSON.parse(lines[0]!)
  assert.deepEqual(
    err.errors.map(({ cause }: { cause: Error }) => cause.message),
    Array(5).fill('the cause'),
  )
  assert.ok(!lines[0]!.includes('hidden-'))
})

test('what is logged of a request names its trace and span', async () => {
  lines.length = 0
  await service.app.inject({ url: '/v1/agents', headers: { 'x-request-id': 'logged-with-its-trace' } })
  await telemetry.flush()
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request')
  const span = collector.spans.find(({ attributes }) => attributes['foyer.request_id'] === line.request_id)!
  assert.deepEqual([line.trace_id, line.span_id], [span.trace_id, span.span_id])
})
