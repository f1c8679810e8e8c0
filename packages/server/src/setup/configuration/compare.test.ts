import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compare, type ThreeForms } from './compare.ts'
import { fieldChanges } from './field_changes.ts'

const path = 'voice_profiles/a.yaml'
const applied_at = new Date('2026-01-15T09:30:00.000Z')
const [one, two, three] = [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]

/** File, last applied, now. `null`: it was applied as absent; `undefined`: it never was. */
function outcome(
  file: object | null,
  applied: object | null | undefined,
  now: object | null | { archived: object },
): string {
  const live = now && !('archived' in now) ? now : null
  const three: ThreeForms = {
    path,
    file: (file ?? undefined) as ThreeForms['file'],
    applied: applied === undefined ? undefined : { form: applied as never, applied_at },
    now: live
      ? { form: live as never, archived: false }
      : now && 'archived' in now
        ? { form: now.archived as never, archived: true }
        : undefined,
  }
  const { changes, drift, without_file } = compare([three])
  return [
    ...changes.map(({ action }) => action),
    ...drift.map(({ change, file: of }) => `${change} elsewhere, file ${of}`),
    ...without_file.map(() => 'left alone'),
  ].join(', ')
}

test('what a file, its last application and the present say together', () => {
  const table: [string, Parameters<typeof outcome>][] = [
    ['', [one, one, one]],
    ['', [one, undefined, one]],
    ['', [two, one, two]],
    ['create', [one, undefined, null]],
    ['update', [two, undefined, one]],
    ['update', [two, one, one]],
    ['update, changed elsewhere, file unchanged', [one, one, two]],
    ['update, changed elsewhere, file changed', [three, one, two]],
    ['restore, archived elsewhere, file unchanged', [one, one, { archived: one }]],
    ['restore, archived elsewhere, file changed', [two, one, { archived: one }]],
    ['restore', [one, null, { archived: one }]],
    ['restore', [one, undefined, { archived: two }]],
    ['archive', [null, one, one]],
    ['archive, changed elsewhere, file gone', [null, one, two]],
    ['archive, restored elsewhere, file unchanged', [null, null, one]],
    ['', [null, one, { archived: one }]],
    ['', [null, null, null]],
    ['left alone', [null, undefined, one]],
    ['', [null, undefined, { archived: one }]],
  ]
  for (const [expected, given] of table) assert.equal(outcome(...given), expected, JSON.stringify(given))
})

test('changes are named by keys, whatever the order of a list, and a new order is a change of its own', () => {
  const phase = (key: string, more: object = {}) => ({ key, title: key, ...more })
  const before = {
    name: 'A',
    flow: { phases: [phase('a'), phase('b', { max_turns: 2 }), phase('c')] },
    tags: ['x'],
  }
  const after = { flow: { phases: [phase('b', { max_turns: 3 }), phase('a'), phase('d')] }, tags: ['x', 'y'] }
  assert.deepEqual(fieldChanges(before, after), [
    { field: 'name', before: 'A' },
    { field: 'flow.phases.b.max_turns', before: 2, after: 3 },
    { field: 'flow.phases.c', before: phase('c') },
    { field: 'flow.phases.d', after: phase('d') },
    { field: 'flow.phases', before: ['a', 'b', 'c'], after: ['b', 'a', 'd'] },
    { field: 'tags', before: ['x'], after: ['x', 'y'] },
  ])
})
