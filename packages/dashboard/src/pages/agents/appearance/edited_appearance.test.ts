import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Agent, AgentAppearance, Identity } from '@foyer/sdk'
import { editedAppearance, identityOf, unsavedParts } from './edited_appearance.ts'

const agent = { slug: 'desk', name: 'Desk', languages: ['en'], identity_id: 1 } as Agent
const mara = { id: 1, display_name: 'Mara', greeting: {}, languages: [] as string[] } as Identity
const appearance = {
  launcher: { position: 'right', label: {} },
  starter_questions: {},
  texts: {},
  ai_notice: 'disclosure',
} as AgentAppearance
const saved = { agent, appearance, identities: [mara, { ...mara, id: 2, display_name: 'Ben' }] }
const edited = editedAppearance(saved)

test('nothing is unsaved at first, nor after a space at the end', () => {
  const none = { choice: false, identity: false, look: false }
  assert.deepEqual(unsavedParts(edited, saved), none)
  const spaced = { ...edited, identity: { ...edited.identity, role: ' ' } }
  assert.deepEqual(unsavedParts(spaced, saved), none)
})

test('only what has changed is saved', () => {
  const look = { ...edited.look, accent_colour: '#0b5fa5' }
  assert.deepEqual(unsavedParts({ ...edited, look }, saved), { choice: false, identity: false, look: true })
  const identity = { ...edited.identity, role: 'Reception' }
  assert.deepEqual(unsavedParts({ ...edited, identity }, saved), {
    choice: false,
    identity: true,
    look: false,
  })
})

test('another identity is worn as it is; a new one has to be made; without one there is nothing to save of it', () => {
  const other = { ...edited, choice: 2, identity: identityOf(2, saved) }
  assert.deepEqual(unsavedParts(other, saved), { choice: true, identity: false, look: false })
  const made = { ...edited, choice: 'new' as const, identity: identityOf('new', saved) }
  assert.equal(made.identity.display_name, 'Desk')
  assert.deepEqual(unsavedParts(made, saved), { choice: true, identity: true, look: false })
  const none = { ...edited, choice: 'none' as const }
  assert.deepEqual(unsavedParts(none, saved), { choice: true, identity: false, look: false })
})
