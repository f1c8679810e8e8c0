import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSession } from '../testing/session.ts'
import { styled } from '../testing/visits.ts'
import { previewService } from './preview_service.ts'

const agent = styled({ title: 'Brightwater', starter_questions: ['Where are you?'] })
const fetchPreview = previewService({ agent, locale: 'en', greeting: 'Hello!', reply: 'This is a preview.' })

test('a preview shows the agent as it would look, and every message gets the same answer', async (t) => {
  const { session, texts } = newSession(t, 'https://preview.invalid', { fetch: fetchPreview })
  await session.showAgent()
  assert.equal(session.store.state.agent?.appearance.title, 'Brightwater')
  await session.connect()
  assert.deepEqual(texts(), ['Hello!'])
  await session.send({ text: 'Where are you?' }, 'Where are you?')
  assert.deepEqual(texts(), ['Hello!', 'Where are you?', 'This is a preview.'])
})
