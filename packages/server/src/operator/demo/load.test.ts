import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { OperatorRefusal } from '../refusal.ts'
import { loadDemo } from './load.ts'

describe('the demo', () => {
  let api: Api

  before(async () => {
    api = await newOrganization()
    await load()
  })

  const load = () => loadDemo(api.service.database, api.organization, api.service.clock.now)
  const list = async (path: string) => (await api.get(path)).body.data

  test('has two agents of different archetypes whose flows are translated', async () => {
    const agents = await list('/agents')
    assert.deepEqual(
      agents.map((agent: { slug: string; archetype: string }) => [agent.slug, agent.archetype]),
      [
        ['project-desk', 'qualification'],
        ['front-desk', 'discovery'],
      ],
    )
    for (const { slug } of agents) {
      const { phases } = (await api.get(`/agents/${slug}/flow`)).body
      assert.equal(phases.at(-1).kind, 'terminal')
      const slots = phases.flatMap((phase: { slots: object[] }) => phase.slots)
      assert.ok(slots.length >= 8)
      for (const slot of slots.filter((one: { enum_values: unknown }) => one.enum_values))
        assert.deepEqual(Object.keys(slot.translations.de.enum_labels), Object.keys(slot.enum_labels))
    }
  })

  test('has a profile and services, from which its agents answer', async () => {
    const answers = async (query: string) =>
      (await api.post('/knowledge/search', { query, agent: 'front-desk' })).body.judgement.answer
    assert.match(await answers('What is your phone number?'), /\+49 40 5550 1470/)
    assert.match(await answers('What does the pricing audit cost?'), /14,500/)
  })

  test('has several versions of several prompt kinds, and one running experiment on each agent', async () => {
    for (const slug of ['front-desk', 'project-desk']) {
      const versions = await list(`/agents/${slug}/prompt_templates?limit=100&include_archived=true`)
      const later = versions.filter((one: { version: number }) => one.version > 1)
      assert.ok(new Set(later.map((one: { kind: string }) => one.kind)).size >= 3)
      const [experiment, ...more] = await list(`/agents/${slug}/experiments`)
      assert.equal(experiment.status, 'running')
      assert.deepEqual(more, [])
      const arm = experiment.arms[0].prompt_template_id
      const refused = await api.post(`/agents/${slug}/prompt_templates/${arm}/archive`)
      assert.equal(refused.body.error.code, 'experiment_running')
    }
  })

  test('has about 70 facts, in two languages: some archived, some excluded, some that their source no longer states', async () => {
    const facts = await list('/knowledge_facts?limit=100&include_archived=true')
    const count = (holds: (fact: Record<string, unknown>) => unknown) => facts.filter(holds).length
    assert.equal(facts.length, 67)
    assert.equal(new Set(facts.map((fact: { source_title: string }) => fact.source_title)).size, 5)
    assert.equal(
      count((fact) => fact.suppression_scope === 'source'),
      2,
    )
    assert.equal(
      count((fact) => fact.suppression_scope === 'organization'),
      1,
    )
    assert.equal(
      count((fact) => (fact.excluded_agents as string[]).length > 0),
      3,
    )
    assert.equal(
      count((fact) => !fact.supported),
      2,
    )
  })

  test('has gaps of every status, with their history, their checks and one that came back', async () => {
    const gaps = await list('/knowledge_gaps?include_archived=true')
    const statuses = new Set(gaps.map((gap: { status: string }) => gap.status))
    assert.deepEqual([...statuses].sort(), ['archived', 'open', 'resolved'])
    const back = gaps.find((gap: { resurfaced_from_id?: number }) => gap.resurfaced_from_id)
    assert.equal((await api.get(`/knowledge_gaps/${back.resurfaced_from_id}`)).body.status, 'resolved')
    const [newest, ...earlier] = back.conversations
    assert.equal(back.last_asked_at, newest.asked_at)
    assert.ok(earlier.length > 0)
    assert.equal(back.last_check.reachable[0].kind, 'fact')
  })

  test('has gaps whose every conversation is there, asked the question, and is of that agent', async () => {
    const gaps = await list('/knowledge_gaps?include_archived=true')
    const [{ id: newest }] = await list('/conversations?limit=1')
    for (const { agent, question, conversations } of gaps)
      for (const { conversation_id } of conversations) {
        assert.ok(conversation_id <= newest)
        assert.equal((await api.get(`/conversations/${conversation_id}`)).body.agent, agent)
        const said = await list(`/conversations/${conversation_id}/messages`)
        assert.ok(said.some(({ text }: { text: string }) => text === question))
      }
  })

  test('counts every question of the past that nobody could answer in the numbers of its day', async () => {
    const now = api.service.clock.now
    const since = new Date(now.getTime() - 60 * 86_400_000).toISOString().slice(0, 10)
    const { current } = (await api.get(`/insights?since=${since}`)).body
    const asked = (await list('/knowledge_gaps?include_archived=true')).reduce(
      (sum: number, { occurrences }: { occurrences: number }) => sum + occurrences,
      0,
    )
    assert.equal(current.unanswered, asked)
  })

  test('every proposal can be accepted as it stands', async () => {
    const drafts = await list('/resource_drafts?status=proposed')
    assert.deepEqual([...new Set(drafts.map((draft: { kind: string }) => draft.kind))].sort(), [
      'fit_criterion',
      'service',
      'voice',
    ])
    for (const { id } of drafts) {
      const accepted = await api.post(`/resource_drafts/${id}/accept`)
      assert.equal(accepted.body.status, 'accepted', accepted.text)
    }
  })

  test('is refused where there are agents, and then adds nothing', async () => {
    const before = await list('/services?limit=100')
    await assert.rejects(load(), OperatorRefusal)
    assert.deepEqual(await list('/services?limit=100'), before)
  })
})
