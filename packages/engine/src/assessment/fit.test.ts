import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FitKind, FitWeight, Verdict } from '@foyer/contract/vocabulary'
import { fitOf } from './fit.ts'

type Row = [FitKind, Verdict, FitWeight?]

const fit = (...rows: Row[]) =>
  fitOf(
    rows.map(([kind, , weight], id) => ({ id, kind, description: 'x', weight: weight ?? null })),
    rows.map(([, verdict], id) => ({ fit_criterion_id: id, verdict, evidence: [] })),
  )

test('a dealbreaker that is met decides, whatever else is', () => {
  assert.equal(fit(['ideal', 'met', 3], ['ideal', 'met', 3], ['dealbreaker', 'met', 1]), 'dealbreaker')
  assert.equal(fit(['ideal', 'met'], ['dealbreaker', 'not_met', 3], ['dealbreaker', 'unknown', 3]), 'ideal')
})

test('the kind whose met criteria weigh most is the fit; no weight is 1', () => {
  assert.equal(fit(['ideal', 'met', 2], ['acceptable', 'met'], ['poor_fit', 'unknown', 3]), 'ideal')
  assert.equal(fit(['ideal', 'met'], ['acceptable', 'met', 3]), 'acceptable')
  assert.equal(fit(['ideal', 'met', 2], ['poor_fit', 'met', 3]), 'poor_fit')
  assert.equal(fit(['ideal', 'met'], ['ideal', 'met'], ['poor_fit', 'met']), 'ideal')
})

test('what is not met counts against its kind', () => {
  assert.equal(fit(['ideal', 'met', 1], ['ideal', 'not_met', 3], ['acceptable', 'met', 1]), 'acceptable')
  assert.equal(fit(['ideal', 'met', 3], ['ideal', 'not_met', 1]), 'ideal')
})

test('of kinds that weigh the same, the more careful is the fit', () => {
  assert.equal(fit(['ideal', 'met'], ['acceptable', 'met']), 'acceptable')
  assert.equal(fit(['ideal', 'met'], ['acceptable', 'met'], ['poor_fit', 'met']), 'poor_fit')
})

test('where nothing speaks for a kind, the fit is unknown', () => {
  assert.equal(fit(), 'unknown')
  assert.equal(fit(['ideal', 'unknown'], ['dealbreaker', 'unknown']), 'unknown')
  assert.equal(fit(['ideal', 'not_met'], ['dealbreaker', 'not_met']), 'unknown')
  assert.equal(fit(['ideal', 'met'], ['ideal', 'not_met']), 'unknown')
})
