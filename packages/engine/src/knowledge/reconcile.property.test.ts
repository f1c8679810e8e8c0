import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type ReconcileInput, reconcile } from './reconcile.ts'
import type { ExistingFact, ReconciliationPlan, SourceFact } from './reconciliation/plan.ts'
import { normalizeStatement } from './statement.ts'
import { existingFact, statedFact } from './testing/facts.ts'

/** Few words, so that statements are often equal, near, or the same with another number. */
const text = fc
  .record({
    opening: fc.constantFrom('The audit', 'The Audit', 'An audit', 'Our suite', 'Berlin'),
    verb: fc.constantFrom('costs', 'does not cost', 'takes', 'usually takes'),
    number: fc.constantFrom('3', 'three', '4', '14,500'),
    rest: fc.constantFrom(
      'euros.',
      'euros a month!',
      'weeks in Kiel.',
      'weeks in Bonn.',
      'weeks in the old house in Kiel.',
    ),
  })
  .map(({ opening, verb, number, rest }) => `${opening} ${verb} ${number} ${rest}`)
const tier = fc.constantFrom('universal' as const, 'situational' as const)
const scope = fc.constantFrom('source' as const, 'organization' as const)

const existing = fc
  .array(
    fc.record({
      text,
      tier,
      digested_tier: fc.option(tier),
      tier_pinned: fc.boolean(),
      reviewed: fc.boolean(),
      supported: fc.boolean(),
      suppression_scope: fc.option(scope, { freq: 3 }),
      passage_key: fc.constantFrom('a', 'b', null),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map((row, at) => existingFact({ ...row, id: at + 1, archived: row.suppression_scope !== null })),
  )
const digested = fc.array(
  fc
    .record({ text, tier, passage: fc.constantFrom('a', 'b') })
    .map(({ text: said, ...fields }) => statedFact(said, fields)),
  { maxLength: 12 },
)
const input: fc.Arbitrary<ReconcileInput> = fc.record({
  existing,
  digested,
  suppressions: fc.array(fc.record({ statement: text.map(normalizeStatement), scope }), { maxLength: 3 }),
  ownerFacts: fc.array(fc.record({ id: fc.integer({ min: 100, max: 110 }), text }), { maxLength: 3 }),
})

/** What the service does with a plan. */
function apply(
  rows: readonly ExistingFact[],
  { kept, revived, added, retired }: ReconciliationPlan,
): ExistingFact[] {
  const changes = new Map([...kept, ...revived].map((fact) => [fact.id, fact.changes]))
  const first = Math.max(0, ...rows.map(({ id }) => id)) + 1
  return [
    ...rows.map((row) => ({
      ...row,
      ...(retired.includes(row.id) && { supported: false }),
      ...changes.get(row.id),
    })),
    ...added.map(({ passage, suppressed, inherits: _, ...fact }, at) =>
      existingFact({
        ...fact,
        id: first + at,
        digested_tier: fact.tier,
        archived: suppressed !== null,
        suppression_scope: suppressed,
        passage_key: passage,
      }),
    ),
  ]
}

test('applying a plan and reconciling again adds, retires, revives and changes nothing', () => {
  fc.assert(
    fc.property(input, (given) => {
      const rows = apply(given.existing, reconcile(given))
      const again = reconcile({ ...given, existing: rows })
      assert.deepEqual([again.added, again.retired, again.revived], [[], [], []])
      for (const { changes } of again.kept) assert.deepEqual(changes, {})
    }),
  )
})

test('no row is lost, none is in a plan twice, and none that is retired was not supported', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { kept, revived, retired } = reconcile(given)
      const named = [...kept.map(({ id }) => id), ...revived.map(({ id }) => id), ...retired]
      assert.equal(new Set(named).size, named.length)
      const byId = new Map(given.existing.map((row) => [row.id, row]))
      for (const { id } of kept) assert.ok(byId.get(id)?.supported)
      for (const { id } of revived) assert.equal(byId.get(id)?.supported, false)
      for (const id of retired) assert.ok(byId.get(id)?.supported)
      for (const { id, supported } of given.existing) if (supported) assert.ok(named.includes(id))
    }),
  )
})

test('the order in which things are stated does not matter', () => {
  const ordered = ({ added, ...plan }: ReconciliationPlan) => ({
    ...plan,
    added: added.toSorted((one, other) => (one.statement < other.statement ? -1 : 1)),
  })
  fc.assert(
    fc.property(input, fc.infiniteStream(fc.nat()), (given, numbers) => {
      const shuffled = given.digested
        .map((fact) => ({ fact, rank: numbers.next().value }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ fact }): SourceFact => fact)
      assert.deepEqual(ordered(reconcile({ ...given, digested: shuffled })), ordered(reconcile(given)))
    }),
  )
})

test('a suppressed statement is never live after a plan', () => {
  fc.assert(
    fc.property(input, (given) => {
      const suppressed = new Set([
        ...given.suppressions.map(({ statement }) => statement),
        ...given.existing.filter(({ archived }) => archived).map(({ statement }) => statement),
      ])
      const stated = new Set(given.digested.map((fact) => normalizeStatement(fact.text)))
      for (const row of apply(given.existing, reconcile(given)))
        if (row.supported && stated.has(row.statement) && suppressed.has(row.statement))
          assert.ok(row.archived)
    }),
  )
})

test('what the owner decided is not overwritten', () => {
  fc.assert(
    fc.property(input, (given) => {
      const after = new Map(apply(given.existing, reconcile(given)).map((row) => [row.id, row]))
      for (const row of given.existing) {
        const { text: said, tier: kept, archived, topic } = after.get(row.id)!
        if (row.reviewed || row.archived) assert.equal(said, row.text)
        if (row.tier_pinned) assert.equal(kept, row.tier)
        if (row.archived) assert.ok(archived)
        assert.equal(topic, row.topic)
      }
    }),
  )
})

test('whatever is stated has a row that is supported', () => {
  fc.assert(
    fc.property(input, (given) => {
      const plan = reconcile(given)
      const again = reconcile({ ...given, existing: apply(given.existing, plan) })
      const stated = new Set(given.digested.map((fact) => normalizeStatement(fact.text)))
      assert.ok(again.kept.length >= (stated.size > 0 ? 1 : 0))
      assert.equal(again.added.length, 0)
    }),
  )
})
