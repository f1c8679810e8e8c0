import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newVisitor, publicAgent } from '../visits/testing/visitors.ts'

const question = 'How long can I return a lamp?'
const text = '# Returns\n\nYou can return a lamp within thirty days of buying it.'

/** The text as if it had been read on a page: at this address, under this title. */
async function readPage(api: Api, page: { url: string; title?: string }) {
  const { status, body } = await api.post('/knowledge_sources', { kind: 'text', title: 'Shop', text })
  assert.equal(status, 201)
  await runJobs(api)
  const { organization, service } = api
  await service.database.tenant(organization.id).transaction(async (db) => {
    db.later(
      (sql) => sql`update knowledge_documents set url = ${page.url}, title = ${page.title ?? null}
        where organization_id = ${organization.id} and source_id = ${body.id}`,
    )
  })
}

async function citationsFor(page: { url: string; title?: string }) {
  const api = await newOrganization()
  await readPage(api, page)
  const { id } = await newConversation(api, await newAgent(api))
  const [reply] = (await say(api, id, question)).body.replies
  assert.match(reply.text, /thirty days/)
  const listed = (await api.get(`/conversations/${id}/messages`)).body.data.at(-1)
  assert.deepEqual(listed.citations, reply.citations, 'it is kept with the message')
  return reply.citations
}

test('a reply says which public page its answer is from, by the title of the page or else of the source', async () => {
  const url = 'https://shop.example/returns'
  assert.deepEqual(await citationsFor({ url, title: 'Returning goods' }), [{ title: 'Returning goods', url }])
  assert.deepEqual(await citationsFor({ url, title: ' ' }), [{ title: 'Shop', url }])
})

test('what was read in a text, inside a network or at no address of the web has no citation', async () => {
  for (const url of ['', 'http://wiki.internal/returns', 'http://127.0.0.1/returns', 'javascript:alert(1)'])
    assert.deepEqual(await citationsFor({ url }), [], url)
})

test('a visitor sees where the answer is from, and finds it again with the conversation', async () => {
  const api = await newOrganization()
  const page = { url: 'https://shop.example/returns', title: 'Returning goods' }
  await readPage(api, page)
  const visitor = await newVisitor(api, await publicAgent(api))
  const [reply] = (await visitor.say(question)).body.replies
  assert.deepEqual(reply.citations, [page])
  const { messages } = (await visitor.get('/conversation')).body
  assert.deepEqual(messages.at(-1).citations, [page])
  const { body: turn } = await visitor.say('Thanks!')
  assert.deepEqual([turn.message.citations, turn.replies[0].citations], [[], []])
})
