import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newFact } from '../../testing/knowledge.ts'

interface Sample {
  situation: string
  before: string
  after: string
}

async function start(voice: object = {}) {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  await newFact(api, { text: 'We are best in class. We open at nine.' })
  await newFact(api, { text: 'The wheel course costs 180 pounds.' })
  const body = { name: 'Plain', languages: ['en'], agents: [slug], ...voice }
  const { id } = (await api.post('/voice_profiles', body)).body
  const preview = async (sent: object = {}) => {
    const { status, body } = await api.post(`/voice_profiles/${id}/preview`, sent)
    const samples: Record<string, Sample> = Object.fromEntries(
      (body.samples ?? []).map((sample: Sample) => [sample.situation, sample]),
    )
    return { status, body, samples }
  }
  return { api, slug, id, preview }
}

test('sample replies are worded without a voice and with it, and nothing is kept', async () => {
  const { api, slug, preview } = await start({
    banned_phrases: ['best in class'],
    sign_off_style: 'Say "Talk soon!"',
  })
  const recorded = await listRecorded(api)
  const { status, body, samples } = await preview()
  assert.equal(status, 200)
  assert.deepEqual([body.agent, body.locale], [slug, 'en'])
  assert.deepEqual(Object.keys(samples), ['greeting', 'answer', 'unknown', 'goodbye'])
  assert.match(samples.answer!.before, /best in class/)
  assert.doesNotMatch(samples.answer!.after, /best in class/)
  assert.match(samples.answer!.after, /We open at nine/)
  assert.doesNotMatch(samples.goodbye!.before, /Talk soon/)
  assert.match(samples.goodbye!.after, /Talk soon!/)
  assert.deepEqual(await listRecorded(api), recorded)
  assert.deepEqual((await api.get('/conversations')).body.data, [])
})

test('fields that are sent are heard before they are saved, and null clears one', async () => {
  const { preview } = await start({ sign_off_style: 'Say "Talk soon!"' })
  const edited = await preview({ sign_off_style: 'Say "See you at the wheel."' })
  assert.match(edited.samples.goodbye!.after, /See you at the wheel/)
  const cleared = await preview({ sign_off_style: null })
  assert.equal(cleared.samples.goodbye!.after, cleared.samples.goodbye!.before)
})

test('a voice that no agent uses needs the name of one', async () => {
  const { api, slug, preview } = await start({ agents: [] })
  const { body } = await preview()
  assert.deepEqual([body.error.code, body.error.param], ['parameter_missing', 'agent'])
  assert.equal((await preview({ agent: slug, locale: 'de' })).status, 200)
  assert.equal((await preview({ agent: 'nobody' })).body.error.param, 'agent')
  const stranger = await newOrganization()
  const path = (await api.get('/voice_profiles')).body.data[0].id
  assert.equal((await stranger.post(`/voice_profiles/${path}/preview`, {})).status, 404)
})
