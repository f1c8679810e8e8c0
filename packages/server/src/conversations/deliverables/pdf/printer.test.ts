import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { letterheadOf } from '../letterhead.ts'
import { createPrinter } from './printer.ts'

const letterhead = letterheadOf(
  { name: 'Kai', website: null, default_locale: 'en', timezone: 'UTC', profile: {} },
  { locale: 'en', created_at: new Date('2026-01-15T20:30:00Z') },
)
const page = { title: 'Outline', html: '<p>Tea</p>', letterhead }

test('a document that does not end is refused with what to do, and the next one is printed', async () => {
  const printer = createPrinter({ longestMs: 1, idleMs: 60_000 })
  await assert.rejects(printer.print(1, page), /too long for a PDF/)
  await printer.close()
  const patient = createPrinter()
  const [one, other] = await Promise.all([patient.print(1, page), patient.print(2, page)])
  assert.ok(one.length > 1000 && other.length > 1000)
  await patient.close()
})

test('an organization has so many documents in line, and another one is still printed for', async () => {
  const printer = createPrinter()
  const prints = Array.from({ length: 12 }, () => printer.print(1, page))
  const other = printer.print(2, page)
  const results = await Promise.allSettled(prints)
  const refused = results.filter((result) => result.status === 'rejected')
  assert.deepEqual(
    refused.map(({ reason }) => reason.code),
    ['rate_limited', 'rate_limited'],
  )
  assert.ok((await other).length > 1000)
  assert.ok((await printer.print(1, page)).length > 1000)
  await printer.close()
})

test('P7 the thread ends when nothing is printed, and another one begins with the next document', async () => {
  const ended: Promise<unknown>[] = []
  const printer = createPrinter({ longestMs: 60_000, idleMs: 1 }, (thread) =>
    ended.push(once(thread, 'exit')),
  )
  await printer.print(1, page)
  await ended[0]
  await printer.print(1, page)
  assert.equal(ended.length, 2)
  await printer.close()
})
