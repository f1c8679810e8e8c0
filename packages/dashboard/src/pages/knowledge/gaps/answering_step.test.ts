import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answeringStep } from './answering_step.ts'
import type { Check } from './verdict.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds))
const open = { status: 'open', resolution_basis: null } as const
const checked = (seconds: number) => {
  const last_check: Check = {
    checked_at: at(seconds).toISOString(),
    trigger: 'ingestion',
    answerable: false,
    reachable: [],
  }
  return { ...open, last_check }
}
const ready = { status: 'ready', archived: false, ingested_at: at(10).toISOString() } as const

test('a gap is followed from the reading of its source to the check', () => {
  assert.equal(answeringStep(open, { status: 'queued', archived: false }, at(0)), 'reading')
  assert.equal(answeringStep(open, { status: 'ingesting', archived: false }, at(5)), 'reading')
  assert.equal(answeringStep(checked(3), ready, at(11)), 'checking')
  assert.equal(answeringStep(checked(12), ready, at(13)), 'not_enough')
  assert.equal(answeringStep({ status: 'resolved', resolution_basis: 'verified' }, ready, at(13)), 'verified')
})

test('a source that could not be read says so', () => {
  assert.equal(answeringStep(open, { ...ready, status: 'failed' }, at(11)), 'failed')
})

test('nobody is left waiting for a check that does not come', () => {
  assert.equal(answeringStep(checked(3), ready, at(50)), 'unchecked')
})

test('nothing is told of a source that is gone or of a gap that was settled otherwise', () => {
  assert.equal(answeringStep(open, undefined, at(0)), undefined)
  assert.equal(answeringStep(open, { ...ready, archived: true }, at(11)), undefined)
  assert.equal(answeringStep({ status: 'resolved', resolution_basis: 'declared' }, ready, at(11)), undefined)
})
