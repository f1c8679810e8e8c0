import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkReasons } from '@foyer/contract'
import type { Check } from '../checking/check_answer.ts'
import { refuseUnanswerable, stepAfter } from './rules.ts'

const check = (found: Partial<Check>): Check => ({
  checked_at: '2026-01-15T09:30:00.000Z',
  trigger: 'standing',
  answerable: false,
  reachable: [],
  ...found,
})
const [yes, no] = [check({ answerable: true }), check({ reason: 'no_match' })]
const outage = check({ error: 'The provider does not answer.' })
const gap = (status: string, resolution_basis: string | null = null, succeeded = false) => ({
  status,
  resolution_basis,
  succeeded,
})

test('an open gap that can be answered is resolved, a verified one that cannot is reopened, all others stay', () => {
  assert.equal(stepAfter(gap('open'), yes), 'resolve')
  assert.equal(stepAfter(gap('open'), no), 'keep')
  assert.equal(stepAfter(gap('resolved', 'verified'), yes), 'keep')
  assert.equal(stepAfter(gap('resolved', 'verified'), no), 'reopen')
  for (const found of [yes, no])
    for (const other of [gap('resolved', 'declared'), gap('archived'), gap('archived', 'verified')])
      assert.equal(stepAfter(other, found), 'keep')
})

test('a gap whose question has come back is a standing check no more', () => {
  assert.equal(stepAfter(gap('resolved', 'verified', true), no), 'keep')
})

test('an outage is never a gap: what could not be found out changes no status', () => {
  for (const any of [gap('open'), gap('resolved', 'verified')]) assert.equal(stepAfter(any, outage), 'keep')
})

test('what cannot be verified is refused with the reason and with what to do', () => {
  assert.doesNotThrow(() => refuseUnanswerable(yes))
  const messages = checkReasons.map((reason) => {
    const refusing = () => refuseUnanswerable(check({ reason }))
    assert.throws(refusing, { code: 'parameter_invalid', status: 422, param: 'basis' })
    return messageOf(refusing)
  })
  assert.equal(new Set(messages).size, checkReasons.length)
  for (const message of messages) assert.match(message, /\/v1\/knowledge_(sources|facts).*basis declared\.$/)
  assert.throws(() => refuseUnanswerable(outage), /could not run\. Try again\. \(The provider/)
})

function messageOf(refusing: () => void): string {
  try {
    refusing()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
