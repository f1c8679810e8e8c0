import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backgroundWork } from '../packages/server/src/background_work.ts'
import type { Knowledge } from '../packages/server/src/knowledge/index.ts'
import { createKey } from '../packages/server/src/operator/api_keys.ts'
import { addSource } from '../packages/server/src/operator/knowledge/sources.ts'
import { createOrganization } from '../packages/server/src/operator/organizations.ts'
import type { Organization } from '../packages/server/src/platform/context.ts'
import { openDatabase } from '../packages/server/src/platform/db/database.ts'
import { startEmbedded } from '../packages/server/src/platform/db/embedded/index.ts'
import { createOutbound } from '../packages/server/src/platform/outbound/request.ts'
import { startWorkers } from '../packages/server/src/platform/queue/workers.ts'
import { buildUnlimited } from '../packages/server/src/testing/unlimited_app.ts'

/** The whole service with its workers, as `foyer serve` puts it together, on a PostgreSQL of its own. */
export interface Service {
  newOrganization(slug: string, name?: string): Promise<Client>
  close(): Promise<void>
}

/** Speaks to the API as one organization. */
export interface Client {
  get<Body>(path: string): Promise<Body>
  post<Body>(path: string, body: object): Promise<Body>
  patch<Body>(path: string, body: object): Promise<Body>
  /** With any method, for whoever takes it from the contract. */
  send<Body>(method: Method, path: string, body?: object): Promise<Body>
  /** What a model is given with a message. */
  find: (question: FindQuestion) => ReturnType<Knowledge['find']>
  /** As `foyer sources add` does it. */
  addFile(filename: string, bytes: Buffer): Promise<unknown>
  /** Until no source waits or is read any more. */
  settled(): Promise<void>
}

type FindQuestion = Parameters<Knowledge['find']>[1]
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

const lookMs = 20

export async function startService({ allow }: { allow: string[] }): Promise<Service> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-evals-'))
  const postgres = await startEmbedded({ dataDirectory: directory, purpose: 'evals', log: () => {} })
  const now = () => new Date()
  const database = await openDatabase(postgres.address, { now: now(), workers: true })
  const outbound = createOutbound({ allow })
  const { app, equipment } = await buildUnlimited(database, outbound)
  await app.ready()
  const workers = startWorkers({
    database,
    now,
    work: backgroundWork(equipment),
    log: (error, what) => console.error(what, error),
  })

  function clientOf(organization: Organization, secret: string): Client {
    async function send<Body>(method: Method, path: string, body?: object): Promise<Body> {
      const answer = await app.inject({
        method,
        url: `/v1${path}`,
        headers: { authorization: `Bearer ${secret}` },
        ...(body && { payload: body }),
      })
      if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
      return answer.json<Body>()
    }
    const get = <Body>(path: string) => send<Body>('GET', path)
    const isBusy = async (status: string) =>
      (await get<{ data: object[] }>(`/ingestion_runs?status=${status}&limit=1`)).data.length > 0
    return {
      get,
      post: (path, body) => send('POST', path, body),
      patch: (path, body) => send('PATCH', path, body),
      send,
      find: (question) => equipment.knowledge.find(database.tenant(organization.id), question),
      addFile: (filename, bytes) =>
        addSource({ database, organization, now: now() }, { kind: 'file', filename, bytes }),
      async settled() {
        // A run goes from queued to running: asked in this order, none is missed in between.
        while ((await isBusy('queued')) || (await isBusy('running'))) await sleep(lookMs)
      },
    }
  }

  return {
    async newOrganization(slug, name = slug) {
      const organization = await createOrganization(database, { name, slug }, now())
      const { secret } = await createKey(database, organization, { name: 'evals' }, now())
      return clientOf(organization, secret)
    },
    async close() {
      await workers.stop()
      await app.close()
      await equipment.close()
      await database.close()
      await postgres.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
