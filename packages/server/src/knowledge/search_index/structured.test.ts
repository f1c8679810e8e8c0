import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { profileEvidenceIds } from '@foyer/contract'
import { openDatabase } from '../../platform/db/database.ts'
import { schema } from '../../platform/db/queue.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, call, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'

/** Every search is asked of two servers: the one that the change went through, and another. */
let another: Promise<TestService> | undefined
function anotherService() {
  another ??= openDatabase(testAddress(), { now: new Date(0), connections: 2 }).then((database) =>
    startService({ database }),
  )
  return another
}
after(async () => {
  const service = await another
  await service?.app.close()
  await service?.database.close()
})

async function search(api: Api, query: string, more: object = {}) {
  const body = { query, ...more }
  const headers = { authorization: `Bearer ${api.key}` }
  const [here, there] = [
    await api.post('/knowledge/search', body),
    await call((await anotherService()).app, 'POST', '/knowledge/search', body, headers),
  ]
  assert.equal(here.status, 200, here.text)
  assert.deepEqual(here.body, there.body)
  return here.body
}
const first = async (api: Api, query: string, more: object = {}) => (await search(api, query, more)).data[0]

const inspection = {
  name: 'Keel inspection',
  description: 'We look at the keel from all sides.',
  pricing_unit: 'fixed',
  price_min: 38_000,
  currency: 'GBP',
  typical_duration: '2 days',
}
const profile = {
  address: '3 Capstan Row, Port Ellery',
  phone: '+44 1632 960233',
  email: 'desk@harbour.example',
  opening_hours: [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' },
    { days: ['sat'], opens: '10:00', closes: '14:00' },
  ],
}

/** With knowledge beside it that is about something near. */
async function newYard(language = 'en') {
  const api = await newOrganization()
  await newAgent(api, { slug: 'desk' })
  await api.patch('/agents/desk', { languages: [language] })
  for (const text of [
    'Boats are lifted out of the water by crane. Tell us the length of your boat.',
    'We send our newsletter by e-mail in spring.',
    'The workshop is heated in winter. Please close the door.',
  ])
    await api.post('/knowledge_facts', { text })
  const { id } = (await api.post('/services', inspection)).body
  await api.post('/services', {
    name: 'Winter storage',
    pricing_unit: 'monthly',
    price_min: 9_000,
    currency: 'GBP',
  })
  await api.patch('/organization', { profile })
  return { api, service: id as number }
}

test('services and the profile are the first thing found for what visitors ask about them, in English and in German', async () => {
  const asked: Record<string, [question: string, topic: keyof typeof profileEvidenceIds | 'service'][]> = {
    en: [
      ['What does the keel inspection cost?', 'service'],
      ['How long does the keel inspection take?', 'service'],
      ['What services do you offer?', 'services'],
      ['Where are you?', 'address'],
      ['Are you open on Saturday?', 'opening_hours'],
      ['When are you open?', 'opening_hours'],
      ['are you open on sunday', 'opening_hours'],
      ['Can I call you?', 'phone'],
      ['What is your e-mail address?', 'email'],
      ['How can I contact you?', 'contact'],
    ],
    de: [
      ['Was kostet die Keel inspection?', 'service'],
      ['Was bieten Sie an?', 'services'],
      ['Wo finde ich Sie?', 'address'],
      ['Wann haben Sie geöffnet?', 'opening_hours'],
      ['Haben Sie am Samstag offen?', 'opening_hours'],
      ['Kann ich Sie anrufen?', 'phone'],
      ['Wie ist Ihre E-Mail-Adresse?', 'email'],
    ],
  }
  for (const [language, questions] of Object.entries(asked)) {
    const { api, service } = await newYard(language)
    for (const [question, topic] of questions) {
      const { data, judgement } = await search(api, question, { agent: 'desk' })
      const wanted = topic === 'service' ? ['service', service] : ['profile', profileEvidenceIds[topic]]
      assert.deepEqual([data[0].kind, data[0].id], wanted, question)
      assert.equal(judgement.answerable, true, question)
      // One entry each, whatever the language.
      const names = data.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`)
      assert.equal(new Set(names).size, names.length)
    }
  }
})

test('an answer is in the language that is asked in', async () => {
  const [{ api: english }, { api: german }] = [await newYard('en'), await newYard('de')]
  const answer = async (api: Api, query: string) =>
    (await search(api, query, { agent: 'desk' })).judgement.answer
  assert.match(
    await answer(english, 'What does the keel inspection cost?'),
    /^Keel inspection: It costs £380\.$/m,
  )
  assert.match(
    await answer(german, 'Was kostet die Keel inspection?'),
    /^Keel inspection: Das kostet 380 £\.$/m,
  )
  assert.match(await answer(german, 'Wann haben Sie geöffnet?'), /Samstag 10:00–14:00 Uhr/)
})

test('an edited price, an archived service and an edited profile are seen by the next search, on every server', async () => {
  const { api, service } = await newYard()
  const cost = 'What does the keel inspection cost?'
  const text = async () => (await first(api, cost, { agent: 'desk' })).text
  assert.match(await text(), /£380\./)
  await api.patch(`/services/${service}?dry_run=true`, { price_min: 1 })
  assert.match(await text(), /£380\./)
  await api.patch(`/services/${service}`, { price_min: 42_000 })
  assert.match(await text(), /£420\./)
  await api.post(`/services/${service}/archive`)
  assert.doesNotMatch(await text(), /Keel/)
  const { data } = await search(api, cost, { limit: 50 })
  assert.ok(data.every((found: { text: string }) => !found.text.includes('Keel')))
  await api.delete(`/services/${service}/archive`)
  assert.match(await text(), /£420\./)
  await api.patch('/organization', { profile: { phone: '+44 1632 960999' } })
  assert.match((await first(api, 'Can I call you?', { agent: 'desk' })).text, /960999/)
  await api.patch('/organization', { profile: { phone: null } })
  assert.notEqual((await first(api, 'Can I call you?', { agent: 'desk' })).id, profileEvidenceIds.phone)
})

test('an agent finds its own services only, and lists no others', async () => {
  const { api, service } = await newYard()
  await newAgent(api, { slug: 'storage' })
  const { data } = (await api.get('/services')).body
  const [storage] = data.filter(({ name }: { name: string }) => name === 'Winter storage')
  for (const { id } of data) await api.patch(`/services/${id}`, { agents: ['desk'] })
  await api.patch(`/services/${storage.id}`, { agents: ['desk', 'storage'] })
  const offered = 'What services do you offer?'
  assert.match((await first(api, offered, { agent: 'desk' })).text, /Keel inspection/)
  assert.equal(
    (await first(api, offered, { agent: 'storage' })).text,
    'We offer Winter storage (£90 per month).',
  )
  const cost = { agent: 'storage', limit: 50 }
  const found = (await search(api, 'What does the keel inspection cost?', cost)).data
  assert.ok(
    !found.some((each: { kind: string; id: number }) => each.kind === 'service' && each.id === service),
  )
  await api.patch(`/services/${storage.id}`, { agents: ['desk'] })
  assert.notEqual((await first(api, offered, { agent: 'storage' }))?.id, profileEvidenceIds.services)
})

test('what is found tells its kind and its source: none for a service, for a profile field the one it was read from', async () => {
  const { api } = await newYard()
  const service = await first(api, 'What does the keel inspection cost?')
  assert.deepEqual([service.source_id, service.source_title], [null, 'Services'])
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', title: 'Imprint', text: 'Hello.' }))
    .body
  const written = await first(api, 'Can I call you?')
  assert.deepEqual([written.source_id, written.source_title], [null, 'Profile'])
  await api.patch('/organization', { profile: { sources: { phone: id } } })
  const read = await first(api, 'Can I call you?')
  assert.deepEqual([read.source_id, read.source_title], [id, 'Imprint'])
})

test('a search for services and the profile, alone or beside facts, finds nothing else', async () => {
  const { api } = await newYard()
  const kindsOf = async (kinds: string[]) => {
    const { data } = await search(api, 'What does the keel inspection of a boat cost?', { kinds, limit: 50 })
    return [...new Set(data.map(({ kind }: { kind: string }) => kind))].sort()
  }
  assert.deepEqual(await kindsOf(['service']), ['service'])
  assert.deepEqual(await kindsOf(['service', 'profile']), ['profile', 'service'])
  assert.deepEqual(await kindsOf(['fact', 'service']), ['fact', 'service'])
  assert.deepEqual(await kindsOf(['fact', 'passage']), ['fact'])
})

test('R5 services and profiles of another organization are not found', async () => {
  const ours = await newOrganization()
  await newYard()
  for (const query of [
    'What does the keel inspection cost?',
    'Can I call you?',
    'What services do you offer?',
  ])
    assert.deepEqual((await search(ours, query)).data, [])
})

test('services that were there before anything was known are found', async () => {
  const api = await newOrganization()
  const { system } = api.service.database
  await system`alter table services disable trigger number_change`
  try {
    await api.post('/services', inspection)
  } finally {
    await system`alter table services enable trigger number_change`
  }
  await system`delete from knowledge_versions where organization_id = ${api.organization.id}`
  assert.equal((await first(api, 'What does the keel inspection cost?')).kind, 'service')
})

test('a service or a profile field that is set answers a gap, and one that is taken away breaks it', async () => {
  const api = await newOrganization()
  const { id: agent_id } = await newAgent(api, { slug: 'desk' })
  const newQuestion = async (question: string) => {
    const id = await newGap(api, { agent_id, question })
    return async () => {
      await runJobs(api)
      const { status, broken_by } = (await api.get(`/knowledge_gaps/${id}`)).body
      return [status, broken_by?.type, broken_by?.id]
    }
  }
  const cost = await newQuestion('What does the keel inspection cost?')
  const website = await newQuestion('Do you have a website?')
  const { id } = (await api.post('/services', inspection)).body
  assert.deepEqual(await cost(), ['resolved', undefined, undefined])
  await api.patch(`/services/${id}`, { agents: [] })
  assert.deepEqual(await cost(), ['open', 'service.updated', id])
  await api.patch('/organization', { website: 'https://harbour.example' })
  assert.deepEqual(await website(), ['resolved', undefined, undefined])
  await api.patch('/organization', { website: null })
  assert.deepEqual(await website(), ['open', 'organization.updated', api.organization.id])
})

test('gaps are checked after an edit where there are some and it changed something', async () => {
  const { api, service } = await newYard()
  const { system } = api.service.database
  const waiting = async () => {
    const rows = await system`select 1 from ${system(schema)}.job
      where name = 'recheck_gaps' and data->>'organization_id' = ${String(api.organization.id)}`
    return rows.length
  }
  await api.patch(`/services/${service}`, { price_min: 1 })
  assert.equal(await waiting(), 0)
  await newGap(api, { agent_id: (await api.get('/agents/desk')).body.id, question: 'Do you sell sails?' })
  await api.patch(`/services/${service}`, { price_min: 1 })
  await api.patch('/organization', { profile, timezone: 'Europe/London' })
  assert.equal(await waiting(), 0)
  await api.patch(`/services/${service}`, { price_min: 2 })
  assert.equal(await waiting(), 1)
})

test('services and the profile are edited while sources are read, and neither blocks the other', async () => {
  const { api, service } = await newYard()
  const rounds = Array.from({ length: 5 }, (_, round) => round)
  const writes = rounds.flatMap((round) => [
    api.post('/knowledge_sources', { kind: 'text', text: `Pontoon ${round} is wooden.` }),
    api.post('/services', { name: `Service ${round}`, pricing_unit: 'fixed' }),
    api.patch(`/services/${service}`, { price_min: 1_000 + 100 * round }),
    api.patch('/organization', { profile: { phone: `0800 ${1000 + round}` } }),
  ])
  const reading = runJobs(api)
  for (const { status, text } of await Promise.all(writes)) assert.ok(status < 300, text)
  await reading
  await runJobs(api)
  const { price_min } = (await api.get(`/services/${service}`)).body
  const { text } = await first(api, 'What does the keel inspection cost?', { agent: 'desk' })
  assert.ok(text.includes(`costs £${price_min / 100}.`), text)
})
