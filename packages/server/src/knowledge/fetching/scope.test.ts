import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createScope, isSameSite, mayBeTwins, type ScopeOptions } from './scope.ts'

const scopeOf = (start: string, others: Partial<ScopeOptions> = {}) =>
  createScope({ start, through: [start], include: [], exclude: [], ...others })

function assertAdmits(scope: ReturnType<typeof scopeOf>, expected: Record<string, boolean | string>) {
  for (const [link, admitted] of Object.entries(expected)) {
    const url = scope.admits(link)
    assert.equal(typeof admitted === 'string' ? url : url !== null, admitted, link)
  }
}

test('a site is what lies on its origin', () => {
  assertAdmits(scopeOf('https://example.com/'), {
    '/anything/at?all#here': 'https://example.com/anything/at?all',
    'https://example.com': true,
    'https://www.example.com/': false,
    'https://docs.example.com/': false,
    'https://example.com:8443/': false,
    'https://example.com.evil.example/': false,
    'https://other.example/': false,
  })
})

test('links to the unencrypted twin are read encrypted, but not the other way round', () => {
  assertAdmits(scopeOf('https://example.com/'), { 'http://example.com/a?b': 'https://example.com/a?b' })
  assertAdmits(scopeOf('http://example.com/'), { 'https://example.com/a': false })
})

test('origins that the start redirected through are the same site, in its final spelling', () => {
  const through = ['http://example.com/', 'https://example.com/', 'https://www.example.com/']
  assertAdmits(scopeOf('http://example.com/', { through }), {
    'http://example.com/a': 'https://www.example.com/a',
    'https://example.com/a': 'https://www.example.com/a',
    '/a': 'https://www.example.com/a',
    'https://blog.example.com/a': false,
  })
})

test('a site that starts at a path is what lies under it; a file stands for its folder', () => {
  for (const start of [
    'https://example.com/docs',
    'https://example.com/docs/',
    'https://example.com/docs/index.html',
  ])
    assertAdmits(scopeOf(start), {
      '/docs': true,
      '/docs/': true,
      '/docs/a/b': true,
      '/docs2': false,
      '/': false,
      '/a/docs/': false,
      '/docs/../a': false,
    })
})

test('a start that redirects out of its path leads to another one', () => {
  const moved = { through: ['https://example.com/old', 'https://example.com/guide/welcome.html'] }
  assertAdmits(scopeOf('https://example.com/old', moved), { '/guide/a': true, '/old/a': false })
  const inside = { through: ['https://example.com/', 'https://example.com/en/'] }
  assertAdmits(scopeOf('https://example.com/', inside), { '/de/': true })
})

test('include narrows to what it names, exclude takes away, and exclude wins', () => {
  const scope = scopeOf('https://example.com/', {
    include: ['/blog/*', '/help', '/*/über', '/%7euser'],
    exclude: ['/blog/old', '/*print*'],
  })
  assertAdmits(scope, {
    '/blog/': true,
    '/blog': true,
    '/blog/new': true,
    '/blogs': false,
    '/help': true,
    '/help/deep/er': true,
    '/helpers': false,
    '/x/%C3%BCber': true,
    '/~user': true,
    '/blog/old': false,
    '/blog/old/er': false,
    '/blog/older': true,
    '/help/print/1': false,
    '/': false,
  })
})

test('links to files without anything to read do not belong to it', () => {
  assertAdmits(scopeOf('https://example.com/'), { '/a.png': false, '/a.zip?x': false, '/a.pdf': true })
})

test('a site is the same with and without www and encryption, and no other', () => {
  assert.ok(isSameSite('http://example.com/', 'https://www.example.com/a'))
  assert.ok(isSameSite('https://www.example.com/', 'https://example.com/'))
  assert.ok(isSameSite('http://127.0.0.1:8080/a', 'http://127.0.0.1:8080/b'))
  for (const other of ['https://example.org/', 'https://example.com:8443/', 'https://docs.example.com/'])
    assert.ok(!isSameSite('https://example.com/', other), other)
})

test('twins differ in slash, index file, ending or query only', () => {
  const page = 'https://example.com/docs'
  for (const twin of ['/docs/', '/docs/index.html', '/docs.html', '/docs?session=7', '/docs/index.php?x'])
    assert.ok(mayBeTwins(page, `https://example.com${twin}`), twin)
  for (const other of ['/', '/docs/a', '/doc', '/Docs'])
    assert.ok(!mayBeTwins(page, `https://example.com${other}`), other)
})
