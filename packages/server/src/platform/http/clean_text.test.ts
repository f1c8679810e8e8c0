import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { cleanText } from './clean_text.ts'

const escapes = '\u001b[2J\u0007\u009b31m\u007f'

test('control characters go; line breaks and tabs stay in texts and become spaces in names', () => {
  assert.equal(cleanText(`a${escapes}b`, 'text'), 'a[2J31mb')
  assert.equal(cleanText('a\r\nb\tc\nd', 'text'), 'a\r\nb\tc\nd')
  assert.equal(cleanText('a\fb\vc\rd\u0085e', 'text'), 'a\nb\nc\nd\ne')
  assert.equal(cleanText('a\r\nb\tc\fd', 'line'), 'a b c d')
  assert.equal(cleanText('Zürich 日本 😀 a\u0000', 'line'), 'Zürich 日本 😀 a\u0000')
})

test('names, titles, texts and messages keep no control characters', async () => {
  const api = await newOrganization()
  const voice = await api.post('/voice_profiles', {
    name: `Warm${escapes}\nvoice`,
    languages: ['en'],
    tone_rules: [`Be brief.${escapes}\nBe kind.`],
  })
  assert.deepEqual(
    [voice.status, voice.body.name, voice.body.tone_rules],
    [201, 'Warm[2J31m voice', ['Be brief.[2J31m\nBe kind.']],
    voice.text,
  )
  const { id } = await newConversation(api, undefined, {
    visitor: { name: `Jana${escapes}` },
    metadata: { campaign: `spring${escapes}` },
  })
  const { body } = await api.get(`/conversations/${id}`)
  assert.deepEqual([body.visitor.name, body.metadata.campaign], ['Jana[2J31m', 'spring[2J31m'])
  const turn = await say(api, id, `Do you sell\u001b]0;owned\u0007 boats?`)
  assert.equal(turn.body.message.text, 'Do you sell]0;owned boats?')
})

test('a name of nothing but control characters is blank, and is refused', async () => {
  const api = await newOrganization()
  const { status, body } = await api.post('/voice_profiles', { name: '\u001b\u0007', languages: ['en'] })
  assert.deepEqual([status, body.error.param], [422, 'name'])
})
