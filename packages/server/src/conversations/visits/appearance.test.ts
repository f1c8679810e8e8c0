import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { holding, newVisitor, publicAgent, stranger } from './testing/visitors.ts'

async function restyled(body: object) {
  const api = await newOrganization()
  const agent = await publicAgent(api, { languages: ['en', 'de'] })
  const restyle = async (changes: object) => {
    const answer = await api.patch(`/agents/${agent.slug}/appearance`, changes)
    assert.equal(answer.status, 200, answer.text)
  }
  await restyle(body)
  const shown = async (locale?: string) =>
    (await stranger(api).get(`/agents/${agent.public_id}${locale ? `?locale=${locale}` : ''}`)).body
  return { api, agent, restyle, shown }
}

test('a visitor gets the appearance in the language the agent speaks to them, and nothing in another one', async () => {
  const { shown } = await restyled({
    accent_colour: '#0b5fa5',
    logo_url: 'https://a.example/logo.png',
    launcher: { position: 'left', label: { de: 'Fragen' } },
    teaser: { text: { de: 'Noch Fragen?' } },
    starter_questions: { en: ['What does it cost?'], de: ['Was kostet es?'] },
    texts: { de: { title: 'Die Werkstatt', placeholder: 'Ihre Frage' } },
    privacy_url: 'https://a.example/privacy',
  })
  const colours = {
    light: { accent: '#0b5fa5', on_accent: '#ffffff', accent_text: '#0b5fa5' },
    dark: { accent: '#0b5fa5', on_accent: '#ffffff', accent_text: '#5e95c4' },
  }
  const always = {
    colours,
    logo_url: 'https://a.example/logo.png',
    position: 'left',
    privacy_url: 'https://a.example/privacy',
    ai_notice: false,
  }
  assert.deepEqual((await shown('de-AT')).appearance, {
    ...always,
    label: 'Fragen',
    teaser: { text: 'Noch Fragen?', delay_seconds: 5 },
    starter_questions: ['Was kostet es?'],
    title: 'Die Werkstatt',
    placeholder: 'Ihre Frage',
  })
  const english = { ...always, starter_questions: ['What does it cost?'] }
  assert.deepEqual((await shown('fr')).appearance, english)
  assert.deepEqual((await shown()).appearance, english)
  const wrong = await shown('no tag')
  assert.deepEqual([wrong.error.code, wrong.error.param], ['parameter_invalid', 'locale'])
})

test('who is talking sees the appearance as it is now, in the language of their conversation', async () => {
  const { api, agent, restyle } = await restyled({ starter_questions: { de: ['Was kostet es?'] } })
  const { visit } = await newVisitor(api, agent, { body: { locale: 'de' } })
  assert.deepEqual(visit.agent.appearance.starter_questions, ['Was kostet es?'])
  await restyle({ starter_questions: { de: ['Wann haben Sie offen?'] } })
  const later = (await holding(api, visit.token).get('/conversation')).body
  assert.deepEqual(later.agent.appearance.starter_questions, ['Wann haben Sie offen?'])
})

test('the line about a program is the disclosure by default, always there, or never', async () => {
  const { api, agent, restyle, shown } = await restyled({ ai_notice: 'always' })
  const line = async () => {
    const { disclosure, appearance } = await shown()
    return [disclosure, appearance.ai_notice]
  }
  assert.deepEqual(await line(), [undefined, true])
  const identity = { display_name: 'Mara', disclosure: 'I am a program.', agents: [agent.slug] }
  await api.post('/identities', identity)
  assert.deepEqual(await line(), ['I am a program.', true])
  await restyle({ ai_notice: 'disclosure' })
  assert.deepEqual(await line(), ['I am a program.', false])
  await restyle({ ai_notice: 'never' })
  assert.deepEqual(await line(), [undefined, false])
  const { visit } = await newVisitor(api, agent)
  assert.equal(visit.agent.disclosure, undefined)
})

test('in a language that role and disclosure are not written in, the widget’s own words stand for them', async () => {
  const { api, agent, restyle, shown } = await restyled({ ai_notice: 'disclosure' })
  const { slug } = agent
  const identity = { display_name: 'Mara', role: 'Reception', languages: ['en'], agents: [slug] }
  const { body } = await api.post('/identities', { ...identity, disclosure: 'I am a program.' })
  const seen = async (locale: string) => {
    const { role, disclosure, appearance } = await shown(locale)
    return [role, disclosure, appearance.ai_notice]
  }
  assert.deepEqual(await seen('en-GB'), ['Reception', 'I am a program.', false])
  assert.deepEqual(await seen('de'), [undefined, undefined, true])
  await restyle({ ai_notice: 'never' })
  assert.deepEqual(await seen('de'), [undefined, undefined, false])
  await restyle({ ai_notice: 'disclosure' })
  await api.patch(`/identities/${body.id}`, { disclosure: null })
  assert.deepEqual(await seen('de'), [undefined, undefined, false])
})
