import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readInstructions } from './read_instructions.ts'
import type { InstructionRule } from './rule.ts'

const understood = (text: string, ...rules: InstructionRule[]) =>
  assert.deepEqual(readInstructions([text]), { rules, notUnderstood: [] }, text)
const leavesOut = (text: string, about: string[], except: string[] = []) =>
  understood(text, { kind: 'leave_out', about, except })
const keepsOnly = (text: string, ...about: string[]) => understood(text, { kind: 'only', about })

test('leaving out is understood in English and German', () => {
  leavesOut('Leave out job offers and press releases.', ['job offers', 'press releases'])
  leavesOut('Please ignore anything about the blog', ['blog'])
  leavesOut('Do not include information about staff, salaries or the canteen!', [
    'staff',
    'salaries',
    'canteen',
  ])
  leavesOut('Skip prices, except discounts', ['prices'], ['discounts'])
  leavesOut('Internal notes should be left out', ['Internal notes'])
  leavesOut('Lass Stellenangebote und Pressemitteilungen weg.', ['Stellenangebote', 'Pressemitteilungen'])
  leavesOut('Ignorieren Sie alles über den Blog.', ['Blog'])
  leavesOut('Preise nicht aufnehmen', ['Preise'])
  leavesOut('No job offers', ['job offers'])
  leavesOut('Keine Stellenangebote', ['Stellenangebote'])
})

test('keeping only something is understood', () => {
  keepsOnly('Only pricing and opening hours', 'pricing', 'opening hours')
  keepsOnly('Keep only facts about rooms.', 'rooms')
  keepsOnly('Ignore everything except prices', 'prices')
  keepsOnly('Nur Preise und Öffnungszeiten', 'Preise', 'Öffnungszeiten')
  keepsOnly('Nimm nur Aussagen über Zimmer auf', 'Zimmer')
})

test('tiers and topics are understood', () => {
  understood('Treat prices as universal.', { kind: 'tier', about: ['prices'], tier: 'universal' })
  understood('Parking is situational', { kind: 'tier', about: ['Parking'], tier: 'situational' })
  understood('Behandle Preise als universell', { kind: 'tier', about: ['Preise'], tier: 'universal' })
  understood('Treat workshops as method', { kind: 'topic', about: ['workshops'], topic: 'method' })
})

test('names are understood, with their own capitals', () => {
  understood('Call the company Acme.', { kind: 'name', from: null, to: 'Acme' })
  understood('Say “guest” instead of “customer”.', { kind: 'name', from: 'customer', to: 'guest' })
  understood('Replace Acme Ltd with Acme', { kind: 'name', from: 'Acme Ltd', to: 'Acme' })
  understood('Nenne das Unternehmen Acme', { kind: 'name', from: null, to: 'Acme' })
  understood('Sag statt Firma Betrieb', { kind: 'name', from: 'Firma', to: 'Betrieb' })
  understood('Sage Gast statt Kunde.', { kind: 'name', from: 'Kunde', to: 'Gast' })
})

test('several sentences are several rules, and what is not understood is told', () => {
  assert.deepEqual(readInstructions(['Ignore the blog. Write in a friendly tone.', 'Be brief']), {
    rules: [{ kind: 'leave_out', about: ['blog'], except: [] }],
    notUnderstood: ['Write in a friendly tone.', 'Be brief'],
  })
})
