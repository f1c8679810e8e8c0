import { type Address, type Sql, withSession } from '../../platform/db/index.ts'
import { OperatorRefusal } from '../refusal.ts'

/** Any constant will do, as long as nobody else in the first database locks it. */
const moverLock = 7_036_937

/** Over a connection of its own or the mover's: the lock is gone with it, whatever happens. */
export async function lockMoves(first: Sql): Promise<void> {
  const [row] = await first<{ alone: boolean }[]>`
    select pg_try_advisory_lock(${moverLock}::bigint) as alone`
  if (!row!.alone)
    throw new OperatorRefusal('A `foyer organizations move` is running. Wait until it has ended.')
}

/** For the time of `work`, nobody begins to move an organization. */
export const whileNobodyMoves = <Result>(first: Address, work: () => Promise<Result>): Promise<Result> =>
  withSession(first, {}, async (session) => {
    await lockMoves(session)
    return work()
  })
