import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reconcile } from './reconcile.ts'
import { existingFact, statedFact } from './testing/facts.ts'

const plan = (input: Partial<Parameters<typeof reconcile>[0]>) =>
  reconcile({ existing: [], digested: [], suppressions: [], ownerFacts: [], ...input })

const old = (text: string, fields = {}) => existingFact({ id: 1, text, ...fields })
const now = (...texts: string[]) => texts.map((text) => statedFact(text))

test('the same statement keeps its row and changes nothing', () => {
  const result = plan({ existing: [old('We open at 9:30.')], digested: now('we open at 9:30!') })
  assert.deepEqual(result, {
    kept: [{ id: 1, changes: {} }],
    revived: [],
    added: [],
    retired: [],
    conflicts: [],
  })
})

test('the same in other words keeps its row and takes the new words', () => {
  for (const [before, after] of [
    ['Interviews are confidential.', 'All interviews are confidential.'],
    ['The pricing audit takes three weeks.', 'The pricing audit usually takes 3 weeks.'],
    ['Our office in Kiel has a garden.', 'Our offices in Kiel have a garden.'],
    ['Rooms 3 and 5 face the garden.', 'Rooms 5 and 3 face the garden.'],
    [
      'Guests park bicycles, scooters and prams behind the garden house during heavy winter storms.',
      'Guests park bicycles, scooters and prams behind the garden house during strong winter storms.',
    ],
    ['Add a guest, step 3: Click the green button.', 'Add a guest, step 4: Click the green button.'],
  ] as const) {
    const { kept, added, retired, conflicts } = plan({ existing: [old(before)], digested: now(after) })
    assert.deepEqual([kept[0]?.id, kept[0]?.changes.text], [1, after])
    assert.deepEqual([added, retired, conflicts], [[], [], []])
  }
})

test('another number, name or denial makes another fact, retires the old and inherits its exclusions', () => {
  for (const [before, after] of [
    ['The pricing audit costs 14,500 euros.', 'The pricing audit costs 15,000 euros.'],
    ['The audit takes three weeks.', 'The audit takes four weeks.'],
    ['Parking at the house costs 5 euros.', 'Parking at the house costs 5 dollars.'],
    ['The practice is led by Frau Weber.', 'The practice is led by Frau Klein.'],
    ['We work on public holidays.', 'We do not work on public holidays.'],
    ['Breakfast is included in the price.', 'Breakfast is excluded in the price.'],
    ['Die Beratung kostet 90 Euro.', 'Die Beratung kostet 95 Euro.'],
    ['Parking: 5 euros.', 'Parking: 6 euros.'],
    ['A pricing audit for shops costs 14,500 euros.', 'A full pricing audit for shops costs 15,000 euros.'],
  ] as const) {
    const { kept, added, retired, conflicts } = plan({ existing: [old(before)], digested: now(after) })
    assert.deepEqual([kept, conflicts], [[], []], after)
    assert.deepEqual(retired, [1], after)
    assert.deepEqual([added[0]?.text, added[0]?.inherits], [after, 1])
  }
})

test('what is about something else inherits nothing', () => {
  for (const [before, after] of [
    ['The suite costs 200 euros a night.', 'The sauna costs 200 euros a month.'],
    ['Basic plan: price 20 €; seats 3.', 'Gold plan: price 60 €; seats 30.'],
    ['We bake bread.', 'The river is cold in May.'],
    ['We bake bread.', 'We bake bread in an old stone oven with wood from the forest.'],
    ['Garden parties need permits.', 'Garden parties need permits signed yearly.'],
    ['5 euros.', '6 euros.'],
    ['We open the garden at 9.', 'We do not open the garden at 10.'],
    ['Frau Weber teaches cooking in Kiel.', 'Frau Klein teaches painting in Kiel.'],
    [
      'Our yearly garden festival with music, lanterns, dances and speeches welcomes Anna, Berta and Clara.',
      'Our yearly garden festival with music, lanterns, dances and speeches welcomes Dora, Emma and Frida.',
    ],
    [
      'Guests park bicycles, scooters and prams behind the garden house during heavy winter storms.',
      'Guests park bicycles, scooters and prams behind the garden house during strong icy winter storms.',
    ],
    ['The practice is led by Frau Weber.', 'The practice never was led by Frau Klein.'],
    ['The garden house sleeps guests.', 'The garden boat sleeps guests.'],
    [
      'Guests park bicycles, scooters and prams behind the garden house during heavy winter storms.',
      'Neighbors park bicycles, scooters and prams behind the garden house during heavy winter storms.',
    ],
  ] as const) {
    const { kept, added, retired } = plan({ existing: [old(before)], digested: now(after) })
    assert.deepEqual([kept, retired, added[0]?.inherits], [[], [1], null])
  }
})

test('of many that are alike, the one whose other numbers are the same is the one that changed', () => {
  for (const count of [10, 100]) {
    const rooms = (price: number) =>
      Array.from({ length: count }, (_, at) => `Room ${at} costs ${price} euros.`)
    const { added } = plan({
      existing: rooms(80).map((text, at) => existingFact({ id: at + 1, text })),
      digested: now(...rooms(90)),
    })
    for (const { text, inherits } of added) assert.equal(text, `Room ${inherits! - 1} costs 90 euros.`)
  }
})

test('of two that are alike the one that is most alike keeps its row, and only one does', () => {
  const existing = [
    existingFact({ id: 1, text: 'All interviews with young candidates are strictly confidential today.' }),
    existingFact({ id: 2, text: 'All interviews with young candidates are strictly confidential.' }),
  ]
  const one = plan({ existing, digested: now('Interviews with young candidates are strictly confidential.') })
  assert.deepEqual([one.kept.map(({ id }) => id), one.retired, one.added], [[2], [1], []])
  const two = plan({
    existing: existing.slice(1),
    digested: now(
      'Interviews with young candidates are strictly confidential.',
      'Our interviews with young candidates are very strictly confidential.',
    ),
  })
  assert.deepEqual([two.kept.length, two.added.length], [1, 1])
})

test('a row that is stated again, or is retired, takes no other words', () => {
  const digested = now('Interviews are confidential.', 'All interviews are confidential, always.')
  for (const supported of [true, false]) {
    const existing = [old('Interviews are confidential.', { supported })]
    const { kept, revived, added } = plan({ existing, digested: supported ? digested : digested.slice(1) })
    assert.deepEqual([...kept, ...revived], supported ? [{ id: 1, changes: {} }] : [])
    assert.equal(added[0]?.text, 'All interviews are confidential, always.')
  }
})

test('of rows that state the same the live ones stay, and of retired ones the first returns', () => {
  const rows = (...supported: boolean[]) =>
    supported.map((each, at) =>
      existingFact({ id: supported.length - at, text: 'We bake bread.', supported: each }),
    )
  const ids = (...supported: boolean[]) => {
    const { kept, revived } = plan({ existing: rows(...supported), digested: now('We bake bread.') })
    return [kept.map(({ id }) => id), revived.map(({ id }) => id)]
  }
  assert.deepEqual(ids(true, false, true), [[1, 3], []])
  assert.deepEqual(ids(false, false), [[], [1]])
})

test('what is no longer stated is retired; what returns is revived, with all that was decided about it', () => {
  const gone = plan({ existing: [old('We bake bread.')] })
  assert.deepEqual(gone.retired, [1])
  const retired = old('We bake bread.', { supported: false, reviewed: true, tier_pinned: true })
  const back = plan({ existing: [retired], digested: now('We bake bread.') })
  assert.deepEqual(back.revived, [{ id: 1, changes: { supported: true } }])
  assert.deepEqual([back.kept, back.added], [[], []])
  assert.deepEqual(plan({ existing: [retired] }).retired, [])
})

test('duplicates collapse, and the row stays with a passage that states it', () => {
  const digested = [
    statedFact('We bake bread.', { passage: 'a' }),
    statedFact('We bake bread!', { passage: 'b' }),
  ]
  assert.equal(plan({ digested }).added.length, 1)
  const { kept } = plan({ existing: [old('We bake bread.', { passage_key: 'b' })], digested })
  assert.deepEqual(kept, [{ id: 1, changes: {} }])
  const moved = plan({ existing: [old('We bake bread.', { passage_key: 'z' })], digested })
  assert.deepEqual(moved.kept[0]?.changes, { passage_key: 'a' })
})

test('of duplicates the same words stand whatever their order, with the wider tier and the first passage', () => {
  const digested = [
    statedFact('we bake bread', { passage: 'b' }),
    statedFact('We bake bread.', { passage: 'a', tier: 'universal' }),
    statedFact('We bake bread!', { passage: 'c' }),
  ]
  for (const order of [digested, digested.toReversed()]) {
    const [{ text, tier, passage } = {}] = plan({ digested: order }).added
    assert.deepEqual([text, tier, passage], ['We bake bread!', 'universal', 'a'])
  }
})

test('a suppressed statement is added archived, in its scope', () => {
  const suppressions = [{ statement: 'we bake bread', scope: 'organization' as const }]
  const { added } = plan({ digested: now('We bake bread.', 'We bake cake.'), suppressions })
  assert.deepEqual(
    added.map(({ suppressed }) => suppressed),
    ['organization', null],
  )
  const narrow = { statement: 'we bake bread', scope: 'source' as const }
  for (const both of [
    [...suppressions, narrow],
    [narrow, ...suppressions],
  ]) {
    const [fact] = plan({ digested: now('We bake bread.'), suppressions: both }).added
    assert.equal(fact?.suppressed, 'organization', 'the wider scope holds')
  }
})

test('an archived fact stays archived, and stays the statement that it suppresses', () => {
  const archived = { archived: true, suppression_scope: 'source' as const }
  const same = plan({ existing: [old('We bake bread.', archived)], digested: now('We bake bread.') })
  assert.deepEqual(same.kept, [{ id: 1, changes: {} }])
  const near = plan({
    existing: [old('We bake bread every day in Kiel.', archived)],
    digested: now('We still bake bread every day in Kiel.'),
  })
  assert.deepEqual([near.kept, near.added], [[{ id: 1, changes: {} }], []])
})

test('a live row does not become a statement that is suppressed', () => {
  const suppressions = [{ statement: 'we bake good bread every day in kiel', scope: 'organization' as const }]
  const input = { existing: [old('We bake bread every day in Kiel.')], suppressions }
  const near = plan({ ...input, digested: now('We bake good bread every day in Kiel.') })
  assert.deepEqual([near.kept, near.retired, near.added[0]?.suppressed], [[], [1], 'organization'])
  const same = plan({
    existing: [old('We bake good bread every day in Kiel.')],
    suppressions,
    digested: near.added.map(({ text }) => statedFact(text)),
  })
  assert.deepEqual(same.kept[0]?.changes, { archived: true, suppression_scope: 'organization' })
})

test('the tier follows the judgement unless the owner pinned it; a new disagreement is told once', () => {
  const universal = [statedFact('We bake bread.', { tier: 'universal' })]
  const free = plan({ existing: [old('We bake bread.')], digested: universal })
  assert.deepEqual(free.kept[0]?.changes, { tier: 'universal', digested_tier: 'universal' })
  assert.deepEqual(free.conflicts, [])
  const pinned = plan({ existing: [old('We bake bread.', { tier_pinned: true })], digested: universal })
  assert.deepEqual(pinned.kept[0]?.changes, { digested_tier: 'universal' })
  assert.deepEqual(
    pinned.conflicts.map(({ kind, id }) => [kind, id]),
    [['tier', 1]],
  )
  const again = { tier_pinned: true, digested_tier: 'universal' as const }
  assert.deepEqual(plan({ existing: [old('We bake bread.', again)], digested: universal }).conflicts, [])
  const agreed = { tier_pinned: true, tier: 'universal' as const }
  assert.deepEqual(plan({ existing: [old('We bake bread.', agreed)], digested: universal }).conflicts, [])
})

test('a reviewed fact is never reworded, and its owner is told what the source says', () => {
  const reviewed = { reviewed: true }
  const near = plan({
    existing: [old('Interviews are confidential.', reviewed)],
    digested: now('All interviews are confidential.'),
  })
  assert.deepEqual(near.kept, [{ id: 1, changes: {} }])
  assert.deepEqual(
    near.conflicts.map(({ kind, id, text }) => [kind, id, text]),
    [['wording', 1, 'All interviews are confidential.']],
  )
  const changed = plan({
    existing: [old('The audit takes three weeks.', reviewed)],
    digested: now('The audit takes four weeks.'),
  })
  assert.deepEqual(changed.retired, [1])
  assert.deepEqual(
    changed.conflicts.map(({ kind, id, text }) => [kind, id, text]),
    [['value', 1, 'The audit takes four weeks.']],
  )
})

test('the owner’s own fact that says otherwise is reported each time, and one that agrees is not', () => {
  const ownerFacts = [
    { id: 7, text: 'The pricing audit costs 15,000 euros.' },
    { id: 8, text: 'We speak German.' },
  ]
  const digested = now(
    'Our pricing audit costs 14,500 euros.',
    'We speak German.',
    'The sauna costs 9 euros.',
  )
  for (const existing of [[], [old('Our pricing audit costs 14,500 euros.')]]) {
    const { conflicts } = plan({ existing, digested, ownerFacts })
    assert.deepEqual(
      conflicts.map(({ kind, id, text }) => [kind, id, text]),
      [['owner_fact', 7, 'Our pricing audit costs 14,500 euros.']],
    )
  }
})

test('what the owner states as well conflicts with none of their facts', () => {
  const ownerFacts = [
    { id: 7, text: 'The pricing audit costs 15,000 euros.' },
    { id: 8, text: 'The pricing audit costs 14,500 euros.' },
  ]
  assert.deepEqual(plan({ digested: now('The pricing audit costs 14,500 euros!'), ownerFacts }).conflicts, [])
})

test('conflicts come in the order of the facts that they are about', () => {
  const reviewed = (id: number, text: string) => existingFact({ id, text, reviewed: true })
  const { conflicts } = plan({
    existing: [
      reviewed(3, 'Interviews are confidential.'),
      reviewed(2, 'The sauna costs 9 euros.'),
      reviewed(1, 'The audit takes three weeks.'),
    ],
    digested: now(
      'All interviews are confidential.',
      'The sauna costs 8 euros.',
      'The audit takes four weeks.',
    ),
  })
  assert.deepEqual(
    conflicts.map(({ kind, id }) => [kind, id]),
    [
      ['value', 1],
      ['value', 2],
      ['wording', 3],
    ],
  )
})

test('what is said of an archived fact in other words conflicts with nobody', () => {
  const { conflicts } = plan({
    existing: [old('Our pricing audit costs 14,500 euros.', { archived: true })],
    digested: now('All our pricing audits cost 14,500 euros.'),
    ownerFacts: [{ id: 7, text: 'The pricing audit costs 15,000 euros.' }],
  })
  assert.deepEqual(conflicts, [])
})

test('what is suppressed conflicts with nobody', () => {
  const suppressions = [{ statement: 'our pricing audit costs 14,500 euros', scope: 'organization' as const }]
  const ownerFacts = [{ id: 7, text: 'The pricing audit costs 15,000 euros.' }]
  const { conflicts } = plan({
    digested: now('Our pricing audit costs 14,500 euros.'),
    suppressions,
    ownerFacts,
  })
  assert.deepEqual(conflicts, [])
})
