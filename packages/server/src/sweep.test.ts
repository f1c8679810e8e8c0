import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  allOperations,
  errorCodes,
  isWrite,
  jsonType,
  type Operation,
  type OperationId,
} from '@foyer/contract'
import { bodyCheck } from './platform/http/validate.ts'
import { type Api, type ApiResponse, begin, call, newOrganization, sharedService } from './testing/api.ts'
import { signInAs } from './testing/people.ts'
import { assertAnswerFits, assertEventFits } from './testing/published_document.ts'
import { type Sample, samples } from './testing/samples/index.ts'

/** Every operation, held to what all of them promise. An operation without a sample does not compile. */

const seen = new Set<string>()

function pathOf(operation: Operation, sample: Sample): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sample.params?.[name]))
}

/**
 * What comes back always fits the published document. Of a stream only the beginning is read, since it has no end: what it carries has tests of its own (events/).
 */
async function send(
  api: Api,
  operation: Operation,
  path: string,
  body?: unknown,
  headers = {},
): Promise<ApiResponse> {
  const { app } = api.service
  const sent = { ...api.credentials, ...headers }
  const answer = await (operation.stream
    ? begin(app, path, sent)
    : call(app, operation.method, path, body, sent))
  assertAnswerFits(operation, answer)
  return answer
}

/** By a key, or by a signed-in owner where no key may. */
async function prepared(operation: Operation) {
  const organization = await newOrganization()
  const sample = await samples[operation.id as OperationId](organization)
  const isForPeople = operation.access === 'manage' || operation.access === 'own'
  const api = isForPeople ? await signInAs(organization, 'owner') : organization
  return { api, sample, path: pathOf(operation, sample) }
}

function assertRefused(answer: ApiResponse, status: number, code: string, param?: string) {
  assert.deepEqual(
    [answer.status, answer.body?.error?.code, answer.body?.error?.param],
    [status, code, param],
    answer.text,
  )
  assert.ok(errorCodes.includes(answer.body.error.code))
  assert.ok(answer.headers['x-request-id'])
}

for (const operation of allOperations) {
  describe(`${operation.id}: ${operation.method} ${operation.path}`, () => {
    seen.add(operation.id)
    let untouched: ReturnType<typeof prepared> | undefined
    /** One organization for all requests that are to keep nothing: each of them finds it as it was. */
    const preparedOnce = () => {
      untouched ??= prepared(operation)
      return untouched
    }

    test('succeeds with its status, and the answer fits its schema', async () => {
      const { api, sample, path } = await prepared(operation)
      const answer = await send(api, operation, path, sample.body)
      assert.equal(answer.status, operation.status, answer.text)
      assert.equal(answer.headers['content-type']?.split(';')[0], operation.mediaType)
      if (operation.mediaType === jsonType) {
        assert.equal(bodyCheck(operation.response)(answer.body), null)
        assert.equal(Object.keys(answer.body)[0], 'object')
      }
      for (const header of ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
        assert.ok(answer.headers[header] !== undefined, header)
      assert.equal(answer.headers.etag !== undefined, operation.versioned)
    })

    test('§5.4 without a key, and with a bad key, it is 401', async () => {
      const { sample, path } = await preparedOnce()
      const { app } = await sharedService()
      const without = await call(app, operation.method, path, sample.body)
      assertRefused(without, 401, 'missing_api_key')
      assertAnswerFits(operation, without)
      const bad = { authorization: `Bearer sk_${'x'.repeat(42)}` }
      assertRefused(await call(app, operation.method, path, sample.body, bad), 401, 'invalid_api_key')
    })

    test('an unknown query parameter is refused by name', async () => {
      const { api, sample, path } = await preparedOnce()
      const answer = await send(api, operation, `${path}?surprise=1`, sample.body)
      assertRefused(answer, 422, 'parameter_unknown', 'surprise')
    })

    test('a method that its path does not know is 405 with Allow', async () => {
      const { api, path } = await preparedOnce()
      const answer = await call(api.service.app, 'OPTIONS', path, undefined, api.credentials)
      assertRefused(answer, 405, 'method_not_allowed')
      assert.ok(answer.headers.allow?.split(', ').includes(operation.method))
    })

    if (operation.path.includes('{')) {
      test('§5.5 a foreign id, a missing id and a malformed id answer with the same bytes', async () => {
        const { api, sample } = await preparedOnce()
        const theirs = await prepared(operation)
        const bodyOf = (answer: ApiResponse) => [answer.status, answer.text]
        const foreign = await send(api, operation, theirs.path, sample.body)
        const absent = {
          ...sample.params,
          ...(sample.params?.id ? { id: 999_999_999 } : { [slugName(operation)]: 'nobody' }),
        }
        const missing = await send(api, operation, pathOf(operation, { params: absent }), sample.body)
        assertRefused(missing, 404, 'resource_missing')
        // Where both organizations use the same slug, only the id can be foreign.
        if (sample.params?.id || theirs.path !== pathOf(operation, sample))
          assert.deepEqual(bodyOf(foreign), bodyOf(missing))
        if (sample.params?.id)
          for (const malformed of ['0', '-1', '1.5', 'abc', `0${sample.params.id}`, '9'.repeat(30)]) {
            const params = { ...sample.params, id: malformed }
            const answer = await send(api, operation, pathOf(operation, { params }), sample.body)
            assert.deepEqual(bodyOf(answer), bodyOf(missing), malformed)
          }
      })
    }

    if (isWrite(operation)) {
      test('an unknown body key is refused by name, and nothing is kept', async () => {
        const { api, sample, path } = await preparedOnce()
        const before = await traces(api)
        const answer = await send(api, operation, path, { ...sample.body, surprise: 1 })
        assertRefused(answer, 422, 'parameter_unknown', 'surprise')
        assert.deepEqual(await traces(api), before)
      })

      test('every required body field is asked for by name', async () => {
        const { api, sample, path } = await preparedOnce()
        for (const name of (operation.body as { required?: string[] } | undefined)?.required ?? []) {
          const { [name]: _, ...rest } = sample.body as Record<string, unknown>
          assertRefused(await send(api, operation, path, rest), 422, 'parameter_missing', name)
        }
      })

      test('stores one event and one audit row in its transaction, with the request that caused them', async () => {
        const { api, sample, path } = await prepared(operation)
        await send(api, operation, path, sample.body, { 'x-request-id': 'sweep-1' })
        const rows = await traces(api, 'sweep-1')
        assert.ok(rows.events.length > 0 && rows.events.every((type) => /^[a-z_]+\.[a-z_]+$/.test(type)))
        assert.ok(rows.audit.includes(operation.id), JSON.stringify(rows))
        const events = await call(api.service.app, 'GET', '/events?limit=100', undefined, api.credentials)
        assert.ok(events.body.data.length >= rows.events.length)
        for (const event of events.body.data) assertEventFits(event)
      })

      test('repeated with its Idempotency-Key it has one effect and the same answer', async () => {
        const { api, sample, path } = await prepared(operation)
        const key = { 'idempotency-key': 'once' }
        const first = await send(api, operation, path, sample.body, key)
        const before = await traces(api)
        const again = await send(api, operation, path, sample.body, key)
        assert.equal(again.headers['idempotent-replayed'], 'true')
        assert.deepEqual(
          [again.status, again.text, again.headers.etag],
          [first.status, first.text, first.headers.etag],
        )
        assert.deepEqual(await traces(api), before)
        const other = await send(api, operation, `${path}?dry_run=false`, sample.body, key)
        assertRefused(other, 409, 'idempotency_conflict', 'Idempotency-Key')
      })

      test('a dry run answers what would have been and keeps nothing', async () => {
        const { api, sample, path } = await preparedOnce()
        const before = await traces(api)
        if (!operation.dryRun) {
          // What happens outside cannot be tried out.
          const answer = await send(api, operation, `${path}?dry_run=true`, sample.body)
          assertRefused(answer, 422, 'parameter_unknown', 'dry_run')
          return assert.deepEqual(await traces(api), before)
        }
        const answer = await send(api, operation, `${path}?dry_run=true`, sample.body, {
          'idempotency-key': 'dry',
        })
        assert.deepEqual([answer.status, answer.headers['dry-run']], [operation.status, 'true'], answer.text)
        assert.equal(bodyCheck(operation.response)(answer.body), null)
        assert.deepEqual(await traces(api), before)
      })
    }

    if (operation.access === 'manage') {
      test('it is for signed-in owners: no key, no editor and no viewer may, not even as a trial', async () => {
        const { api, sample, path } = await preparedOnce()
        const [editor, viewer] = [await signInAs(api, 'editor'), await signInAs(api, 'viewer')]
        const before = await traces(api)
        const trial = operation.dryRun ? `${path}?dry_run=true` : path
        const withKey = { ...api, credentials: { authorization: `Bearer ${api.key}` } }
        for (const target of [path, trial]) {
          assertRefused(await send(withKey, operation, target, sample.body), 403, 'organization_required')
          for (const [person, role] of [
            [editor, 'editor'],
            [viewer, 'viewer'],
          ] as const) {
            const answer = await send(person, operation, target, sample.body)
            assertRefused(answer, 403, 'method_not_allowed')
            assert.match(answer.body.error.message, new RegExp(role))
          }
        }
        assert.deepEqual(await traces(api), before)
      })
    } else if (operation.access === 'own') {
      test('it is for signed-in people of any role: no key may, not even as a trial', async () => {
        const { api, sample, path } = await prepared(operation)
        const viewer = await signInAs(api, 'viewer')
        const withKey = { ...api, credentials: { authorization: `Bearer ${api.key}` } }
        const trial = operation.dryRun ? `${path}?dry_run=true` : path
        for (const target of [path, trial])
          assertRefused(await send(withKey, operation, target, sample.body), 403, 'organization_required')
        assert.equal((await send(viewer, operation, path, sample.body)).status, operation.status)
      })
    } else if (isWrite(operation)) {
      test('a read-only key and a viewer may try it out but not do it', async () => {
        const { api, sample, path } = await preparedOnce()
        const readers = [
          [await api.as({ role: 'read_only' }), /read_only/],
          [await signInAs(api, 'viewer'), /viewer/],
        ] as const
        const before = await traces(api)
        for (const [reader, role] of readers) {
          const answer = await send(reader, operation, path, sample.body)
          assertRefused(answer, 403, 'method_not_allowed')
          assert.match(answer.body.error.message, role)
          const tried = await send(reader, operation, `${path}?dry_run=true`, sample.body)
          assert.equal(tried.status, operation.dryRun ? operation.status : 403)
        }
        assert.deepEqual(await traces(api), before)
      })
    } else {
      test('a read-only key and a viewer may read it, and it leaves no event', async () => {
        const { api, sample, path } = await preparedOnce()
        const readers = [await api.as({ role: 'read_only' }), await signInAs(api, 'viewer')]
        const before = await traces(api)
        for (const reader of readers)
          assert.equal((await send(reader, operation, path, sample.body)).status, 200)
        assert.deepEqual(await traces(api), before)
      })
    }
  })
}

after(() => assert.equal(seen.size, Object.keys(samples).length))

const slugName = (operation: Operation) => (operation.path.includes('{agent_slug}') ? 'agent_slug' : 'slug')

/** What writes leave behind: event types and audited operations, in order. */
async function traces(api: Api, request_id?: string) {
  const tenant = api.service.database.tenant(api.organization.id)
  const rows = await tenant.query<{ events: string[]; audit: string[]; answers: number }>(
    (sql) => sql`select
      array(select type from events where organization_id = ${tenant.organization_id}
        and (${request_id ?? null}::text is null or request_id = ${request_id ?? null}) order by id) as events,
      array(select operation from audit_log where organization_id = ${tenant.organization_id}
        and (${request_id ?? null}::text is null or request_id = ${request_id ?? null}) order by id) as audit,
      (select count(*)::int from idempotency_keys where organization_id = ${tenant.organization_id}) as answers`,
  )
  return rows[0]!
}
