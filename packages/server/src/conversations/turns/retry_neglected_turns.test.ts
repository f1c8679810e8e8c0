import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { schema } from '../../platform/db/queue.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { runJobs } from '../../testing/jobs.ts'
import { leaseMs } from './leased_turn.ts'
import { answerTurns, retryNeglectedTurns } from './retry_neglected_turns.ts'
import { messagesOf } from './testing/turns.ts'

const thinking = holdableReasoner()
const service = await startService({ database: await sharedDatabase() }, thinking)
after(() => service.app.close())

const jobsOf = ({ organization, service: { database } }: Api) => database.system<{ data: object }[]>`
  select data from ${database.system(schema)}.job where name = ${answerTurns.name}
    and state in ('created', 'retry', 'active') and (data->>'organization_id')::bigint = ${organization.id}
  order by data->>'conversation_id'`

test('a conversation that waits is one job, however often and by however many servers it is found', async () => {
  const { database, clock } = service
  const other = await openDatabase(testAddress(), { now: clock.now, connections: 1 })
  const api = await newOrganization(service)
  const conversations = [await newConversation(api), await newConversation(api)]
  const holds = conversations.map(() => thinking.hold())
  const late = conversations.map(({ id }) => say(api, id, 'We want a new website.'))
  await Promise.all(holds.map(({ reached }) => reached))
  clock.now = new Date(clock.now.getTime() + leaseMs)
  for (const _sweep of [1, 2, 3])
    await Promise.all([retryNeglectedTurns(database, clock.now), retryNeglectedTurns(other, clock.now)])
  assert.deepEqual(
    (await jobsOf(api)).map(({ data }) => data),
    conversations.map(({ id }) => ({ conversation_id: id, organization_id: api.organization.id })),
  )
  await runJobs(api, [answerTurns])
  for (const { id } of conversations) assert.equal((await messagesOf(api, id)).length, 3)
  for (const hold of holds) hold.release()
  await Promise.all(late)
  await other.close()
})
