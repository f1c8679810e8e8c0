import assert from 'node:assert/strict'
import { test } from 'node:test'
import { done } from '../testing/edits.ts'
import { flowOf, phase, slot, terminal } from '../testing/flows.ts'
import { diffFlows } from './diff.ts'
import { addPhase, addSlot, archivePhase, editPhase, editSlot, sameFlow } from './edit.ts'
import { renewIds } from './renew_ids.ts'
import { revertTo } from './revert.ts'

const first = flowOf(phase(1, { tools: ['capture_slots'], slots: [slot(11)] }), phase(2), terminal())

test('a diff names what was added, removed and changed by keys, and nothing else', () => {
  const edited = done(editPhase(first, 1, { max_turns: 3, title: 'Hello' }))
  const renamed = done(editSlot(edited, 11, { key: 'name', required: true }))
  const grown = done(addPhase(renamed, { id: 3, title: 'Budget' }))
  assert.deepEqual(
    diffFlows(first, grown).map(({ path, change }) => `${change} ${path}`),
    [
      'changed phases.phase_1.title',
      'changed phases.phase_1.max_turns',
      'changed phases.phase_1.slots.name.key',
      'changed phases.phase_1.slots.name.required',
      'added phases.budget',
      'changed phases.end.position',
    ],
  )
  const { path, change } = diffFlows(grown, first).at(-1)!
  assert.deepEqual([change, path], ['removed', 'phases.budget'])
  assert.deepEqual(diffFlows(grown, grown), [])
})

test('reverting brings back the old definition and keeps what came later as archived', () => {
  const later = done(
    addSlot(done(addPhase(done(editPhase(first, 1, { max_turns: 2 })), { id: 3, title: 'New' })), 1, {
      id: 12,
      key: 'more',
      data_type: 'string',
    }),
  )
  const inSecond = addSlot(first, 2, { id: 13, key: 'other', data_type: 'string' })
  assert.deepEqual(
    revertTo(done(inSecond), first).phases.map(({ slots }) => slots.map(({ id }) => id)),
    [[11], [13], []],
  )
  const reverted = revertTo(later, first)
  assert.equal(reverted.phases[0]!.max_turns, 6)
  assert.deepEqual(
    reverted.phases.map(({ id, archived }) => [id, archived]),
    [
      [1, false],
      [2, false],
      [3, true],
      [9, false],
    ],
  )
  assert.deepEqual(
    reverted.phases[0]!.slots.map(({ id, archived }) => [id, archived]),
    [
      [11, false],
      [12, true],
    ],
  )
  assert.deepEqual(
    reverted.phases.filter((each) => !each.archived).map(({ position }) => position),
    [1, 2, 3],
  )
})

test('reverting to the present version changes nothing', () => {
  const archived = done(archivePhase(first, 2))
  assert.ok(sameFlow(revertTo(archived, archived), archived))
})

test('a copy has the same content under ids of its own', () => {
  let last = 100
  const copy = renewIds(first, () => ++last)
  const ids = copy.phases.flatMap((each) => [each.id, ...each.slots.map(({ id }) => id)])
  assert.deepEqual(ids, [101, 102, 103, 104])
  assert.deepEqual(
    copy.phases.map(({ key }) => key),
    first.phases.map(({ key }) => key),
  )
})
