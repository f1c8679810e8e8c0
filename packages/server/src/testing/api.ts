import { AsyncResource } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { type AppDependencies, buildApp } from '../app.ts'
import { type EquipmentOptions, equip, type OpenEquipment } from '../equipment.ts'
import { createDocumentReader, type DocumentReader } from '../knowledge/index.ts'
import type { NewKey } from '../operator/api_keys.ts'
import { createKey } from '../operator/api_keys.ts'
import { createOrganization } from '../operator/organizations.ts'
import type { Organization } from '../platform/context.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { createOutbound } from '../platform/outbound/request.ts'
import { Shutdown } from '../platform/shutdown.ts'
import type { Tracer } from '../platform/telemetry/span.ts'
import { testAddress } from './global_setup.ts'
import { testSecrets } from './secrets.ts'

export { testSecrets }

/** Tests enter through HTTP, each with an organization of its own on the run's one database. */

export interface TestService {
  app: FastifyInstance
  database: Database
  equipment: OpenEquipment
  tracer?: Tracer | undefined
  /** The service's clock; it stands still until a test moves it. */
  clock: { now: Date }
}

export interface ApiResponse {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the API answered and asserts on it.
  body: any
  text: string
  headers: Record<string, string | undefined>
}

export type Headers = Record<string, string>

export interface Api {
  service: TestService
  organization: Organization
  key: string
  /** What every request shows. */
  credentials: Headers
  get(path: string, headers?: Headers): Promise<ApiResponse>
  post(path: string, body?: unknown, headers?: Headers): Promise<ApiResponse>
  patch(path: string, body?: unknown, headers?: Headers): Promise<ApiResponse>
  put(path: string, body?: unknown, headers?: Headers): Promise<ApiResponse>
  delete(path: string, body?: unknown, headers?: Headers): Promise<ApiResponse>
  /** The same organization through another key. */
  as(key: Partial<NewKey>): Promise<Api>
}

export const publicUrl = 'http://127.0.0.1:4000'
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 }
const start = new Date('2026-01-15T09:30:00.000Z')
let shared: Promise<TestService> | undefined

export async function startService(
  overrides: Partial<AppDependencies> = {},
  equipped: Pick<EquipmentOptions, 'embedder' | 'reasoners' | 'leaseTiming' | 'meter' | 'reader'> = {},
): Promise<TestService> {
  const database = overrides.database ?? (await openDatabase(testAddress(), { now: start, connections: 5 }))
  const clock = { now: start }
  const outbound = overrides.outbound ?? createOutbound({ allow: [], resolve: async () => [] })
  const equipment = equip({
    outbound,
    now: () => clock.now,
    secrets: testSecrets,
    reader: borrowedReader(),
    ...equipped,
  })
  const app = await buildApp({
    database,
    now: () => clock.now,
    rateLimit: unlimited,
    limitClock: { elapsedMs: () => clock.now.getTime(), storageTime: () => clock.now },
    publicUrl,
    wrongKeyLimit: unlimited,
    signInLimits: {
      perNetwork: unlimited,
      perAccountAndNetwork: [unlimited],
      perAccount: unlimited,
      codesPerAccount: unlimited,
      linksPerAccountAndNetwork: unlimited,
      linksPerAccount: unlimited,
    },
    // Tests sign in hundreds of times.
    passwordCost: 16,
    secrets: testSecrets,
    outbound,
    knowledge: equipment.knowledge,
    reasoning: equipment,
    ...overrides,
  })
  app.addHook('onClose', () => equipment.close())
  await app.ready()
  return { app, database, equipment, clock, tracer: overrides.telemetry?.tracer }
}

const reader = createDocumentReader()

/** Services share the processes that read, which take a second of processor time to start. */
function borrowedReader(): DocumentReader {
  const closing = new AbortController()
  return {
    read(input, signal, user) {
      const signals = [closing.signal, ...(signal ? [signal] : [])]
      return reader.read(input, AbortSignal.any(signals), user)
    },
    close: async () => closing.abort(new Shutdown()),
  }
}

/** Otherwise Node's runner takes a file that waits for the shared service for a part of the test that started it. */
const outsideTests = new AsyncResource('shared service')

/** The service that most tests share. Nobody moves its clock. */
export function sharedService(): Promise<TestService> {
  shared ??= outsideTests.runInAsyncScope(startService)
  return shared
}

/**
 * The storage of that service, for another one beside it: PostgreSQL has no connections to spare for a pool of each. It
 * stays open when such a service closes.
 */
export async function sharedDatabase(): Promise<Database> {
  const { database } = await sharedService()
  return { ...database, close: async () => {} }
}

/** Registered at the root: runs once, after the last test of the last file. */
after(async () => {
  const service = await shared
  await service?.app.close()
  await service?.database.close()
  await reader.close()
})

export async function newOrganization(service?: TestService): Promise<Api> {
  const running = service ?? (await sharedService())
  const slug = `org-${randomBytes(8).toString('hex')}`
  const organization = await createOrganization(
    running.database,
    { name: 'Test & Sons', slug },
    running.clock.now,
  )
  return apiFor(running, organization, { name: 'test' })
}

async function apiFor(service: TestService, organization: Organization, key: NewKey): Promise<Api> {
  const { secret } = await createKey(service.database, organization, key, service.clock.now)
  return {
    service,
    organization,
    key: secret,
    ...callsWith(service, { authorization: `Bearer ${secret}` }),
    as: (other) => apiFor(service, organization, { name: randomBytes(4).toString('hex'), ...other }),
  }
}

/** The five methods, by whoever these credentials belong to. */
export function callsWith({ app }: TestService, credentials: Headers) {
  const send = (method: string) => (path: string, body?: unknown, headers?: Headers) =>
    call(app, method, path, body, { ...credentials, ...headers })
  return {
    credentials,
    get: (path: string, headers?: Headers) => send('GET')(path, undefined, headers),
    post: send('POST'),
    patch: send('PATCH'),
    put: send('PUT'),
    delete: send('DELETE'),
  }
}

/** The beginning of an answer that may have no end; of one that has, all of it. */
export async function begin(app: FastifyInstance, path: string, headers: Headers): Promise<ApiResponse> {
  const response = await app.inject({ method: 'GET', url: `/v1${path}`, headers, payloadAsStream: true })
  const endless = response.headers['content-type']?.startsWith('text/event-stream')
  const content = endless ? '' : await text(response.stream())
  response.stream().destroy()
  return {
    status: response.statusCode,
    body: content === '' ? undefined : JSON.parse(content),
    text: content,
    headers: response.headers as Record<string, string | undefined>,
  }
}

/** What is not under `/v1` is named in full. */
const outside = /^\/(v1|auth|visit)\b/

export async function call(
  app: FastifyInstance,
  method: string,
  path: string,
  body?: unknown,
  headers: Headers = {},
) {
  const response = await app.inject({
    method: method as 'GET',
    url: path.startsWith('/') && !outside.test(path) ? `/v1${path}` : path,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const json = response.headers['content-type']?.startsWith('application/json')
  return {
    status: response.statusCode,
    body: json && response.body !== '' ? response.json() : undefined,
    text: response.body,
    headers: response.headers as Record<string, string | undefined>,
  }
}
