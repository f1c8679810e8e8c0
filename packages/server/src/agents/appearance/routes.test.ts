import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'

const path = '/agents/desk/appearance'

const plain = {
  object: 'agent_appearance',
  agent: 'desk',
  launcher: { position: 'right', label: {} },
  starter_questions: {},
  texts: {},
  ai_notice: 'disclosure',
}

const full = {
  accent_colour: '#FFD400',
  logo_url: 'https://a.example/logo.png',
  launcher: { position: 'left', label: { en: 'Ask us' } },
  teaser: { text: { en: 'Any questions?', de: 'Noch Fragen?' }, delay_seconds: 0 },
  starter_questions: { en: ['What does it cost?', 'Where are you?'], de: ['Was kostet es?'] },
  texts: { de: { title: 'Die Werkstatt', subtitle: 'Wir antworten gleich', placeholder: 'Ihre Frage' } },
  privacy_url: 'http://a.example/privacy',
  ai_notice: 'always',
}

async function desk() {
  const api = await newOrganization()
  await api.post('/agents', { name: 'Desk', languages: ['en', 'de'] })
  return api
}

function refused(answer: ApiResponse, code: string, param?: string) {
  assert.deepEqual(
    [answer.status, answer.body.error.code, answer.body.error.param],
    [422, code, param],
    answer.text,
  )
}

const eventsOf = async (api: Api) => (await api.get('/events?type=agent_appearance.updated')).body.data

test('an agent has the appearance it always had until it is given one', async () => {
  const api = await desk()
  assert.deepEqual((await api.get(path)).body, plain)
  assert.equal((await api.get('/agents/nobody/appearance')).body.error.code, 'resource_missing')
})

test('PATCH sets every part of the appearance; colours that can be read follow from the accent', async () => {
  const api = await desk()
  const { status, body } = await api.patch(path, full)
  assert.equal(status, 200)
  const { colours, ...rest } = body
  assert.deepEqual(rest, { ...plain, ...full, accent_colour: '#ffd400' })
  assert.deepEqual(colours.light, { accent: '#ffd400', on_accent: '#000000', accent_text: '#806a00' })
  assert.deepEqual(Object.keys(colours.dark), ['accent', 'on_accent', 'accent_text'])
  assert.deepEqual((await api.get(path)).body, body)
})

test('PATCH changes only what is named, replaces objects whole, and null takes the default back', async () => {
  const api = await desk()
  await api.patch(path, full)
  const { body } = await api.patch(path, {
    accent_colour: null,
    logo_url: null,
    teaser: null,
    privacy_url: null,
    launcher: { label: { de: 'Fragen' } },
    starter_questions: { de: [] },
  })
  assert.deepEqual(body, {
    ...plain,
    launcher: { position: 'right', label: { de: 'Fragen' } },
    texts: full.texts,
    ai_notice: 'always',
  })
  const teaser = { text: { en: 'Hello' } }
  assert.equal((await api.patch(path, { teaser })).body.teaser.delay_seconds, 5)
  refused(await api.patch(path, { launcher: null }), 'parameter_invalid', 'launcher')
})

test('a change is an event and an audit row; a change that changes nothing is neither', async () => {
  const api = await desk()
  const { body } = await api.patch(path, { accent_colour: '#0b5fa5' })
  await api.patch(path, { accent_colour: '#0B5FA5', logo_url: null })
  const events = await eventsOf(api)
  assert.deepEqual(
    events.map(({ data }: { data: object }) => data),
    [body],
  )
  const rows = (await api.get('/audit_log')).body.data.filter(
    ({ operation }: { operation: string }) => operation === 'updateAgentAppearance',
  )
  assert.deepEqual([rows.length, rows[0].before, rows[0].after], [1, plain, body])
})

test('what cannot be shown is refused at its field, and nothing is kept', async () => {
  const api = await desk()
  const tooMany = Array.from({ length: 7 }, (_, index) => `Question ${index}?`)
  for (const [body, param] of [
    [{ accent_colour: 'blue' }, 'accent_colour'],
    [{ accent_colour: '#0bf' }, 'accent_colour'],
    [{ accent_colour: '#0b5fa5;}' }, 'accent_colour'],
    [{ logo_url: 'javascript:alert(1)' }, 'logo_url'],
    [{ privacy_url: '/privacy' }, 'privacy_url'],
    [{ launcher: { position: 'top' } }, 'launcher.position'],
    [{ launcher: { label: { en: 'x'.repeat(41) } } }, 'launcher.label.en'],
    [{ teaser: { text: {} } }, 'teaser.text'],
    [{ teaser: { text: { en: 'Hi' }, delay_seconds: 601 } }, 'teaser.delay_seconds'],
    [{ starter_questions: { en: tooMany } }, 'starter_questions.en'],
    [{ starter_questions: { en: [' '] } }, 'starter_questions.en.0'],
    [{ ai_notice: 'sometimes' }, 'ai_notice'],
  ] as const)
    refused(await api.patch(path, body), 'parameter_invalid', param)
  refused(await api.patch(path, { texts: { en: { button: 'x' } } }), 'parameter_unknown', 'texts.en.button')
  refused(await api.patch(path, { colours: {} }), 'parameter_unknown', 'colours')
  assert.match((await api.patch(path, { accent_colour: 'blue' })).body.error.message, /such as "#2b6a5d"/)
  assert.deepEqual((await api.get(path)).body, plain)
})

test('texts in a language that the agent does not speak are refused by name', async () => {
  const api = await desk()
  for (const [body, param] of [
    [{ launcher: { label: { fr: 'Bonjour' } } }, 'launcher.label.fr'],
    [{ teaser: { text: { en: 'Hi', fr: 'Bonjour' } } }, 'teaser.text.fr'],
    [{ starter_questions: { fr: ['Combien ?'] } }, 'starter_questions.fr'],
    [{ texts: { fr: { title: 'Atelier' } } }, 'texts.fr'],
  ] as const) {
    const answer = await api.patch(path, body)
    refused(answer, 'parameter_invalid', param)
    assert.match(answer.body.error.message, /speaks only en, de/)
  }
  await api.patch('/agents/desk', { languages: ['en', 'fr'] })
  assert.equal((await api.patch(path, { texts: { fr: { title: 'Atelier' } } })).status, 200)
})

test('an archived agent shows its appearance, and refuses a change', async () => {
  const api = await desk()
  await api.post('/agents/desk/archive')
  refused(await api.patch(path, { accent_colour: '#0b5fa5' }), 'resource_archived')
  assert.deepEqual((await api.get(path)).body, plain)
})

test('a copy of an agent looks like the original, until one of them changes', async () => {
  const api = await desk()
  const { body } = await api.patch(path, full)
  await api.post('/agents/desk/duplicate', { name: 'Copy' })
  const copy = await api.get('/agents/copy/appearance')
  assert.deepEqual(copy.body, { ...body, agent: 'copy' })
  await api.patch(path, { accent_colour: null })
  assert.deepEqual((await api.get('/agents/copy/appearance')).body, copy.body)
})
