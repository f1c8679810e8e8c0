import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PromptKind } from '@foyer/contract'
import { archiveAgent } from '../../testing/agents.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact } from '../../testing/knowledge.ts'
import { startWithPrompts } from '../../testing/prompts.ts'

async function start() {
  const started = await startWithPrompts()
  const { api, path, author } = started
  async function preview(prompt: string, body?: object, kind: PromptKind = 'recap') {
    const { id } = await author(prompt, kind)
    return api.post(`${path}/${id}/preview`, body)
  }
  return { ...started, preview }
}

test('a preview carries its fields, object first, with a built-in sample where the body says nothing', async () => {
  const { api, agent, preview } = await start()
  const { phases } = (await api.get(`/agents/${agent.slug}/flow`)).body
  const { status, body } = await preview(
    '{{agent.name}} of {{organization.name}}: {{visitor.name}}, {{locale}}',
  )
  assert.equal(status, 200)
  const text = 'Front desk of Test & Sons: Jana Novak, en'
  assert.deepEqual(body, {
    object: 'prompt_preview',
    kind: 'recap',
    version: 2,
    phase: phases[0].key,
    locale: 'en',
    text,
    references: [
      { name: 'agent.name', value: 'Front desk' },
      { name: 'organization.name', value: 'Test & Sons' },
      { name: 'visitor.name', value: 'Jana Novak' },
      { name: 'locale', value: 'en' },
    ],
    warnings: [],
    tokens: Math.ceil(text.length / 4),
  })
  assert.equal(Object.keys(body)[0], 'object')
})

test('what the body says takes the place of the sample: locale, slots, visitor and transcript', async () => {
  const { preview } = await start()
  const { body } = await preview('{{locale}}|{{slots}}|{{visitor.name}}|{{transcript}}', {
    locale: 'de',
    slots: { goal: 'A shop', budget: ['a', 'b'], email: true },
    visitor: {},
    transcript: [
      { role: 'visitor', text: 'Hi\nthere' },
      { role: 'owner', text: 'Welcome' },
    ],
  })
  assert.equal(
    body.text,
    'de|- goal: A shop\n- budget: a, b\n- email: yes||Visitor: Hi\n  there\nOwner: Welcome',
  )
  const { body: bare } = await preview('[{{slots}}{{transcript}}]', { slots: {}, transcript: [] })
  assert.equal(bare.text, '[]')
})

test('a prompt of a turn is shown with all that the model gets beside it, from the agent as it is', async () => {
  const { api, agent, preview } = await start()
  const agents = [agent.slug]
  await api.post('/voice_profiles', { name: 'Warm', languages: ['en'], tone_rules: ['Short.'], agents })
  await api.post('/services', { name: 'Audit', pricing_unit: 'fixed' })
  await newFact(api, { text: 'Archived.', archived: true })
  const excluded = await newFact(api, { text: 'Switched off.' })
  await api.post(`/knowledge_facts/${excluded}/exclusion`, { agent: agent.slug })
  await newFact(api, { text: 'Open on Mondays.' })
  const { phases } = (await api.get(`/agents/${agent.slug}/flow`)).body
  const { body } = await preview(
    'We are curious at {{organization.name}}.',
    {
      phase: phases[1].key,
      locale: 'de',
      slots: { goal: 'A shop' },
      transcript: [{ role: 'visitor', text: 'Seid ihr da?' }],
    },
    'conversation',
  )
  assert.match(
    body.text,
    /^You are Front desk, .*\n\nWe are curious at Test & Sons\.\n\n# How you talk\n[\s\S]*- Short\.\n[\s\S]*- Audit:[\s\S]*Open on Mondays\./,
  )
  assert.doesNotMatch(body.text, /Archived\.|Switched off\./)
  const { title } = phases[1]
  assert.match(body.text, new RegExp(`Language: German[\\s\\S]*Phase: ${title}\\.[\\s\\S]*goal = “A shop”`))
  assert.match(body.text, /<visitor>\nSeid ihr da\?\n<\/visitor>$/)
  assert.equal(body.phase, phases[1].key)
  assert.equal(body.tokens, Math.ceil(body.text.length / 4))
})

test('a prompt that changes with the turn is shown where the model gets it: beside the message', async () => {
  const { preview } = await start()
  const { body } = await preview('You are in {{phase.title}}.', {}, 'conversation')
  assert.match(body.text, /<instructions>\nYou are in .+\.\n<\/instructions>\n\n<situation>/)
})

test('a price that is not set is not said, nor is the weight of a criterion that has none', async () => {
  const { api, preview } = await start()
  await api.post('/services', { name: 'Audit', pricing_unit: 'fixed' })
  await api.post('/services', { name: 'Sprint', pricing_unit: 'from', price_min: 90_000, currency: 'EUR' })
  await api.post('/fit_criteria', { kind: 'ideal', description: 'Has a budget' })
  await api.post('/fit_criteria', { kind: 'ideal', description: 'Decides', weight: 2 })
  const { body } = await preview('{{services}}|{{fit_criteria}}', {}, 'assessment')
  assert.equal(
    body.text,
    '- Audit\n- Sprint: from 900 EUR|- ideal: Has a budget\n- ideal (weight 2): Decides',
  )
})

test('warnings name what is unknown now and what says nothing in this kind', async () => {
  const { preview } = await start()
  const { body } = await preview('{{facs}} {{fit_criteria}}')
  assert.deepEqual(body.warnings, [
    'Unknown variable {{facs}}: did you mean {{facts}}?',
    '{{fit_criteria}} has no value in a prompt of kind recap.',
  ])
  assert.deepEqual(body.references, [])
})

test('text that is not saved is previewed in place of the version’s, with its own warnings', async () => {
  const { api, path, first, author } = await start()
  const { id } = await author('Saved {{locale}}', 'recap')
  const { status, body } = await api.post(`${path}/${id}/preview`, { body: 'Draft {{locale}} {{facs}}' })
  assert.equal(status, 200)
  assert.equal(body.text, 'Draft en ')
  assert.deepEqual(body.warnings, ['Unknown variable {{facs}}: did you mean {{facts}}?'])
  assert.equal((await api.get(`${path}/${id}`)).body.body, 'Saved {{locale}}')
  assert.equal((await api.post(`${path}/${first.id}/preview`, { body: '  ' })).status, 422)
})

test('a phase or slot that is unknown or archived, and a wrong message, are refused by their path', async () => {
  const { api, agent, path, first } = await start()
  const { phases } = (await api.get(`/agents/${agent.slug}/flow`)).body
  await api.post(`/agents/${agent.slug}/flow/states/${phases[1].id}/archive`)
  const cases: [object, string, string][] = [
    [{ phase: 'nowhere' }, 'parameter_invalid', 'phase'],
    [{ phase: phases[1].key }, 'resource_archived', 'phase'],
    [{ slots: { nothing: 'x' } }, 'parameter_invalid', 'slots.nothing'],
    [{ slots: { [phases[1].slots[0].key]: 'x' } }, 'parameter_invalid', `slots.${phases[1].slots[0].key}`],
    [{ slots: { [phases[0].slots[0].key]: 7 } }, 'parameter_invalid', `slots.${phases[0].slots[0].key}`],
    [{ transcript: [{ role: 'system', text: 'x' }] }, 'parameter_invalid', 'transcript.0.role'],
    [{ transcript: [{ role: 'visitor' }] }, 'parameter_missing', 'transcript.0.text'],
    [{ visitor: { email: 'x' } }, 'parameter_unknown', 'visitor.email'],
    [{ locale: 'german' }, 'parameter_invalid', 'locale'],
  ]
  for (const [body, code, param] of cases) {
    const answer = await api.post(`${path}/${first.id}/preview`, body)
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param], answer.text)
  }
})

test('a preview keeps nothing, and archived versions and agents can be looked at', async () => {
  const { api, agent, path, first, author } = await start()
  await author()
  await api.post(`${path}/${first.id}/archive`)
  await archiveAgent(api, agent)
  const events = await listRecorded(api)
  assert.equal((await api.post(`${path}/${first.id}/preview`)).status, 200)
  assert.deepEqual(await listRecorded(api), events)
})
