import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { broken, type OpenApi, promisesOf, type Schema } from './promises.ts'

const api = new URL('../../docs/api/', import.meta.url)
const text = (name: string) => readFileSync(new URL(name, api), 'utf8')

test('§9 v1 only grows: what a release has promised, docs/api/openapi.json promises too, and it demands no more', () => {
  const now = promisesOf(JSON.parse(text('openapi.json')) as OpenApi)
  const releases = globSync('released/*.txt', { cwd: api })
  assert.ok(releases.length > 0)
  for (const release of releases) {
    const then = text(release).trimEnd().split('\n')
    assert.ok(then.length > 1000, basename(release))
    assert.deepEqual(broken(then, now), [], `since ${basename(release, '.txt')}`)
  }
})

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
const name: Schema = { type: 'string' }
const kind: Schema = { enum: ['fixed', 'hourly'] }

function interfaceOf({
  method = 'post',
  id = 'createService',
  body = object({ name, kind }, ['name']),
  answer = object({ name, kind }, ['name']),
  status = '201',
  parameters = [{ name: 'dry_run', in: 'query', required: false, schema: { type: 'boolean' } as Schema }],
}) {
  const json = (schema: Schema) => ({ 'application/json': { schema } })
  return promisesOf({
    paths: {
      '/services': {
        [method]: {
          operationId: id,
          parameters,
          requestBody: { content: json(body) },
          responses: { [status]: { content: json({ $ref: '#/components/schemas/service' }) } },
        },
      },
    },
    components: { schemas: { service: answer } },
  })
}

const older = interfaceOf({})

test('what grows breaks nothing: operations, optional fields and parameters, fields of answers, values', () => {
  const more = { enum: ['fixed', 'hourly', 'daily'] }
  const grown = interfaceOf({
    body: object({ name, kind: more, notes: name }, []),
    answer: object({ name, kind: more, notes: name }, ['name', 'notes']),
    parameters: [
      { name: 'dry_run', in: 'query', required: false, schema: { type: 'boolean' } },
      { name: 'locale', in: 'query', required: false, schema: name },
    ],
  })
  assert.deepEqual(broken(older, [...grown, 'GET /services: listServices']), [])
})

test('a shared parameter is promised like one that stands in its operation, and an event type stays', () => {
  const parameter = { name: 'limit', in: 'query', required: false, schema: { type: 'integer' } }
  const listing = (parameters: object[], types: string[]) =>
    promisesOf({
      paths: { '/services': { get: { operationId: 'listServices', parameters, responses: {} } } },
      webhooks: Object.fromEntries(types.map((type) => [type, { post: {} }])),
      components: { schemas: {}, parameters: { limit: parameter } },
    } as OpenApi)
  const inline = listing([parameter], ['service.created', 'service.updated'])
  const shared = listing([{ $ref: '#/components/parameters/limit' }], ['service.created'])
  assert.deepEqual(broken(inline, shared), ['sends service.updated'])
  assert.throws(() => listing([{ $ref: '#/components/parameters/offset' }], []), /leads nowhere/)
})

test('what is removed, renamed, given another type or no longer always there is named, and what is newly demanded', () => {
  const breaks: [Parameters<typeof interfaceOf>[0], RegExp][] = [
    [{ method: 'put' }, /^POST \/services: createService$/],
    [{ id: 'addService' }, /^POST \/services: createService$/],
    [{ status: '200' }, /^POST \/services answers 201$/],
    [{ parameters: [] }, /takes query dry_run: boolean$/],
    [{ body: object({ name }, ['name']) }, /takes application\/json\.kind: "fixed"$/],
    [{ body: object({ name: { type: 'integer' }, kind }, ['name']) }, /\.name: string$/],
    [{ body: object({ name, kind: { enum: ['fixed'] } }, ['name']) }, /\.kind: "hourly"$/],
    [{ body: object({ name, kind }, ['name', 'kind']) }, /\.kind is demanded$/],
    [{ body: object({ name, kind, notes: name }, ['name', 'notes']) }, /\.notes is demanded$/],
    [{ answer: object({ title: name, kind }, ['title']) }, /^service\.name: string$/],
    [{ answer: object({ name, kind }) }, /^service\.name is always there$/],
    [
      { parameters: [{ name: 'dry_run', in: 'query', required: true, schema: { type: 'boolean' } }] },
      /takes query dry_run is demanded$/,
    ],
  ]
  for (const [change, said] of breaks) {
    const found = broken(older, interfaceOf(change))
    assert.ok(
      found.some((each) => said.test(each)),
      `${said}: ${found}`,
    )
  }
})
