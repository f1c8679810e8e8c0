import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { record } from '../../platform/record.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, setConversation } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'
import { type MailingService, startMailingService } from '../../testing/notifications.ts'
import { newPerson } from '../../testing/people.ts'

let service: MailingService
before(async () => {
  service = await startMailingService()
})
after(() => service.close())

const wait = (minutes: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000)
}

/** A conversation at the end of its flow. */
async function completed(api: Api, visitor: object) {
  const { id, number, agent } = await newConversation(api, undefined, { visitor })
  await setConversation(api, id, {
    status: 'completed',
    brief: '**Jana Novak**\n\n## Known\n\n- **Goal:** a roof\\!',
    fit: 'ideal',
  })
  const trace = {
    actor: { type: 'visitor', name: 'Visitor' } as const,
    operation: 'sendMessage',
    request_id: 'done',
    now: service.clock.now,
  }
  await service.database.tenant(api.organization.id).transaction(async (db) =>
    record(trace, db, {
      verb: 'completed',
      before: null,
      after: { object: 'conversation', id, agent },
    }),
  )
  return { id, number }
}

test('a completed conversation is a lead, told with its brief, where the visitor can be reached', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  await completed(api, { name: 'Nobody' })
  const { id } = await completed(api, { email: 'jana@visitor.example' })
  await service.deliver()
  const [mail, ...others] = service.sink.to(email)
  assert.equal(others.length, 0)
  assert.match(mail!.subject, /^New lead from/)
  assert.match(mail!.text, /Fit: ideal\n> Jana Novak\n>\n> Known:\n> – Goal: a roof!/)
  assert.ok(mail!.text.includes(`/conversations/${id}`))
})

test('a source that fails is told of once, until it could be read again', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  const source = (
    await api.post('/knowledge_sources', { kind: 'page', url: 'https://nobody.invalid/', title: 'Prices' })
  ).body
  await runJobs(api)
  await service.deliver()
  const [mail] = service.sink.to(email)
  assert.equal(mail!.subject, 'The source “Prices” could not be read')
  assert.ok(mail!.text.includes(`/knowledge/sources/${source.id}`))
  assert.match(mail!.text, /nobody\[\.\]invalid/)
  wait(10)
  assert.equal((await api.post(`/knowledge_sources/${source.id}/ingest`)).status, 202)
  await runJobs(api)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 1)
})

test('a standing check that breaks is told of, one that passes is not, nor a gap that its owner reopens', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  const agent = (await api.post('/agents', { name: 'Desk' })).body
  const text = 'We are open on weekdays from 9 to 17. Parking is free.'
  const source = (await api.post('/knowledge_sources', { kind: 'text', title: 'Hours', text })).body
  await runJobs(api)
  const question = 'When are you open?'
  const check = (await api.post('/standing_checks', { agent: agent.slug, question })).body
  await runJobs(api)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 0)
  assert.equal((await api.get(`/standing_checks/${check.id}`)).body.passes, true)
  const gap = await newGap(api, { agent_id: agent.id })
  assert.equal((await api.post(`/knowledge_gaps/${gap}/resolution`)).status, 200)
  assert.equal((await api.delete(`/knowledge_gaps/${gap}/resolution`)).status, 200)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 0)
  await api.post(`/knowledge_sources/${source.id}/archive`)
  await runJobs(api)
  await service.deliver()
  const [mail] = service.sink.to(email)
  assert.match(mail?.subject ?? '', /can no longer answer a question/)
  assert.ok(mail!.text.includes(question))
})

test('of two kinds at once one mail tells, but whoever waits for a person is told of apart', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  await completed(api, { email: 'jana@visitor.example' })
  await api.post('/knowledge_sources', { kind: 'page', url: 'https://nobody.invalid/', title: 'Prices' })
  await runJobs(api)
  await service.deliver()
  assert.deepEqual(
    service.sink.to(email).map(({ subject }) => subject),
    [`2 notifications from ${api.organization.name}`],
  )
  const { id, number } = await newConversation(api)
  await setConversation(api, id, { person_wanted: true })
  const trace = {
    actor: { type: 'visitor', name: 'Visitor' } as const,
    operation: 'sendMessage',
    request_id: 'wanted',
    now: service.clock.now,
  }
  const after = { object: 'conversation' as const, id, number }
  await service.database
    .tenant(api.organization.id)
    .transaction(async (db) => record(trace, db, { verb: 'person_wanted', before: null, after }))
  await service.deliver()
  assert.equal(service.sink.to(email).length, 2)
})
