import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicAddress } from './public_address.ts'

test('pages that anybody can open have a public address', () => {
  for (const url of ['https://example.com/prices?size=2#small', 'http://93.184.215.14/'])
    assert.equal(isPublicAddress(url), true, url)
})

test('scripts, files, credentials and names of an inside network have none', () => {
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'ftp://example.com/file',
    'file:///etc/passwd',
    'prices.pdf',
    'https://user:secret@example.com/',
    'https://token@example.com/',
    'http://localhost:4000/',
    'http://wiki/page',
    'https://wiki.internal/page',
    'http://127.0.0.1:8080/',
    'http://192.168.1.4/',
    'http://[::1]/',
  ])
    assert.equal(isPublicAddress(url), false, url)
})
