import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Agent } from '@foyer/sdk'
import { wordsOfIdentity } from '../../../identity/identity_values.ts'
import type { LookValues } from './look_values.ts'
import { previewedAgent } from './previewed_agent.ts'

const agent = { name: 'Front desk', languages: ['en', 'de'] } as Agent
const look: LookValues = {
  accent_colour: '',
  logo_url: 'https://',
  position: 'right',
  label: { en: 'Ask us' },
  teaser: {},
  delay_seconds: 5,
  starter_questions: { en: ['Where are you?', ''] },
  title: {},
  subtitle: {},
  placeholder: {},
  privacy_url: '',
  ai_notice: 'always',
}
const edited = { agent, look, identity: null, colours: undefined, locale: 'en' }

test('without an identity visitors see the agent’s own name', () => {
  const { agent: seen, greeting } = previewedAgent(edited)
  assert.equal(seen.name, 'Front desk')
  assert.equal(greeting, 'Hello, I am Front desk. How can I help you?')
  assert.deepEqual(seen.appearance, {
    position: 'right',
    label: 'Ask us',
    starter_questions: ['Where are you?'],
    ai_notice: true,
  })
})

test('an identity gives the name, the greeting and what follows it', () => {
  const identity = {
    ...wordsOfIdentity({ display_name: 'Mara' }),
    greeting: { en: 'Hi, I am Mara.' },
    disclosure: 'I am a program.',
  }
  const { agent: seen, greeting } = previewedAgent({ ...edited, identity })
  assert.deepEqual([seen.name, seen.disclosure], ['Mara', 'I am a program.'])
  assert.equal(greeting, 'Hi, I am Mara. I am a program.')
})

test('role and disclosure are those of Foyer in a language that the identity’s are not in', () => {
  const words = { display_name: 'Mara', role: 'Reception', disclosure: 'I am a program.', languages: ['en'] }
  const identity = { ...wordsOfIdentity(words), greeting: { de: 'Moin.' } }
  const quiet = { ...look, ai_notice: 'disclosure' as const }
  const { agent: seen, greeting } = previewedAgent({ ...edited, look: quiet, identity, locale: 'de' })
  assert.deepEqual([seen.role, seen.disclosure, seen.appearance.ai_notice], [undefined, undefined, true])
  assert.equal(greeting, 'Moin. Ich bin eine digitale Assistenz.')
})

test('texts are those of the language that is looked at', () => {
  const { agent: seen, greeting } = previewedAgent({ ...edited, locale: 'de' })
  assert.equal(seen.appearance.label, undefined)
  assert.equal(greeting, 'Guten Tag, ich bin Front desk. Wie kann ich Ihnen helfen?')
})
