import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { SourceFailure } from '../failure.ts'
import { readZip, unpack } from './read_zip.ts'
import { writeZip } from './write_zip.ts'

const files = fc.array(
  fc.tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.uint8Array({ maxLength: 300 })),
  {
    maxLength: 6,
  },
)

test('what is written is read', () => {
  fc.assert(
    fc.property(files, (written) => {
      const read = readZip(writeZip(written)).map((entry) => [entry.name, [...unpack(entry, 1000)]])
      assert.deepEqual(
        read,
        written.map(([name, content]) => [name, [...content]]),
      )
    }),
  )
})

test('an archive that was changed anywhere is read or refused, never worse', () => {
  const whole = writeZip([
    ['a.xml', Buffer.from('<a/>')],
    ['b/c.xml', Buffer.from('<b/>')],
  ])
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, length) => {
      const changed = Buffer.from(whole)
      changed[at] = byte
      try {
        for (const entry of readZip(changed.subarray(0, length))) unpack(entry, 1000)
      } catch (error) {
        assert.ok(error instanceof SourceFailure, String(error))
      }
    }),
    { numRuns: 500 },
  )
})
