import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factWords } from './fact_words.ts'

const fact = {
  object: 'knowledge_fact',
  id: 1,
  text: 'An audit costs 100 euros.',
  origin: 'digested',
  tier: 'situational',
  source_id: 1,
  reviewed: false,
  archived: false,
  supported: true,
  created_at: '2026-01-01T00:00:00Z',
  topic: 'pricing',
  tier_pinned: false,
  source_title: 'Prices',
  excluded_agents: [],
} as const satisfies Parameters<typeof factWords>[0]

test('a plain fact is told by its topic and when it is used', () => {
  assert.deepEqual(factWords(fact, []), ['Pricing', 'When relevant'])
})

test('whatever is special about a fact is told, agents by their names', () => {
  const special = {
    ...fact,
    tier: 'universal',
    tier_pinned: true,
    reviewed: true,
    archived: true,
    suppression_scope: 'organization',
    excluded_agents: ['front-desk', 'gone'],
  } as const
  const words = factWords({ ...special, excluded_agents: ['front-desk', 'gone'] }, [
    { slug: 'front-desk', name: 'Front desk' },
  ])
  assert.deepEqual(words, [
    'Pricing',
    'Always included · Pinned: not changed by syncs',
    'Reviewed',
    'Not used by Front desk, gone',
    'Archived in all sources',
  ])
})

test('a fact that its source no longer states is not used: nothing says when', () => {
  for (const tier of ['universal', 'situational'] as const)
    assert.deepEqual(factWords({ ...fact, tier, tier_pinned: true, supported: false }, []), [
      'Pricing',
      'No longer in the source',
    ])
})
