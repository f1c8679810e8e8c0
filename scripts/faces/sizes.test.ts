import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { firstLoad, isTooLarge, sizeOf } from './sizes.ts'

const page = `
  <link rel="icon" href="/assets/icon.svg">
  <script type="module" crossorigin src="/assets/index.js" nonce="x"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <link rel="stylesheet" crossorigin href="/assets/index.css">
  <link rel="modulepreload" href="/assets/react.js">`

test('P7: a first load is every script, preloaded module and style that the page names, once', () => {
  assert.deepEqual(firstLoad(page), ['assets/index.js', 'assets/react.js', 'assets/index.css'])
})

test('P7: what is over its limit, compressed, is too large', (t) => {
  const dist = mkdtempSync(join(tmpdir(), 'foyer-sizes-'))
  t.after(() => rmSync(dist, { recursive: true }))
  // Nothing compresses what is drawn at random, so that this has its size.
  const incompressible = randomBytes
  writeFileSync(join(dist, 'widget.js'), incompressible(20 * 1024 - 100))
  assert.equal(isTooLarge(sizeOf({ name: 'widget', dist })), false)
  writeFileSync(join(dist, 'widget.js'), incompressible(20 * 1024 + 1))
  assert.equal(isTooLarge(sizeOf({ name: 'widget', dist })), true)

  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), page)
  for (const name of ['index.js', 'react.js'])
    writeFileSync(join(dist, 'assets', name), incompressible(50_000))
  writeFileSync(join(dist, 'assets/index.css'), incompressible(50_000))
  assert.equal(isTooLarge(sizeOf({ name: 'dashboard', dist })), false)
  writeFileSync(join(dist, 'assets/index.css'), incompressible(160_000))
  assert.equal(isTooLarge(sizeOf({ name: 'dashboard', dist })), true)
})
