import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { type Api, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { runJobs } from '../../testing/jobs.ts'
import { type Pages, startWebsite, status } from '../fetching/testing/website.ts'
import { ingestRun as ingest } from './ingest.ts'

const page = (title: string, text: string, links = '') =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>${links}</main></body></html>`

const pages: Pages = {
  '/': page(
    'Brightwater',
    'Brightwater advises factories on their prices. The office is in Hamburg.',
    '<a href="/audit">Audit</a> <a href="/team">Team</a>',
  ),
  '/audit': page('Audit', 'The pricing audit costs 14,500 euros. It takes three weeks.'),
  '/team': page('Team', 'Ines Brandt leads the operations practice. She joined the firm in 2019.'),
}
const website = await startWebsite((path) => pages[path])
/** Long enough to be kept in several portions. */
const offers = Array.from({ length: 45 }, (_, number) => `/offers/${number + 1}`)
const manyPages = new Map([
  [
    '/',
    page(
      'Offers',
      'Every offer has a page.',
      offers.map((path) => `<a href="${path}">${path}</a>`).join(' '),
    ),
  ],
  ...offers.map(
    (path, number) =>
      [path, page(`Offer ${number}`, `Offer ${number} costs ${number + 100} euros.`)] as const,
  ),
])
const longWebsite = await startWebsite((path) => manyPages.get(path))
const allow = [website.host, longWebsite.host]
let running: Promise<TestService> | undefined
function ourService() {
  running ??= openDatabase(testAddress(), { now: new Date(0), connections: 3 }).then((database) =>
    startService({ database, outbound: createOutbound({ allow }) }),
  )
  return running
}
after(async () => {
  const service = await running
  await service?.app.close()
  await service?.database.close()
})

async function newSite(api: Api, { origin } = website): Promise<number> {
  return (await api.post('/knowledge_sources', { kind: 'site', url: `${origin}/` })).body.id
}

/** All that ingestion leaves, without what differs from one organization to the next. */
async function stateOf(api: Api, id: number) {
  const { status: state, facts_count, passages_count } = (await api.get(`/knowledge_sources/${id}`)).body
  const facts = (await api.get(`/knowledge_facts?source_id=${id}&limit=100`)).body.data
  const passages = (await api.get(`/knowledge_sources/${id}/passages?limit=100`)).body.data
  const text = (fact_id: number) => facts.find((fact: { id: number }) => fact.id === fact_id).text
  return {
    state,
    facts_count,
    passages_count,
    facts: facts.map((fact: { text: string; supported: boolean }) => [fact.text, fact.supported]),
    passages: passages.map((each: { url: string; text: string; fact_ids: number[] }) => [
      each.url,
      each.text,
      each.fact_ids.map(text),
    ]),
  }
}

test('a site is read page by page; a page that goes takes its facts with it, one that is away for now keeps them', async () => {
  const api = await newOrganization(await ourService())
  const id = await newSite(api)
  await runJobs(api)
  const before = await stateOf(api, id)
  assert.deepEqual([before.state, before.passages_count], ['ready', 3])

  const { '/team': team } = pages
  pages['/team'] = status(500)
  const away = await again(api, id)
  assert.deepEqual(away.documents, { read: 0, unchanged: 2, failed: 1, gone: 0 })
  assert.deepEqual([away.problems.length, away.problems[0].lasting], [1, false])
  assert.deepEqual(await stateOf(api, id), before)

  pages['/team'] = status(404)
  const gone = await again(api, id)
  assert.deepEqual(gone.documents, { read: 0, unchanged: 2, failed: 1, gone: 1 })
  const left = await stateOf(api, id)
  assert.equal(left.passages_count, 2)
  assert.ok(left.facts.some(([text, supported]: [string, boolean]) => text.includes('Ines') && !supported))

  pages['/team'] = team!
  await again(api, id)
  assert.deepEqual(await stateOf(api, id), before)
})

async function again(api: Api, id: number) {
  const { body } = await api.post(`/knowledge_sources/${id}/ingest`)
  await runJobs(api)
  return (await api.get(`/ingestion_runs/${body.id}`)).body
}

test('stopped at any point, ingestion is taken up again and ends in the same state', {
  timeout: 100_000,
}, async () => {
  const api = await newOrganization(await ourService())
  const id = await newSite(api, longWebsite)
  await runJobs(api)
  const expected = await stateOf(api, id)
  let stops = 0
  for (let point = 1; ; point++) {
    const other = await newOrganization(await ourService())
    const source = await newSite(other, longWebsite)
    const stopped = await stopAt(other, point)
    await runJobs(other)
    assert.deepEqual(await stateOf(other, source), expected, `stopped at transaction ${point}`)
    if (!stopped) break
    stops++
  }
  assert.ok(stops > 6, `${stops} points`)
})

class Killed extends Error {}

/** Runs the job until its transaction of that number, before and, in every other round, after it was kept. */
async function stopAt(api: Api, point: number): Promise<boolean> {
  const { database, equipment, clock } = api.service
  const tenant = database.tenant(api.organization.id)
  let count = 0
  const dying: Tenant = {
    ...tenant,
    async transaction(work, options) {
      const last = ++count === point
      if (last && point % 2 === 0) throw new Killed()
      const result = await tenant.transaction(work, options)
      if (last) throw new Killed()
      return result
    },
  }
  const [run] = (await api.get('/ingestion_runs')).body.data
  const { organization } = api
  const work = {
    ...equipment,
    database,
    organization,
    tenant: dying,
    now: () => clock.now,
    lastAttempt: false,
  }
  try {
    await ingest.run(work, { run_id: run.id })
    return false
  } catch (error) {
    if (!(error instanceof Killed)) throw error
    return true
  }
}
