import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fits, fitsStart } from './path_pattern.ts'

test('* stands for any characters, none included, and everything else for itself', () => {
  for (const [pattern, path, whole, start] of [
    ['/blog', '/blog', true, true],
    ['/blog', '/blog/one', false, true],
    ['/blog/*', '/blog/', true, true],
    ['/blog/*', '/blog/one/two', true, true],
    ['/blog/*', '/blog', false, false],
    ['*', '', true, true],
    ['/*/old', '/blog/2020/old', true, true],
    ['/*/old', '/blog/older', false, true],
    ['/a*a', '/a', false, false],
    ['/**x', '/x', true, true],
    ['/a.c', '/abc', false, false],
    ['/(a+)+$', '/(a+)+$', true, true],
  ] as const)
    assert.deepEqual([fits(path, pattern), fitsStart(path, pattern)], [whole, start], `${pattern} ${path}`)
})

test('a long piece is found where an almost equal one came before it', () => {
  for (const [piece, before] of [
    [`${'a'.repeat(20)}b`, 'aaa'],
    ['abababababababababac', 'abab'],
    ['aabaaabaaabaaabaaabaaac', 'aabaaabaaab'],
  ] as const)
    assert.deepEqual(
      [fits(`/${before}${piece}/`, `/*${piece}/*`), fits(`/${before}${piece.slice(0, -1)}`, `*${piece}*`)],
      [true, false],
    )
})

test('any pattern finds what a regular expression of the same meaning finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 80 })
  const piece = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b'), maxLength })
  const patterns = fc.array(fc.oneof(piece(4), piece(25)), { maxLength: 4 })
  fc.assert(
    fc.property(letters, patterns, (path, pieces) => {
      const pattern = pieces.join('*')
      const meaning = pieces.join('.*')
      assert.equal(fits(path, pattern), new RegExp(`^${meaning}$`).test(path))
      assert.equal(fitsStart(path, pattern), new RegExp(`^${meaning}`).test(path))
    }),
    { numRuns: 2000 },
  )
})

test('R6 a pattern made to be slow is not', { timeout: 5000 }, () => {
  const path = `/${'a'.repeat(2000)}`
  for (const pattern of [`/${'*a'.repeat(900)}b`, `*${'a'.repeat(1000)}b*`, `${'*aab'.repeat(200)}`])
    for (let times = 0; times < 1000; times += 1) assert.equal(fits(path, pattern), false)
})
