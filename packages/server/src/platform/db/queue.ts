import type { Db, PgBoss } from 'pg-boss'
import { traceHeaders } from '../telemetry/index.ts'
import type { Address } from './connect.ts'
import { appRole, type Isolation } from './isolation.ts'
import { noteStorageError } from './storage_error.ts'

/**
 * Work that outlives its request, kept by pg-boss in a schema of its own. A job is sent inside the transaction that
 * wants it done: rolled back, or only tried out, it leaves no job.
 */

/** A kind of work: what can be enqueued, and how. */
export interface JobKind<Data extends object> {
  name: string
  /** How often it is tried again, with growing pauses, before it is given up. */
  retries: number
  /** Of the jobs for the same thing only one waits or runs at a time; sent again meanwhile, it is dropped. */
  only?(data: Data): string
  /** A job that was tried for the last time goes to a queue of its own, where whoever waits for it is told. */
  givesUp?: true
  /** Never there: it says what data a job of this kind takes. */
  readonly takes?: Data
}

/** What the queue must know to keep jobs of a kind. */
type QueueOf = Pick<JobKind<never>, 'name' | 'retries' | 'givesUp' | 'only'>

/** The queue that a job goes to when it was tried for the last time. */
export const deadLetterOf = ({ name }: { name: string }) => ({ name: `${name}_given_up`, retries: 10 })

/** What pg-boss needs of a connection of ours. */
type Connection = Pick<Db, 'executeSql'>

export interface Queue {
  /** Sends a job over a connection that is inside a transaction. */
  send<Data extends object>(
    connection: Connection,
    organization_id: number,
    job: JobKind<Data>,
    data: Data,
  ): Promise<void>
  /** pg-boss, started when it is first needed. */
  open(): Promise<PgBoss>
  /** Makes the queue of a kind of job where it does not exist yet. */
  prepare(boss: PgBoss, job: QueueOf): Promise<void>
  close(): Promise<void>
}

interface QueueOptions {
  isolation: Isolation
  /** Whether this process also runs jobs: then it watches over them and keeps the timetable. */
  workers: boolean
}

export const schema = 'foyer_jobs'
/** Jobs have ended or were put back before. */
const partingMs = 1000

export function openQueue(address: Address, options: QueueOptions): Queue {
  let opening: Promise<PgBoss> | undefined
  const prepared = new Map<string, Promise<void>>()

  function open(): Promise<PgBoss> {
    opening ??= start(address, options).catch((error: unknown) => {
      // Storage may be back for the next one who asks.
      opening = undefined
      throw noteStorageError(error)
    })
    return opening
  }

  function prepare(boss: PgBoss, job: QueueOf) {
    const known = prepared.get(job.name)
    if (known) return known
    const making = make(boss, job).catch((error: unknown) => {
      prepared.delete(job.name)
      throw noteStorageError(error)
    })
    prepared.set(job.name, making)
    return making
  }

  async function make(boss: PgBoss, job: QueueOf) {
    if (job.givesUp) await prepare(boss, deadLetterOf(job))
    // A queue that is there already keeps its policy: a kind of job that changes it needs a new name.
    const policy = job.only ? 'exclusive' : 'standard'
    await boss.createQueue(job.name, { ...patience, policy, retryLimit: job.retries })
  }

  return {
    open,
    prepare,
    async send(connection, organization_id, job, data) {
      const boss = await open()
      await prepare(boss, job)
      const deadLetter = job.givesUp && { deadLetter: deadLetterOf(job).name }
      const singletonKey = job.only && { singletonKey: `${organization_id}/${job.only(data)}` }
      const group = { id: String(organization_id) }
      // In the caller's transaction: the job is there if the change is.
      const options = { db: connection, group, ...deadLetter, ...singletonKey }
      const sent = { ...data, organization_id, ...traceHeaders() }
      await boss.send(job.name, sent, options).catch((error: unknown) => {
        throw noteStorageError(error)
      })
    },
    async close() {
      const boss = await opening?.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: partingMs })
    },
  }
}

/**
 * A worker that dies is noticed by its missing heartbeat, and its job is given to another; one that lives may take
 * as long as it needs.
 */
const patience = {
  notify: true,
  heartbeatSeconds: 20,
  expireInSeconds: 6 * 60 * 60,
  retryDelay: 2,
  retryBackoff: true,
} as const

async function start(address: Address, options: QueueOptions): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const starting = async (createSchema: boolean) => {
    const boss = new PgBoss({ ...settingsOf(address, options), createSchema })
    // Without a listener an error that pg-boss survives would end the process. Who works adds one that tells it.
    boss.on('error', () => {})
    try {
      await boss.start()
      if (options.isolation === 'role') await admitTenants(boss.getDb())
      return boss
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {})
      throw error
    }
  }
  // A user who may create no schema may have been given this one.
  return starting(true).catch((error: { code?: string }) => {
    if (error.code === '42501') return starting(false)
    throw error
  })
}

const settingsOf = (address: Address, { workers }: QueueOptions) => ({
  ...connectionOf(address),
  schema,
  application_name: 'foyer',
  max: 3,
  // A connection that is open and silent must not keep whoever enqueues a job.
  connectionTimeoutMillis: 4000,
  query_timeout: 6000,
  keepAlive: true,
  notifyHeartbeatIntervalMs: 2000,
  notifyHeartbeatTimeoutMs: 2000,
  useListenNotify: workers,
  schedule: workers,
  supervise: workers,
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
})

function connectionOf(address: Address) {
  if (!('url' in address)) {
    const { socketDirectory: host, port, user, database } = address
    return { host, port, user, database }
  }
  const url = new URL(address.url)
  // `sslmode` means to this driver what it means to every other one.
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return { connectionString: url.href }
}

/** Tenants may put a job into the queue, and neither see nor touch one that is there. */
async function admitTenants(db: Db) {
  const jobs = `${schema}.job_common`
  const { rows } = await db.executeSql(
    `select has_table_privilege('${appRole}', '${jobs}', 'insert') as done`,
  )
  if (rows[0].done) return
  await db.executeSql(`begin;
    select pg_advisory_xact_lock(hashtextextended('${schema}', 0));
    grant usage on schema ${schema} to ${appRole};
    grant select on ${schema}.queue to ${appRole};
    grant insert, select (id, start_after) on ${jobs} to ${appRole};
    commit`)
}
