import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { type Api, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { runJobs } from '../../testing/jobs.ts'
import { content, type Pages, startWebsite, status, type Website } from '../fetching/testing/website.ts'
import { hostile, joiner, shop, studio, styled } from './testing/sites.ts'

const css =
  '/* a */ #menu { background: #7b1e3a } a { color: #7b1e3a } body { background: #e9e6df; color: #222 }'
const styledPages: Pages = {
  ...styled,
  '/css/main.css': content('text/css', css),
  '/css/bootstrap.min.css': content('text/css', '.btn-primary { background: #0d6efd }'),
}
/** Says that a page has not changed, to whoever has it. */
const taggedPages: Pages = {
  '/': (response, { headers }) => {
    const isKnown = headers['if-none-match'] === '"1"'
    response.writeHead(isKnown ? 304 : 200, { 'content-type': 'text/html', etag: '"1"' })
    response.end(isKnown ? undefined : shop['/'])
  },
}
const [studioSite, joinerSite, shopSite, hostileSite, styledSite, taggedSite] = await Promise.all(
  [studio, joiner, shop, hostile, styledPages, taggedPages].map((pages: Pages) => startWebsite(pages)),
)
const allow = [studioSite!, joinerSite!, shopSite!, hostileSite!, styledSite!, taggedSite!].map(
  ({ host }) => host,
)
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

interface Finding {
  field: string
  value: unknown
  source_id: number
  url?: string
  basis: string
  effect: string
  current?: unknown
}

async function readSite(api: Api, { origin }: Website): Promise<number> {
  const { id } = (await api.post('/knowledge_sources', { kind: 'site', url: `${origin}/` })).body
  await runJobs(api)
  return id
}

async function findingsOf(api: Api, query = ''): Promise<Finding[]> {
  return (await api.get(`/organization/findings${query}`)).body.data
}

/** The best of each field. */
const bestOf = (findings: Finding[]) => {
  const best = new Map<string, Finding>()
  for (const finding of findings) if (!best.has(finding.field)) best.set(finding.field, finding)
  return best
}
const valuesOf = (findings: Finding[]) =>
  Object.fromEntries([...bestOf(findings)].map(([field, { value }]) => [field, value]))

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']

test('structured data of a page are found with their page, and nothing is changed by looking', async () => {
  const api = await newOrganization(await ourService())
  const source = await readSite(api, studioSite!)
  const before = (await api.get('/organization')).body
  const findings = await findingsOf(api)
  assert.deepEqual(valuesOf(findings), {
    name: 'Northlight Studio',
    logo: `${studioSite!.origin}/logo.svg`,
    colours: ['#b4451f'],
    languages: ['en'],
    timezone: 'Europe/London',
    currency: 'GBP',
    address: '14 Canal Street\nManchester\nM1 3HE',
    phone: '+44 161 496 0018',
    email: 'studio@northlight.example',
    opening_hours: [
      { days: ['tue', 'wed', 'thu', 'fri'], opens: '10:00', closes: '18:00' },
      { days: ['sat'], opens: '10:00', closes: '16:00' },
    ],
    links: [
      { title: 'Instagram', url: 'https://www.instagram.com/northlight' },
      { title: 'LinkedIn', url: 'https://www.linkedin.com/company/northlight' },
    ],
    description: 'A portrait studio by the canal.',
  })
  const phone = bestOf(findings).get('phone')!
  assert.deepEqual(
    [phone.source_id, phone.url, phone.basis, phone.effect],
    [source, `${studioSite!.origin}/`, 'schema_org', 'fill'],
  )
  assert.deepEqual((await api.get('/organization')).body, before)
})

test('a German site without structured data is read by its footer, its contact page and its looks', async () => {
  const api = await newOrganization(await ourService())
  await readSite(api, joinerSite!)
  const findings = await findingsOf(api)
  assert.deepEqual(valuesOf(findings), {
    name: 'Tischlerei Holm',
    logo: `${joinerSite!.origin}/img/holm.png`,
    colours: ['#1f6b4a'],
    languages: ['de', 'da'],
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    address: 'Werkstraße 12\n24937 Flensburg',
    phone: '0461 123 45 67',
    email: 'info@tischlerei-holm.example',
    opening_hours: [
      { days: weekdays, opens: '07:00', closes: '16:00' },
      { days: ['sat'], opens: '09:00', closes: '12:00', note: 'Termine auch nach Vereinbarung' },
    ],
    links: [{ title: 'Instagram', url: 'https://www.instagram.com/tischlereiholm/' }],
    description: 'Möbel und Türen aus Flensburg.',
  })
  assert.ok(findings.every(({ basis }) => basis === 'page'))
  assert.equal(bestOf(findings).get('opening_hours')!.url, `${joinerSite!.origin}/kontakt`)
  const places = findings.filter(({ field }) => field === 'address').map(({ value }) => value)
  assert.deepEqual(places, ['Werkstraße 12\n24937 Flensburg'], 'the authority in the privacy policy is left')
})

test('microdata are read with their hours, address and phone', async () => {
  const api = await newOrganization(await ourService())
  await readSite(api, shopSite!)
  const best = bestOf(await findingsOf(api))
  const hours = best.get('opening_hours')!
  assert.deepEqual(hours.value, [
    { days: weekdays, opens: '09:00', closes: '17:30' },
    { days: ['sat'], opens: '10:00', closes: '16:00' },
  ])
  assert.equal(hours.basis, 'microdata')
  assert.equal(best.get('address')!.value, '3 Capstan Row\nPort Ellery\nPY4 2HN')
  assert.equal(best.get('name')!.value, 'Harbour Books')
  assert.equal(best.get('timezone')!.value, 'Europe/London')
})

test('applying fills what is empty, with its source, leaves what an owner wrote, and repeats harmlessly', async () => {
  const api = await newOrganization(await ourService())
  const source = await readSite(api, joinerSite!)
  const { name } = (await api.patch('/organization', { profile: { phone: '0800 111222' } })).body
  const tried = await api.post('/organization/findings/apply?dry_run=true', {})
  const { body: filled } = await api.post('/organization/findings/apply', {})
  assert.deepEqual(tried.body, filled)
  assert.equal(filled.name, name)
  assert.deepEqual(
    [filled.timezone, filled.locales, filled.default_locale],
    ['Europe/Berlin', ['en', 'de', 'da'], 'en'],
  )
  const { phone, address, currency, sources } = filled.profile
  assert.deepEqual([phone, address, currency], ['0800 111222', 'Werkstraße 12\n24937 Flensburg', 'EUR'])
  assert.deepEqual(sources, {
    address: source,
    email: source,
    opening_hours: source,
    currency: source,
    links: source,
  })
  assert.deepEqual((await api.post('/organization/findings/apply')).body, filled)
  const updates = (await listRecorded(api, 'organization')).map(({ operation }) => operation)
  assert.deepEqual(updates, ['updateOrganization', 'applyOrganizationFindings'])
  const best = bestOf(await findingsOf(api))
  assert.deepEqual(
    ['phone', 'address', 'name', 'logo'].map((field) => best.get(field)!.effect),
    ['replace', 'none', 'replace', 'none'],
  )
  assert.equal(best.get('phone')!.current, '0800 111222')
})

test('a field that is named is replaced, alone, and one that was not found is refused', async () => {
  const api = await newOrganization(await ourService())
  await readSite(api, shopSite!)
  await api.patch('/organization', { profile: { phone: '0800 111222' } })
  const { body } = await api.post('/organization/findings/apply', { fields: ['name', 'phone', 'languages'] })
  assert.deepEqual([body.name, body.locales, body.timezone], ['Harbour Books', ['en'], 'UTC'])
  assert.equal(body.profile.phone, '+441632960233')
  assert.equal(body.profile.address, undefined)
  const refused = await api.post('/organization/findings/apply', { fields: ['address', 'email'] })
  assert.deepEqual([refused.status, refused.body.error.param], [422, 'fields'])
  assert.match(refused.body.error.message, /nothing about email/)
  const unknown = await api.post('/organization/findings/apply', { fields: ['logo'] })
  assert.deepEqual([unknown.status, unknown.body.error.param], [422, 'fields.0'])
  assert.equal((await api.get('/organization')).body.profile.address, undefined)
})

test('what a hostile page says comes without control characters, scripts as addresses and inside addresses', async () => {
  const api = await newOrganization(await ourService())
  await readSite(api, hostileSite!)
  const findings = await findingsOf(api)
  const told = JSON.stringify(findings)
  for (const pattern of [
    /javascript:/,
    /169\.254/,
    /10\.0\.0/,
    /user:pw/,
    /\\u0000|\\u0007|\\u001b|\u202e/,
    /0900/,
    /data:/,
  ])
    assert.doesNotMatch(told, pattern)
  const { status, body } = await api.post('/organization/findings/apply', {})
  assert.equal(status, 200)
  const { phone, email, opening_hours, currency, links } = body.profile
  assert.deepEqual(
    [phone, email, opening_hours, currency, links],
    [undefined, undefined, undefined, undefined, undefined],
  )
  assert.equal(body.profile.address, 'Line one[31m 1\n12345 Town')
})

test('what is found is of the site as it is: it changes with its pages, and goes with its source', async () => {
  const pages: Pages = { ...shop }
  const website = await startWebsite((path) => pages[path])
  allow.push(website.host)
  const api = await newOrganization(
    await startService({ database: (await ourService()).database, outbound: createOutbound({ allow }) }),
  )
  const id = await readSite(api, website)
  pages['/'] = shop['/'].replace('3 Capstan Row', '7 Capstan Row')
  await api.post(`/knowledge_sources/${id}/ingest`)
  await runJobs(api)
  assert.equal(bestOf(await findingsOf(api)).get('address')!.value, '7 Capstan Row\nPort Ellery\nPY4 2HN')
  const filled = await api.post('/organization/findings/apply', {})
  assert.equal(filled.body.profile.sources.address, id)
  await api.post(`/knowledge_sources/${id}/archive`)
  assert.deepEqual(await findingsOf(api), [])
  await api.delete(`/knowledge_sources/${id}/archive`)
  assert.ok((await findingsOf(api)).length > 0)
  await api.delete(`/knowledge_sources/${id}`)
  await runJobs(api)
  assert.deepEqual(await findingsOf(api), [])
})

test('a page that was read before hints were taken is read again, though it has not changed', async () => {
  const api = await newOrganization(await ourService())
  const id = await readSite(api, taggedSite!)
  const { database } = api.service
  await database.tenant(api.organization.id).transaction(async (db) => {
    db.later(
      (sql) => sql`update knowledge_documents set hints = null where organization_id = ${db.organization_id}`,
    )
  })
  assert.deepEqual(await findingsOf(api), [])
  const facts = (await api.get(`/knowledge_facts?source_id=${id}`)).body.data
  await api.post(`/knowledge_sources/${id}/ingest`)
  await runJobs(api)
  assert.ok((await findingsOf(api)).length > 0)
  assert.deepEqual((await api.get(`/knowledge_facts?source_id=${id}`)).body.data, facts)
})

test('a text that an owner pasted says how the organization is reached', async () => {
  const api = await newOrganization(await ourService())
  const text =
    'Ruderclub Seestern e.V.\n\nAn der Alster 47\n20099 Hamburg\n\nTelefon: 040 5550147\n\nÖffnungszeiten: Di und Do 17–21 Uhr'
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', text })).body
  await runJobs(api)
  const best = bestOf(await findingsOf(api))
  assert.equal(best.get('address')!.value, 'An der Alster 47\n20099 Hamburg')
  assert.deepEqual(best.get('opening_hours')!.value, [
    { days: ['tue', 'thu'], opens: '17:00', closes: '21:00' },
  ])
  const { phone } = Object.fromEntries(best)
  assert.deepEqual([phone!.value, phone!.source_id, phone!.url], ['040 5550147', id, undefined])
})

test('where the website is known, pages of others are not taken for the organization’s own', async () => {
  const api = await newOrganization(await ourService())
  const own = await readSite(api, joinerSite!)
  const foreign = await readSite(api, studioSite!)
  await api.patch('/organization', { website: joinerSite!.origin })
  assert.deepEqual([...new Set((await findingsOf(api)).map(({ source_id }) => source_id))], [own])
  const asked = await findingsOf(api, `?source_id=${foreign}`)
  assert.deepEqual([...new Set(asked.map(({ source_id }) => source_id))], [foreign])
  const { body } = await api.post('/organization/findings/apply', {
    fields: ['phone'],
    source_ids: [foreign],
  })
  assert.deepEqual([body.profile.phone, body.profile.sources], ['+44 161 496 0018', { phone: foreign }])
  const unknown = await api.post('/organization/findings/apply', { source_ids: [own, 999_999_999] })
  assert.deepEqual([unknown.status, unknown.body.error.param], [422, 'source_ids.1'])
})

test('the colours of a style sheet of the site are found, asked for once; one that robots.txt closes, is gone, is elsewhere or is no style sheet is left', async () => {
  const api = await newOrganization(await ourService())
  await readSite(api, styledSite!)
  assert.deepEqual(bestOf(await findingsOf(api)).get('colours')!.value, ['#7b1e3a'])
  assert.deepEqual(
    styledSite!.asked.filter((path) => path.endsWith('.css')),
    ['/css/main.css'],
  )
  const others: Pages[] = [
    { '/robots.txt': content('text/plain', 'User-agent: *\nDisallow: /css/') },
    { '/css/main.css': status(404) },
    { '/css/main.css': content('text/html', css) },
    { '/css/main.css': status(302, { location: `${styledSite!.origin}/css/main.css` }) },
  ]
  for (const other of others) {
    const site = await startWebsite({ ...styledPages, ...other })
    const service = await startService({
      database: (await ourService()).database,
      outbound: createOutbound({ allow: [site.host, styledSite!.host] }),
    })
    const another = await newOrganization(service)
    await readSite(another, site)
    assert.equal(bestOf(await findingsOf(another)).get('colours'), undefined)
    await service.app.close()
  }
})
