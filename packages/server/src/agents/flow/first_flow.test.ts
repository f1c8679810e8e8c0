import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes } from '@foyer/contract'
import { type Api, newOrganization } from '../../testing/api.ts'

interface Slot {
  key: string
  title: string
  data_type: string
  enum_values?: string[]
  translations: Record<string, { title: string }>
}

async function slotsOf(api: Api, archetype: string): Promise<Record<string, Slot>> {
  const { body: agent } = await api.post('/agents', { name: 'Desk', archetype })
  const { body: flow } = await api.get(`/agents/${agent.slug}/flow`)
  const slots: Slot[] = flow.phases.flatMap((phase: { slots: Slot[] }) => phase.slots)
  return Object.fromEntries(slots.map((slot) => [slot.key, slot]))
}

const service = (name: string, more: object = {}) => ({ name, pricing_unit: 'fixed', ...more })

test('the first flow offers the services that the organization has, and no archived or foreign one', async () => {
  const api = await newOrganization()
  const other = await newOrganization()
  await other.post('/services', service('Moorings'))
  await api.post('/services', service('Bicycle repair', { price_min: 4500, currency: 'CHF' }))
  await api.post('/services', service('Bicycle hire'))
  const { body: old } = await api.post('/services', service('Sharpening'))
  await api.post(`/services/${old.id}/archive`)
  const booking = await slotsOf(api, 'booking')
  assert.deepEqual(booking.service!.enum_values, ['Bicycle repair', 'Bicycle hire', 'other'])
  const discovery = await slotsOf(api, 'discovery')
  assert.deepEqual([discovery.budget!.data_type, discovery.budget!.title], ['string', 'Budget (CHF)'])
  await api.post('/services', service('Tours', { price_min: 9000, currency: 'EUR' }))
  assert.equal((await slotsOf(api, 'discovery')).budget!.title, 'Budget')
})

test('a new agent greets and asks in the language of its organization, and in the visitor’s', async () => {
  for (const default_locale of ['en', 'de']) {
    const api = await newOrganization()
    await api.patch('/organization', { locales: ['en', 'de'], default_locale })
    for (const archetype of archetypes) {
      const { body: agent } = await api.post('/agents', { name: 'Zoe', archetype })
      const { body: flow } = await api.get(`/agents/${agent.slug}/flow`)
      assert.equal(isGerman(flow.phases[0].objective), default_locale === 'de', flow.phases[0].objective)
      for (const locale of ['en', 'de']) {
        const { body } = await api.post(`/agents/${agent.slug}/conversations`, { locale })
        const { body: messages } = await api.get(`/conversations/${body.id}/messages`)
        const { text } = messages.data[0]
        assert.match(text, /Zoe.*\?$/s)
        assert.equal(isGerman(text), locale === 'de', text)
      }
    }
  }
})

const isGerman = (text: string) => /\b(?:ich|und|die|das|was|der|mein)\b/i.test(text)

test('a language that needs a model is accepted, and compiling says so until there is one', async () => {
  const api = await newOrganization()
  const { status, body: agent } = await api.post('/agents', { name: 'Accueil', languages: ['fr', 'de-AT'] })
  assert.equal(status, 201)
  const warnings = async () => {
    const { body } = await api.post(`/agents/${agent.slug}/flow/compile`, {})
    return body.diagnostics.map(({ severity, code, param }: Record<string, string>) => [
      severity,
      code,
      param,
    ])
  }
  assert.deepEqual(await warnings(), [['warning', 'languages_are_spoken', 'languages.0']])
  const model = { provider: 'openai', model: 'gpt-test', key: 'sk-test' }
  assert.equal((await api.patch('/organization/model', model)).status, 200)
  assert.deepEqual(await warnings(), [])
  await api.patch('/organization/model', { provider: 'builtin' })
  assert.equal((await warnings()).length, 1)
})
