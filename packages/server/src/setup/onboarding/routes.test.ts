import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ingestRun } from '../../knowledge/ingestion/ingest.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newDraft } from '../../testing/drafts.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newSource } from '../../testing/knowledge.ts'
import { resumeOnboarding } from '../jobs.ts'
import { onboard } from './onboard.ts'
import { onboarded, startTown, studioPages } from './testing/studio.ts'

const town = await startTown()
const studio = await town.open(studioPages)

const runOf = async (api: Api) => (await api.get('/onboarding')).body.run

const plain = (title: string, text: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`

/** Two hundred posts and ten services, as its sitemap lists them. */
function largeSite() {
  const posts = Array.from({ length: 200 }, (_, at) => `/blog/post-${at}`)
  const offers = Array.from({ length: 10 }, (_, at) => `/services/offer-${at}`)
  const paths = new Set([...posts, ...offers])
  return town.open((path) => {
    if (path === '/') return plain('Large', 'Large has many pages. The office is in Leeds.')
    if (path === '/sitemap.xml')
      return (response, { headers }) =>
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(
            `<urlset>${[...paths].map((each) => `<url><loc>http://${headers.host}${each}</loc></url>`).join('')}</urlset>`,
          )
    return paths.has(path) ? plain(path, `The page ${path} says something about ${path}.`) : undefined
  })
}

test('a large site waits for a choice of its parts, and reads only those', async () => {
  const large = await largeSite()
  const api = await onboarded(town, { websites: [large.origin] })
  const waiting = await runOf(api)
  assert.deepEqual([waiting.status, waiting.step, waiting.pages.found], ['waiting', 'choose_parts', 211])
  assert.deepEqual(waiting.choice.parts.slice(0, 2), [
    { path: '/blog', pages: 200 },
    { path: '/services', pages: 10 },
  ])
  assert.deepEqual(waiting.source_ids, [])
  assert.ok(!large.asked.some((path) => path.startsWith('/blog')))

  const continued = await api.post('/onboarding/continue', { parts: ['/services'] })
  assert.deepEqual([continued.status, continued.body.status], [202, 'running'])
  await runJobs(api)
  const run = await runOf(api)
  assert.deepEqual([run.status, run.pages.read, run.choice], ['completed', 11, undefined])
  assert.ok(!large.asked.some((path) => path.startsWith('/blog')))

  const late = await api.post('/onboarding/continue', {})
  assert.deepEqual([late.status, late.body.error.code], [409, 'not_revertible'])
})

test('parts or a number of pages in the first place are the choice: nothing waits', async () => {
  const large = await largeSite()
  const api = await onboarded(town, { websites: [large.origin], max_pages: 5 })
  const run = await runOf(api)
  assert.deepEqual([run.status, run.pages.read], ['completed', 5])
})

test('the same websites go on with their run; others take its place, and what is there stays', async () => {
  const api = await newOrganization(town.service)
  const first = (await api.post('/onboarding', { websites: [studio.origin] })).body
  assert.equal((await api.post('/onboarding', { websites: [studio.origin] })).body.id, first.id)
  const other = (await api.post('/onboarding', { text: 'We are open from 9 to 17.' })).body
  assert.notEqual(other.id, first.id)
  await runJobs(api)
  const run = await runOf(api)
  assert.deepEqual([run.id, run.status], [other.id, 'completed'])
  const stopped = (await listRecorded(api, 'onboarding_run')).filter(({ type }) => type.endsWith('.stopped'))
  assert.equal(stopped.length, 1)
})

test('uploaded files are read with the run, and an agent that is named is the one that is set up', async () => {
  const api = await newOrganization(town.service)
  await api.post('/agents', { name: 'First' })
  await api.post('/agents', { name: 'Second' })
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', text: 'Dogs are welcome.' })).body
  await api.post('/onboarding', { source_ids: [id], agent: 'second' })
  await runJobs(api)
  const run = await runOf(api)
  assert.deepEqual([run.status, run.agent, run.source_ids], ['completed', 'second', [id]])
})

test('a step that is skipped is left out; skipping all of it stops the run', async () => {
  const api = await newOrganization(town.service)
  await api.post('/onboarding', { websites: [studio.origin], skip: ['questions'] })
  const skipped = await api.post('/onboarding/skip', { step: 'catalog' })
  assert.equal(skipped.status, 200, skipped.text)
  await runJobs(api)
  const { run, steps } = (await api.get('/onboarding')).body
  assert.deepEqual([run.status, run.skipped], ['completed', ['questions', 'catalog']])
  assert.equal(run.catalog_generation_id, undefined)
  assert.deepEqual((await api.get('/onboarding/questions')).body.data, [])
  assert.deepEqual(
    steps.filter((step: { skipped: boolean }) => step.skipped).map(({ key }: { key: string }) => key),
    ['catalog', 'questions'],
  )

  await api.post('/onboarding', { websites: [studio.origin] })
  const all = (await api.post('/onboarding/skip')).body
  assert.deepEqual([all.skipped, all.run.status], [true, 'stopped'])
  await runJobs(api, [onboard])
  assert.equal((await runOf(api)).status, 'stopped')
  const count = (await listRecorded(api, 'onboarding')).length
  await api.post('/onboarding/skip')
  assert.equal((await listRecorded(api, 'onboarding')).length, count)
})

test('a run that waits at a step goes on when that step is skipped', async () => {
  const large = await largeSite()
  const api = await onboarded(town, { websites: [large.origin], text: undefined })
  await api.post('/onboarding/skip', { step: 'sources' })
  await runJobs(api)
  const run = await runOf(api)
  assert.deepEqual([run.status, run.source_ids], ['completed', []])
})

test('a run that waits for a choice still waits when another step is skipped', async () => {
  const large = await largeSite()
  const api = await onboarded(town, { websites: [large.origin] })
  const { body } = await api.post('/onboarding/skip', { step: 'questions' })
  assert.deepEqual([body.run.status, body.run.skipped], ['waiting', ['questions']])
})

test('the voice is accepted for an agent that has none, and can be undone', async () => {
  const api = await newOrganization(town.service)
  await api.post('/onboarding', { text: 'We are open from 9 to 17.' })
  await runJobs(api, [onboard, ingestRun])
  const waiting = await runOf(api)
  assert.equal(waiting.step, 'catalog')
  const payload = { name: 'As we write', languages: ['en'] }
  await newDraft(api, { kind: 'voice', payload, catalog_generation_id: waiting.catalog_generation_id })
  await runJobs(api)
  const run = await runOf(api)
  assert.equal((await api.get(`/agents/${run.agent}`)).body.voice_profile_id, run.voice_profile_id)

  const undone = await api.post('/onboarding/undo_voice')
  assert.deepEqual([undone.status, undone.body.run.voice_profile_id], [200, undefined])
  assert.equal((await api.get(`/agents/${run.agent}`)).body.voice_profile_id, undefined)
  assert.equal((await api.get(`/voice_profiles/${run.voice_profile_id}`)).body.archived, true)
  const again = await api.post('/onboarding/undo_voice')
  assert.deepEqual([again.status, again.body.error.code], [409, 'not_revertible'])
})

test('an agent that has a voice keeps it', async () => {
  const api = await newOrganization(town.service)
  const voice = (await api.post('/voice_profiles', { name: 'Own', languages: ['en'] })).body.id
  await api.post('/agents', { name: 'Front desk', voice_profile_id: voice })
  await api.post('/onboarding', { text: 'We are open from 9 to 17.' })
  await runJobs(api, [onboard, ingestRun])
  const { catalog_generation_id } = await runOf(api)
  await newDraft(api, { kind: 'voice', payload: { name: 'Other', languages: ['en'] }, catalog_generation_id })
  await runJobs(api)
  assert.equal((await api.get('/agents/front-desk')).body.voice_profile_id, voice)
  assert.equal((await runOf(api)).voice_profile_id, undefined)
})

test('a run whose source is archived meanwhile is taken up by the sweep', async () => {
  const api = await newOrganization(town.service)
  await newSource(api, { status: 'ready', ingested_at: new Date(0) })
  const text = (await api.post('/onboarding', { text: 'We are open from 9 to 17.' })).body
  await runJobs(api, [onboard])
  await resumeOnboarding.run(town.service.database, town.service.clock.now)
  await runJobs(api, [onboard])
  assert.equal((await runOf(api)).status, 'running')
  await api.post(`/knowledge_sources/${text.source_ids[0]}/archive`)
  await resumeOnboarding.run(town.service.database, town.service.clock.now)
  await runJobs(api, [onboard])
  assert.equal((await runOf(api)).status, 'failed')
})

test('a paused organization starts nothing, and a run that meets a pause says so', async () => {
  const api = await newOrganization(town.service)
  await api.post('/organization/pause')
  const refused = await api.post('/onboarding', { text: 'We are open.' })
  assert.deepEqual([refused.status, refused.body.error.code], [403, 'organization_paused'])
  await api.delete('/organization/pause')
  await api.post('/onboarding', { text: 'We are open from 9 to 17.' })
  await runJobs(api, [onboard, ingestRun])
  await api.post('/organization/pause')
  await runJobs(api)
  const run = await runOf(api)
  assert.ok(run.problems.some(({ code }: { code: string }) => code === 'organization_paused'))
  assert.deepEqual((await api.get('/onboarding/questions')).body.data, [])
})
