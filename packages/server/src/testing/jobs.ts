import { backgroundWork } from '../background_work.ts'
import { Outage } from '../knowledge/answering/knowledge.ts'
import { SourceFailure } from '../knowledge/reading/failure.ts'
import { schema } from '../platform/db/queue.ts'
import type { Job } from '../platform/queue/job.ts'
import { perform } from '../platform/queue/workers.ts'
import type { Api } from './api.ts'

interface Waiting {
  id: string
  name: string
  data: { organization_id: number }
  retry_limit: number
}

/** Runs the jobs of one organization that wait, and those that they enqueue, to their end. */
export async function runJobs({ service, organization }: Api, kinds?: readonly { name: string }[]) {
  const { database, clock, equipment, tracer } = service
  const { stopping, meter } = equipment
  const all = backgroundWork(equipment).jobs
  const of = kinds ? all.filter(({ name }) => kinds.some((kind) => kind.name === name)) : all
  const attempt = { database, stopping, tracer, meter, now: () => clock.now }
  for (;;) {
    const waiting = await database.system<Waiting[]>`
      select id, name, data, retry_limit from ${database.system(schema)}.job
      where state in ('created', 'retry') and data->>'organization_id' = ${String(organization.id)}
        and name = any(${of.map(({ name }) => name)})
      order by created_on, id`
    if (waiting.length === 0) return
    for (const { id, name, data, retry_limit } of waiting) {
      await database.system`delete from ${database.system(schema)}.job where id = ${id}`
      const job = of.find((each) => each.name === name)!
      await performed(job, { data, retryLimit: retry_limit })
    }
  }

  /** As often as the queue would try it; what nobody meant to happen fails the test. */
  async function performed(job: Job<object>, taken: { data: Waiting['data']; retryLimit: number }) {
    for (let retryCount = 0; retryCount <= taken.retryLimit; retryCount++)
      try {
        return await perform(attempt, job, { ...taken, retryCount })
      } catch (error) {
        const told = error instanceof SourceFailure || error instanceof Outage
        if (!told) throw error
      }
  }
}
