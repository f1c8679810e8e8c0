import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact, newSource } from '../../testing/knowledge.ts'

const hours = { kind: 'text', text: '# Opening hours\n\nWe are open from 9 to 17.' }
const page = { kind: 'page', url: 'https://example.com/prices' }
const site = { kind: 'site', url: 'https://example.com/' }
const base64 = (text: string) => Buffer.from(text).toString('base64')
const file = { kind: 'file', filename: 'prices.txt', content: base64('An audit costs 100 euros.') }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const kept = async (api: Api) => (await api.get('/knowledge_sources?include_archived=true')).body.data.length

test('a source of each kind is created queued, carries what its kind has, and leaves out the rest', async () => {
  const api = await newOrganization()
  const all = {
    object: 'knowledge_source',
    status: 'queued',
    passages_count: 0,
    facts_count: 0,
    refresh_hours: null,
    agents: null,
    reviewed: false,
    archived: false,
    created_at: '2026-01-15T09:30:00.000Z',
  }
  const expected: [object, object][] = [
    [hours, { ...hours, title: 'Opening hours', checksum: sha256(hours.text) }],
    [page, { ...page, title: 'example.com/prices' }],
    [
      { ...page, refresh_hours: 24 },
      { ...page, title: 'example.com/prices', refresh_hours: 24 },
    ],
    [site, { ...site, title: 'example.com', max_pages: 100, include: [], exclude: [] }],
    [
      { ...site, title: 'All', max_pages: 5000, include: ['/blog/*'], exclude: ['/blog/old'] },
      { ...site, title: 'All', max_pages: 5000, include: ['/blog/*'], exclude: ['/blog/old'] },
    ],
    [
      file,
      {
        kind: 'file',
        filename: 'prices.txt',
        title: 'prices.txt',
        checksum: sha256('An audit costs 100 euros.'),
      },
    ],
  ]
  for (const [sent, shown] of expected) {
    const { status, body } = await api.post('/knowledge_sources', sent)
    assert.equal(status, 201)
    assert.equal(Object.keys(body)[0], 'object')
    assert.deepEqual(body, { ...all, ...shown, id: body.id })
    assert.deepEqual((await api.get(`/knowledge_sources/${body.id}`)).body, body)
  }
})

test('a text is shown with its source, and neither in lists nor in events, which tell it by its checksum', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/knowledge_sources', hours)
  const { text, ...rest } = created
  assert.equal(text, hours.text)
  assert.deepEqual((await api.get('/knowledge_sources')).body.data, [rest])
  const edited = await api.patch(`/knowledge_sources/${created.id}`, { text: 'Closed.' })
  assert.deepEqual(edited.body, { ...created, text: 'Closed.', checksum: sha256('Closed.') })
  const [first, second] = await listRecorded(api, 'knowledge_source')
  assert.deepEqual([first?.type, first?.before, first?.data], ['knowledge_source.created', null, rest])
  assert.deepEqual([second?.before, second?.after], [rest, { ...rest, checksum: sha256('Closed.') }])
})

test('a source needs the content of its kind, takes none of another kind, and nothing of a refused one is kept', async () => {
  const api = await newOrganization()
  const refusals: [object, string, string][] = [
    [{}, 'parameter_missing', 'kind'],
    [{ kind: 'feed' }, 'parameter_invalid', 'kind'],
    [{ kind: 'text' }, 'parameter_missing', 'text'],
    [{ kind: 'page' }, 'parameter_missing', 'url'],
    [{ kind: 'site' }, 'parameter_missing', 'url'],
    [{ kind: 'file', content: 'YQ==' }, 'parameter_missing', 'filename'],
    [{ kind: 'file', filename: 'a.txt' }, 'parameter_missing', 'content'],
    [{ ...hours, url: page.url }, 'parameter_invalid', 'url'],
    [{ ...hours, refresh_hours: 1 }, 'parameter_invalid', 'refresh_hours'],
    [{ ...page, text: 'Hello' }, 'parameter_invalid', 'text'],
    [{ ...page, max_pages: 5 }, 'parameter_invalid', 'max_pages'],
    [{ ...file, include: ['/'] }, 'parameter_invalid', 'include'],
    [{ ...site, filename: 'a.txt' }, 'parameter_invalid', 'filename'],
    [{ ...file, content: 'not base64' }, 'parameter_invalid', 'content'],
    [{ ...hours, text: ' \n' }, 'parameter_invalid', 'text'],
    [{ ...hours, text: 'a'.repeat(500_001) }, 'parameter_invalid', 'text'],
    [{ ...page, url: 'ftp://example.com' }, 'parameter_invalid', 'url'],
    [{ ...page, url: 'http://[::1' }, 'parameter_invalid', 'url'],
    [{ ...page, refresh_hours: 0 }, 'parameter_invalid', 'refresh_hours'],
    [{ ...site, max_pages: 5001 }, 'parameter_invalid', 'max_pages'],
    [{ ...site, max_pages: 0 }, 'parameter_invalid', 'max_pages'],
    [{ ...site, exclude: ['blog'] }, 'parameter_invalid', 'exclude.0'],
    [{ ...hours, agents: ['nobody'] }, 'parameter_invalid', 'agents.0'],
    [{ ...hours, knowledge_gap_id: 9007199254740991 }, 'parameter_invalid', 'knowledge_gap_id'],
    [{ ...hours, status: 'ready' }, 'parameter_unknown', 'status'],
  ]
  for (const [sent, code, param] of refusals) {
    const { status, body } = await api.post('/knowledge_sources', sent)
    assert.deepEqual([status, body.error.code, body.error.param], [422, code, param])
  }
  const other = await api.post('/knowledge_sources', { ...page, max_pages: 5 })
  assert.match(
    other.body.error.message,
    /max_pages is only for sources of the kind site; this one is of the kind page/,
  )
  assert.equal(await kept(api), 0)
  assert.deepEqual(await listRecorded(api, 'knowledge_source'), [])
})

test('PATCH changes what the kind of the source has, keeps the status, and stores new content for the next reading', async () => {
  const api = await newOrganization()
  const edits: [object, object, object][] = [
    [page, { url: 'https://example.com/new', refresh_hours: 12 }, {}],
    [site, { url: 'https://example.org', max_pages: 7, include: ['/a'], exclude: ['/a/b'] }, {}],
    [file, { filename: 'new.txt', content: base64('New.') }, { checksum: sha256('New.') }],
    [hours, { title: 'Hours', reviewed: true }, {}],
  ]
  for (const [sent, edit, derived] of edits) {
    const { body: created } = await api.post('/knowledge_sources', sent)
    const { content: _, ...shown } = edit as { content?: string }
    const edited = await api.patch(`/knowledge_sources/${created.id}`, edit)
    assert.deepEqual([edited.status, edited.body], [200, { ...created, ...shown, ...derived }])
    await api.patch(`/knowledge_sources/${created.id}`, edit)
  }
  assert.equal((await listRecorded(api, 'knowledge_source')).length, 2 * edits.length)
  const [row] = await api.service.database.tenant(api.organization.id).query<{ content: Buffer }>(
    (sql) => sql`select content from knowledge_sources
        where organization_id = ${api.organization.id} and kind = 'file'`,
  )
  assert.equal(row?.content.toString(), 'New.')
})

test('PATCH refuses what another kind has, what is not editable, and an archived source', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/knowledge_sources', page)).body
  const refusals: [object, string, string][] = [
    [{ text: 'Hello' }, 'parameter_invalid', 'text'],
    [{ content: 'YQ==' }, 'parameter_invalid', 'content'],
    [{ include: [] }, 'parameter_invalid', 'include'],
    [{ url: 'http://[::1' }, 'parameter_invalid', 'url'],
    [{ title: null }, 'parameter_invalid', 'title'],
    [{ kind: 'site' }, 'parameter_unknown', 'kind'],
    [{ knowledge_gap_id: 1 }, 'parameter_unknown', 'knowledge_gap_id'],
  ]
  for (const [sent, code, param] of refusals) {
    const { status, body } = await api.patch(`/knowledge_sources/${id}`, sent)
    assert.deepEqual([status, body.error.code, body.error.param], [422, code, param])
  }
  await api.post(`/knowledge_sources/${id}/archive`)
  const archived = await api.patch(`/knowledge_sources/${id}`, { title: 'New' })
  assert.deepEqual([archived.status, archived.body.error.code], [422, 'resource_archived'])
})

test('archive hides a source from lists, restore brings it back, both repeat harmlessly; its facts stay as they are', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/knowledge_sources', hours)
  const fact = await newFact(api, { source_id: created.id })
  await newFact(api, { source_id: created.id, archived: true })
  for (let times = 0; times < 2; times++) {
    const { body } = await api.post(`/knowledge_sources/${created.id}/archive`)
    assert.deepEqual(body, { ...created, facts_count: 1, archived: true })
  }
  assert.deepEqual((await api.get('/knowledge_sources')).body.data, [])
  assert.equal(await kept(api), 1)
  assert.equal((await api.get(`/knowledge_facts/${fact}`)).body.archived, false)
  for (let times = 0; times < 2; times++) {
    const { body } = await api.delete(`/knowledge_sources/${created.id}/archive`)
    assert.deepEqual(body, { ...created, facts_count: 1 })
  }
  assert.equal((await listRecorded(api, 'knowledge_source')).length, 3)
})

test("the organization's own source is shown, cannot be archived, and its content is only its facts", async () => {
  const api = await newOrganization()
  const { source_id } = (await api.post('/knowledge_facts', { text: 'We are closed on Sundays.' })).body
  const path = `/knowledge_sources/${source_id}`
  const { body: shown } = await api.get(path)
  assert.deepEqual(
    [shown.kind, shown.title, shown.status, shown.reviewed, shown.facts_count],
    ['text', "Owner's facts", 'ready', true, 1],
  )
  assert.deepEqual((await api.get('/knowledge_sources')).body.data, [shown])
  const archive = await api.post(`${path}/archive`)
  assert.deepEqual([archive.status, archive.body.error.code], [409, 'resource_in_use'])
  assert.match(archive.body.error.message, /owner's own facts/)
  for (const edit of [{ text: 'Hello' }, { url: page.url }, { content: 'YQ==' }]) {
    const { status, body } = await api.patch(path, edit)
    assert.deepEqual(
      [status, body.error.code, body.error.param],
      [422, 'parameter_invalid', Object.keys(edit)[0]],
    )
  }
  await newAgent(api, { slug: 'desk' })
  assert.deepEqual((await api.patch(path, { agents: ['desk'] })).body, { ...shown, agents: ['desk'] })
})

test('an upload may have 32 MiB, everything else 1 MiB; the refusal names the limit that holds', async () => {
  const api = await newOrganization()
  const content = base64('a'.repeat(3 * 1024 * 1024))
  const { status, body } = await api.post('/knowledge_sources', { ...file, content })
  assert.equal(status, 201)
  assert.equal((await api.patch(`/knowledge_sources/${body.id}`, { content })).status, 200)
  const tooLarge = { ...file, content: 'a'.repeat(32 * 1024 * 1024) }
  const upload = await api.post('/knowledge_sources', tooLarge)
  assert.deepEqual([upload.status, upload.body.error.code], [413, 'parameter_invalid'])
  assert.match(upload.body.error.message, /32 MiB/)
  const elsewhere = await api.post('/knowledge_facts', { text: content })
  assert.equal(elsewhere.status, 413)
  assert.match(elsewhere.body.error.message, / 1 MiB/)
})

test("§5.5 another organization's source answers like a missing one", async () => {
  const api = await newOrganization()
  const path = `/knowledge_sources/${await newSource(await newOrganization())}`
  const missing = await api.get('/knowledge_sources/9007199254740991')
  assert.deepEqual([missing.status, missing.body.error.code], [404, 'resource_missing'])
  assert.equal((await api.get(path)).text, missing.text)
  assert.equal((await api.patch(path, { title: 'Mine' })).text, missing.text)
  assert.equal((await api.post(`${path}/archive`)).text, missing.text)
  assert.equal((await api.delete(`${path}/archive`)).text, missing.text)
})

test('edits of one source at once are all kept, each recorded on top of the one before', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/knowledge_sources', page)
  const edits = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title }))
  await Promise.all(edits.map((edit) => api.patch(`/knowledge_sources/${created.id}`, edit)))
  const [, ...steps] = await listRecorded(api, 'knowledge_source')
  assert.deepEqual(
    steps.map(({ before }) => before),
    [created, ...steps.slice(0, -1).map(({ after }) => after)],
  )
})
