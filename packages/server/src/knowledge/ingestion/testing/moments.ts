import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Sql } from '../../../platform/db/connect.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestHandler } from '../../fetching/testing/website.ts'

/** A moment of a run at which it can be stopped: comes when the run has come so far, and holds it there. */
export interface Moment {
  name: string
  reached: Promise<void>
  /** Whatever was held goes on, if anybody is left to do so. */
  release(): Promise<void>
}

type Meet = () => Promise<Moment>

/** Pages that can be held, or watched, at the request that comes `count` requests later. */
export function createGate() {
  let left = 0
  let arrive = (_answer: () => void) => {}

  function at(count: number, arrived: typeof arrive) {
    left = count
    arrive = arrived
  }

  return {
    through(html: string): RequestHandler {
      return (response) => {
        const answer = () => response.writeHead(200, { 'content-type': 'text/html' }).end(html)
        left -= 1
        if (left === 0) arrive(answer)
        else answer()
      }
    },
    /** The request has been sent, and nothing has come back. */
    asked(count: number): Meet {
      return async () => {
        const { promise: reached, resolve } = Promise.withResolvers<void>()
        at(count, () => resolve())
        return { name: `request ${count} is under way`, reached, release: async () => at(0, () => {}) }
      }
    },
    /** The page has been sent: it is being read, digested or kept. */
    answered(count: number, laterMs: number): Meet {
      return async () => {
        const { promise: reached, resolve } = Promise.withResolvers<void>()
        at(count, (answer) => {
          answer()
          sleep(laterMs).then(resolve)
        })
        return {
          name: `request ${count} was answered ${laterMs} ms ago`,
          reached,
          release: async () => at(0, () => {}),
        }
      }
    },
  }
}

/** What a run writes, in the order in which it does. */
const writes = [
  ['staging', 'before insert on ingestion_run_documents for each statement'],
  [
    'applying',
    `before update on ingestion_runs for each row when (new.stage = 'applying' and old.stage <> 'applying')`,
  ],
  ['facts', 'before insert on knowledge_facts for each statement'],
  ['passages', 'before insert on knowledge_passages for each statement'],
  ['event', 'before insert on events for each statement'],
] as const
export type Write = (typeof writes)[number][0]
const keyOf = (write: Write) => 7000 + writes.findIndex(([name]) => name === write)

/** Whoever writes there waits as long as a test holds the lock of that write. */
export async function makeWritesHoldable({ system }: Database) {
  await system.unsafe(`create function wait_for_test() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint);
    return case when tg_level = 'ROW' then new end;
  end $$`)
  for (const [name, when] of writes)
    await system.unsafe(
      `create trigger held_${name} ${when} execute function wait_for_test('${keyOf(name)}')`,
    )
}

/** A transaction has come to this write, and not further. */
export const writing =
  ({ address }: Database, write: Write): Meet =>
  async () => {
    const sql = connect(address, { connections: 1 })
    await sql`select pg_advisory_lock(${keyOf(write)}::bigint)`
    let released = false
    const waited = async () => {
      while (!released && !(await isWaitedFor(sql, keyOf(write)))) await sleep(5)
      // Nobody came: who has released it does not wait for this.
      if (released) await new Promise(() => {})
    }
    return {
      name: `it writes: ${write}`,
      reached: waited(),
      async release() {
        released = true
        await sql.end()
      },
    }
  }

async function isWaitedFor(sql: Sql, key: number): Promise<boolean> {
  const rows = await sql`select from pg_locks where locktype = 'advisory' and objid = ${key} and not granted
    and database = (select oid from pg_database where datname = current_database())`
  return rows.length > 0
}
