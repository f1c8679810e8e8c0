import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserName } from './browser_name.ts'

test('a browser is told by the name people know, whatever else it claims to be', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
  assert.equal(browserName(chrome), 'Chrome on Linux')
  assert.equal(browserName(`${chrome} Edg/130.0`), 'Edge on Linux')
  assert.equal(
    browserName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604.1',
    ),
    'Safari on iOS',
  )
  assert.equal(browserName('curl/8.0'), 'curl/8.0')
  assert.equal(browserName(null), 'An unknown browser')
})
