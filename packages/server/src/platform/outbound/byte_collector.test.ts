import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectBytes } from './byte_collector.ts'

test('what arrives is copied into one piece, so that tiny chunks do not keep the memory they arrived in', () => {
  const collected = collectBytes(20_000)
  const arrived = Buffer.from('x')
  for (let count = 0; count < 10_000; count += 1) collected.add(arrived)
  arrived.fill('y')
  assert.equal(collected.bytes().toString(), 'x'.repeat(10_000))
  assert.ok(collected.bytes().buffer.byteLength <= 20_000)
  assert.equal(collected.cut, false)
})

test('what is beyond the limit is cut off and said to be; exactly the limit is not', () => {
  const collected = collectBytes(10)
  collected.add(Buffer.from('12345'))
  collected.add(Buffer.from('67890'))
  assert.deepEqual([collected.bytes().toString(), collected.cut], ['1234567890', false])
  collected.add(Buffer.from(''))
  assert.equal(collected.cut, false)
  collected.add(Buffer.from('1'))
  assert.deepEqual([collected.bytes().toString(), collected.cut], ['1234567890', true])
})
