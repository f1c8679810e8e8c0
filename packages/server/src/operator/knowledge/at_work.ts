import { type Database, schema } from '../../platform/db/index.ts'

/** A server that runs background work looks after the queue every ten seconds, and pg-boss writes down when. */
const silentSeconds = 60

export async function isAnybodyAtWork({ system }: Database): Promise<boolean> {
  const [row] = await system<{ at_work: boolean }[]>`
    select coalesce(max(greatest(monitor_claim_on, monitor_on, maintain_on))
      > now() - make_interval(secs => ${silentSeconds}), false) as at_work
    from ${system(schema)}.queue`
  return row!.at_work
}
