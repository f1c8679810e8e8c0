import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bulkUndo } from './bulk_undo.ts'

const fact = {
  id: 1,
  reviewed: false,
  tier: 'situational',
  tier_pinned: false,
  archived: false,
} as const

test('each fact gets its own pin back', () => {
  const pinned = { ...fact, id: 2, tier_pinned: true }
  assert.deepEqual(bulkUndo([fact, pinned, { ...fact, id: 3 }], { tier: 'universal' }), {
    batches: [
      { fact_ids: [1, 3], change: { tier: 'situational', tier_pinned: false } },
      { fact_ids: [2], change: { tier: 'situational', tier_pinned: true } },
    ],
    archives: [],
  })
})

test('a fact that was archived in all sources is so again', () => {
  const here = { ...fact, archived: true, suppression_scope: 'source' } as const
  const everywhere = { ...here, id: 2, suppression_scope: 'organization' } as const
  assert.deepEqual(bulkUndo([here, everywhere], { archived: false }), {
    batches: [{ fact_ids: [1], change: { archived: true } }],
    archives: [{ fact_id: 2, suppression_scope: 'organization' }],
  })
})

test('reviewing, archiving and hiding from an agent are taken back', () => {
  const changes = [
    { reviewed: true },
    { archived: true },
    { exclude_agents: ['desk'] },
    { include_agents: ['desk'] },
  ]
  assert.deepEqual(
    changes.map((change) => bulkUndo([fact], change).batches[0]?.change),
    [{ reviewed: false }, { archived: false }, { include_agents: ['desk'] }, { exclude_agents: ['desk'] }],
  )
})
