import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeUrl } from './normalize_url.ts'

test('addresses that mean the same page are written the same', () => {
  for (const [written, normal] of [
    ['https://Example.com:443/a/../docs#top', 'https://example.com/docs'],
    ['https://example.com/docs?utm_source=x&id=7&gclid=1&fbclid=2', 'https://example.com/docs?id=7'],
    ['https://example.com/docs?UTM_Campaign=x', 'https://example.com/docs'],
    ['https://example.com/docs?', 'https://example.com/docs'],
    ['https://example.com/%7euser/%c3%bc%2fb', 'https://example.com/~user/%C3%BC%2Fb'],
    ['https://example.com/ü b', 'https://example.com/%C3%BC%20b'],
    ['https://example.com/?b=2&a=%c3', 'https://example.com/?b=2&a=%C3'],
    ['../b?x=1', 'https://example.com/docs/b?x=1'],
    ['//example.org', 'https://example.org/'],
  ] as const)
    assert.equal(normalizeUrl(written, 'https://example.com/docs/a/'), normal, written)
})

test('what tells pages apart stays: slash, case, order of parameters, names that only look like tracking', () => {
  for (const url of [
    'https://example.com/docs',
    'https://example.com/docs/',
    'https://example.com/Docs',
    'https://example.com/?a=1&b=2',
    'https://example.com/?b=2&a=1',
    'https://example.com/?utm=1&my_gclid=2&gclidx=3',
    'http://example.com:8080/',
  ])
    assert.equal(normalizeUrl(url), url)
})

test('normalizing twice gives the same', () => {
  for (const url of ['https://example.com/%2525/%257e?%26=%7e&&x', 'https://example.com/%%41%2541'])
    assert.equal(normalizeUrl(normalizeUrl(url)!), normalizeUrl(url), url)
})

test('R6 what cannot be fetched has no address: other schemes, passwords, no end', () => {
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,<p>hello',
    'mailto:a@example.com',
    'tel:+4912345',
    'file:///etc/passwd',
    'ftp://example.com/',
    'https://user:pass@example.com/',
    'https://user@example.com/',
    'https://exa mple.com/',
    'https://',
    `https://example.com/${'a'.repeat(2000)}`,
    `data:${'a'.repeat(1_000_000)}`,
  ])
    assert.equal(normalizeUrl(url, 'https://example.com/'), null, url.slice(0, 50))
})
