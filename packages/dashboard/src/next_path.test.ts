import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextPath } from './next_path.ts'

test('after signing in, only pages of the dashboard are gone to', () => {
  assert.equal(nextPath('/o/demo/conversations?status=active'), '/o/demo/conversations?status=active')
  for (const foreign of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    7,
    undefined,
  ])
    assert.equal(nextPath(foreign), undefined, String(foreign))
})
