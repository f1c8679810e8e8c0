import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { settings } from '../../packages/server/src/config.ts'

const text = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')

test('the table of settings in docs/operating.md is the one that the server reads', () => {
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm)]
  assert.deepEqual(
    rows.map(([, name, otherwise, meaning]) => ({ name, default: otherwise, meaning })),
    settings.map(({ name, default: otherwise, meaning }) => ({ name, default: otherwise, meaning })),
  )
})
