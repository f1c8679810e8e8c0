import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { onboarded, page, startTown, studioPages } from './testing/studio.ts'

const town = await startTown()
const studio = await town.open(studioPages)

interface Question {
  question: string
  answered: boolean
  origin: string
  check?: { answer?: string }
  sources: { source_id: number; title: string; url?: string }[]
  knowledge_gap_id?: number
}

test('an address becomes an agent that answers ten questions, each with its reply and where it is from', async () => {
  const api = await newOrganization(town.service)
  const started = await api.post('/onboarding', { websites: [`${studio.origin}/`] })
  assert.equal(started.status, 202, started.text)
  assert.deepEqual(
    [started.body.object, started.body.status, started.body.step],
    ['onboarding_run', 'running', 'choose_parts'],
  )
  await runJobs(api)

  const { run, steps } = (await api.get('/onboarding')).body
  assert.deepEqual([run.status, run.step, run.locale, run.problems], ['completed', 'done', 'en', []])
  assert.deepEqual(run.pages, { read: 3, found: 3 })
  const done = Object.fromEntries(steps.map((step: { key: string; done: boolean }) => [step.key, step.done]))
  assert.deepEqual([done.sources, done.agent, done.questions], [true, true, false])

  const agent = (await api.get(`/agents/${run.agent}`)).body
  assert.deepEqual([agent.archetype, agent.languages, agent.name], ['answers', ['en'], 'Test & Sons'])
  assert.deepEqual(agent.allowed_origins, [studio.origin])

  const questions: Question[] = (await api.get('/onboarding/questions')).body.data
  assert.equal(questions.length, 10)
  const dog = questions.find(({ question }) => question === 'Can I bring my dog?')!
  assert.deepEqual([dog.origin, dog.answered], ['faq', true])
  assert.match(dog.check!.answer!, /Dogs are welcome/)
  assert.equal(dog.sources[0]?.url, `${studio.origin}/faq`)
  assert.ok(!questions.some(({ question }) => question === 'Ready to start?'))

  const open = questions.filter(({ answered }) => !answered)
  assert.ok(open.length > 0)
  assert.equal((await api.get('/knowledge_gaps?limit=100')).body.data.length, open.length)
  for (const { question, knowledge_gap_id } of open) {
    const gap = (await api.get(`/knowledge_gaps/${knowledge_gap_id}`)).body
    assert.deepEqual([gap.question, gap.occurrences, gap.status], [question, 0, 'open'])
    assert.deepEqual([gap.conversation_id, gap.conversations], [undefined, []])
  }
  const events = (await listRecorded(api, 'onboarding_run')).map(({ type }) => type)
  assert.equal(events.filter((type) => type === 'onboarding_run.completed').length, 1)
})

test('the agent speaks the language of the site, from its first phase on', async () => {
  const german = await town.open({
    '/': page(
      'Tischlerei Holm',
      '<p>Die Tischlerei Holm baut Möbel und Treppen nach Maß in Kiel. Wir beraten Sie gern in unserer Werkstatt.</p><h2>Öffnungszeiten</h2><p>Die Werkstatt ist von Montag bis Freitag von 8 bis 17 Uhr geöffnet.</p>',
      'de',
    ),
  })
  const api = await onboarded(town, { websites: [german.origin], agent_name: 'Empfang' })
  const { run } = (await api.get('/onboarding')).body
  assert.deepEqual([run.status, run.locale, run.agent], ['completed', 'de', 'empfang'])
  assert.equal((await api.get('/organization')).body.default_locale, 'de')
  const flow = (await api.get('/agents/empfang/flow')).body
  assert.equal(flow.phases[0].title, 'Fragen beantworten')
  const questions: Question[] = (await api.get('/onboarding/questions')).body.data
  const hours = questions.find(({ question }) => question === 'Wann haben Sie geöffnet?')!
  assert.match(
    hours.check!.answer!,
    /^Unsere Öffnungszeiten: Montag bis Freitag 8:00–17:00 Uhr\. Geschlossen.*$/,
  )
})

test('a text alone will do, and an organization that has an agent keeps it', async () => {
  const api = await newOrganization(town.service)
  await api.post('/agents', { name: 'Front desk' })
  await api.post('/onboarding', { text: '# Parking\n\nYou can park behind the house for free.' })
  await runJobs(api)
  const { run } = (await api.get('/onboarding')).body
  assert.deepEqual([run.status, run.agent, run.websites], ['completed', 'front-desk', []])
  assert.equal((await api.get('/agents')).body.data.length, 1)
})

test('what a run left is kept by the next one: nothing is added twice', async () => {
  const api = await onboarded(town, { websites: [studio.origin] })
  const before = {
    agents: (await api.get('/agents')).body.data.length,
    sources: (await api.get('/knowledge_sources')).body.data.length,
    gaps: (await api.get('/knowledge_gaps?limit=100')).body.data.length,
    drafts: (await api.get('/resource_drafts')).body.data.length,
  }
  await api.post('/onboarding', { websites: [studio.origin] })
  await runJobs(api)
  const { run } = (await api.get('/onboarding')).body
  assert.equal(run.status, 'completed')
  assert.deepEqual(
    {
      agents: (await api.get('/agents')).body.data.length,
      sources: (await api.get('/knowledge_sources')).body.data.length,
      gaps: (await api.get('/knowledge_gaps?limit=100')).body.data.length,
      drafts: (await api.get('/resource_drafts')).body.data.length,
    },
    before,
  )
  assert.equal((await api.get('/onboarding/questions')).body.data.length, 10)
})
