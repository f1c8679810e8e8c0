import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineStream, parseLine } from './lines.ts'

test('a line says what it rests on, what it declines or what it puts into another language', () => {
  const said = (cites: string[], text: string) => ({ kind: 'sentence', cites, text })
  assert.deepEqual(parseLine('[3] It costs 49 euros.'), said(['3'], 'It costs 49 euros.'))
  assert.deepEqual(parseLine('- [2, 3][services] Both.'), said(['2', '3', 'services'], 'Both.'))
  assert.deepEqual(parseLine('[-] Thank you.'), said([], 'Thank you.'))
  assert.deepEqual(parseLine('[none 1, 2] No idea.'), {
    kind: 'decline',
    questions: [1, 2],
    text: 'No idea.',
  })
  assert.deepEqual(parseLine('[say 1] Merci.'), { kind: 'translation', sentence: 1, text: 'Merci.' })
  assert.deepEqual(parseLine('[bye] So long.'), { kind: 'goodbye', text: 'So long.' })
  assert.equal(parseLine('It costs 49 euros.'), null)
})

test('a line is whole when the next begins, however it comes', () => {
  const lines = lineStream()
  assert.deepEqual(lines.push('[-] Th'), [])
  assert.deepEqual(lines.push('ank you.\n\n[1] It'), ['[-] Thank you.'])
  assert.deepEqual(lines.push(' costs 9.\n'), ['[1] It costs 9.'])
  assert.deepEqual([lines.end(), lines.push('[-] A'), lines.end()], [[], [], ['[-] A']])
})
