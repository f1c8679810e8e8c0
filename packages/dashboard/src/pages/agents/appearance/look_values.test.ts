import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AgentAppearance } from '@foyer/sdk'
import { lookChanges, lookValues } from './look_values.ts'

const appearance: AgentAppearance = {
  object: 'agent_appearance',
  agent: 'desk',
  accent_colour: '#8a1538',
  launcher: { position: 'left', label: { en: 'Ask us' } },
  teaser: { text: { en: 'Questions?' }, delay_seconds: 0 },
  starter_questions: { en: ['Where are you?'] },
  texts: { en: { title: 'Brightwater' } },
  ai_notice: 'always',
}

test('an appearance that is saved unchanged stays as it is', () => {
  const { object: _, agent, ...rest } = appearance
  assert.deepEqual(lookChanges(lookValues(appearance), ['en']), {
    ...rest,
    logo_url: null,
    privacy_url: null,
  })
})

test('empty fields clear what was set, and empty lines are no questions', () => {
  const values = lookValues(appearance)
  const body = lookChanges(
    {
      ...values,
      accent_colour: '',
      teaser: { en: ' ' },
      title: { en: '' },
      starter_questions: { en: ['', 'Where are you? '] },
    },
    ['en'],
  )
  assert.deepEqual(
    [body.accent_colour, body.teaser, body.texts, body.starter_questions],
    [null, null, { en: {} }, { en: ['Where are you?'] }],
  )
})

test('texts in a language that the agent no longer speaks are left out', () => {
  const body = lookChanges(lookValues(appearance), ['de'])
  assert.deepEqual([body.launcher?.label, body.teaser, body.texts], [{}, null, { de: {} }])
})
