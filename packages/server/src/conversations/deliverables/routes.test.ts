import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newDeliverable } from '../../testing/deliverables.ts'

test('a deliverable is shown with its agent; the template only where there was one', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const id = await newDeliverable(api, { agent })
  const { status, body } = await api.get(`/deliverables/${id}`)
  assert.equal(status, 200)
  assert.deepEqual(body, {
    object: 'deliverable',
    id,
    conversation_id: body.conversation_id,
    agent: agent.slug,
    title: 'Project outline',
    format: 'markdown',
    body: '# Goal\n\nA new website.',
    created_at: '2026-01-15T09:30:00.000Z',
  })
  const template = (await api.post('/deliverable_templates', { name: 'Outline', body: '# Goal' })).body
  const templated = await newDeliverable(api, { agent, deliverable_template_id: template.id })
  assert.equal((await api.get(`/deliverables/${templated}`)).body.deliverable_template_id, template.id)
})

test('deliverables are listed newest first, by agent and by conversation', async () => {
  const api = await newOrganization()
  const [one, other] = [await newAgent(api), await newAgent(api, { name: 'Back office', slug: 'back' })]
  const first = await newDeliverable(api, { agent: one })
  const second = await newDeliverable(api, { agent: one })
  const third = await newDeliverable(api, { agent: other })
  const { conversation_id } = (await api.get(`/deliverables/${first}`)).body
  const idsOf = async (query: string) =>
    (await api.get(`/deliverables${query}`)).body.data.map(({ id }: { id: number }) => id)
  assert.deepEqual(await idsOf(''), [third, second, first])
  assert.deepEqual(await idsOf('?limit=1'), [third])
  assert.deepEqual(await idsOf(`?agent=${one.slug}`), [second, first])
  assert.deepEqual(await idsOf(`?conversation_id=${conversation_id}`), [first])
  assert.deepEqual(await idsOf(`?agent=${other.slug}&conversation_id=${conversation_id}`), [])
  const unknown = await api.get('/deliverables?agent=nobody')
  assert.deepEqual([unknown.status, unknown.body.error.param], [422, 'agent'])
})

test('another organization sees neither the deliverable nor its document', async () => {
  const api = await newOrganization()
  const id = await newDeliverable(api)
  const stranger = await newOrganization()
  for (const path of [`/deliverables/${id}`, `/deliverables/${id}/document`]) {
    const { status, body } = await stranger.get(path)
    assert.deepEqual([status, body.error.code], [404, 'resource_missing'], path)
  }
  assert.deepEqual((await stranger.get('/deliverables')).body.data, [])
})

test('the document of Markdown is a page of HTML that runs nothing and loads nothing', async () => {
  const api = await newOrganization()
  const id = await newDeliverable(api, {
    title: 'Outline <for> you',
    body: '# Goal\n\nA **site** for Müller. <script>alert(1)</script>',
  })
  const { status, text, headers } = await api.get(`/deliverables/${id}/document`)
  assert.equal(status, 200)
  assert.match(headers['content-type'] ?? '', /^text\/html/)
  assert.match(text, /<h1>Goal<\/h1>\s*<p>A <strong>site<\/strong> for Müller\./)
  assert.match(text, /<title>Outline &lt;for&gt; you<\/title>/)
  assert.match(text, /http-equiv="Content-Security-Policy" content="default-src 'none';/)
  assert.ok(!text.includes('<script'))
  assert.match(headers['content-security-policy'] ?? '', /^default-src 'none';.*; sandbox$/)
  assert.equal(headers['x-content-type-options'], 'nosniff')
})

test('whoever asks for Markdown gets the document as it was written; of HTML there is no other form', async () => {
  const api = await newOrganization()
  const asked = { accept: 'text/markdown' }
  const markdown = await api.get(
    `/deliverables/${await newDeliverable(api, { body: '# Goal' })}/document`,
    asked,
  )
  assert.match(markdown.headers['content-type'] ?? '', /^text\/markdown/)
  assert.equal(markdown.text, '# Goal')
  const id = await newDeliverable(api, { format: 'html', body: '<h2>Goal</h2>' })
  const html = await api.get(`/deliverables/${id}/document`, asked)
  assert.match(html.headers['content-type'] ?? '', /^text\/html/)
})

test('the document of HTML is the HTML, under the same policy', async () => {
  const api = await newOrganization()
  const id = await newDeliverable(api, { format: 'html', body: '<h2 class="x">Goal</h2>' })
  const { text } = await api.get(`/deliverables/${id}/document`)
  assert.ok(text.includes('<h2 class="x">Goal</h2>'))
  assert.ok(text.indexOf('Content-Security-Policy') < text.indexOf('<h2'))
})
