import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filenameOf } from './filename.ts'

test('a file is called what its server says, or else what its address ends with', () => {
  for (const [path, disposition, name] of [
    ['/files/prices%202026.pdf', undefined, 'prices 2026.pdf'],
    ['/download?id=7', undefined, 'download'],
    ['/', undefined, null],
    ['/docs/', undefined, null],
    ['/x', 'attachment; filename="prices \\"2026\\".pdf"', 'prices "2026".pdf'],
    ['/x', 'attachment; filename=prices.pdf; size=7', 'prices.pdf'],
    ['/x', `attachment; filename="e.pdf"; filename*=UTF-8''pr%C3%A9cis.pdf`, 'précis.pdf'],
    ['/x', 'inline', 'x'],
    ['/x', 'attachment; filename=""', 'x'],
  ] as const)
    assert.equal(filenameOf(`https://example.com${path}`, disposition), name, `${path} ${disposition}`)
})

test('R6 a name is no path, has no control characters and an end', () => {
  for (const [disposition, name] of [
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.pdf"', 'a.pdf'],
    [`attachment; filename*=UTF-8''..%2F..%2Fa%00%0A.pdf`, 'a.pdf'],
    [`attachment; filename*=UTF-8''%ff%fe`, 'x'],
    [`attachment; filename="${'a'.repeat(5000)}"`, 'a'.repeat(200)],
  ] as const)
    assert.equal(filenameOf('https://example.com/x', disposition), name, disposition.slice(0, 60))
})
