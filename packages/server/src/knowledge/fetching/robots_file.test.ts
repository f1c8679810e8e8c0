import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRobots } from './robots_file.ts'

const lines = (...all: string[]) => all.join('\n')
const forAll = (...rules: string[]) => parseRobots(lines('User-agent: *', ...rules))
const mayRead = (file: ReturnType<typeof parseRobots>, path: string) => file.against(path) === null

test('without a rule everything may be read', () => {
  for (const text of ['', '<!doctype html><p>Not found</p>', 'Disallow: /', 'User-agent: *\nDisallow:\n'])
    assert.ok(mayRead(parseRobots(text), '/anything'), text)
})

test('a rule is about all paths that begin with it; the longest decides, and between equals the one that allows', () => {
  const file = forAll(
    'Allow: /shop/open',
    'Disallow: /shop',
    'Disallow: /shop/open/not',
    'Disallow: /tie',
    'Allow: /tie',
    'Disallow: /a/*/c',
  )
  for (const [path, may] of [
    ['/', true],
    ['/shop', false],
    ['/shopping', false],
    ['/shop/open/1', true],
    ['/shop/open/not/1', false],
    ['/Shop', true],
    ['/tie', true],
    ['/a/b/c/d', false],
    ['/a/c', true],
  ] as const)
    assert.equal(mayRead(file, path), may, path)
})

test('$ ends a path, and the query belongs to it', () => {
  const file = forAll('Disallow: /*.pdf$', 'Disallow: /*?print=', 'Disallow: /exact$')
  for (const [path, may] of [
    ['/a/price.pdf', false],
    ['/a/price.pdf?x', true],
    ['/a?print=1', false],
    ['/exact', false],
    ['/exactly', true],
  ] as const)
    assert.equal(mayRead(file, path), may, path)
})

test('a group that names us is the only one that counts, however it is written and wherever it stands', () => {
  for (const name of ['Foyer', 'foyer', 'FOYER/1.0', 'Foyer # us']) {
    const file = parseRobots(
      lines('User-agent: *', 'Disallow: /', '', `USER-AGENT : ${name}`, 'disallow: /private'),
    )
    assert.deepEqual([mayRead(file, '/'), mayRead(file, '/private')], [true, false], name)
  }
  for (const name of ['Foyerbot', 'MyFoyer', 'Googlebot']) {
    const file = parseRobots(lines(`User-agent: ${name}`, 'Allow: /', 'User-agent: *', 'Disallow: /'))
    assert.equal(mayRead(file, '/'), false, name)
  }
})

test('agents may share a group, groups of one agent add up, and other lines do not end the list of agents', () => {
  const file = parseRobots(
    lines(
      'User-agent: Other',
      'Sitemap: https://example.com/s.xml',
      'User-agent: Foyer',
      'Disallow: /one',
      'User-agent: Other',
      'Disallow: /theirs',
      'User-agent: Foyer',
      'Disallow: /two',
    ),
  )
  assert.deepEqual(
    ['/one', '/two', '/theirs'].map((path) => mayRead(file, path)),
    [false, false, true],
  )
  assert.deepEqual(file.sitemaps, ['https://example.com/s.xml'])
})

test('paths are compared in one spelling of their percent-encoding', () => {
  const file = forAll('Disallow: /über', 'Disallow: /%7euser', 'Disallow: /a%2fb')
  for (const path of ['/%C3%BCber', '/%c3%bcber/x', '/~user', '/a%2Fb'])
    assert.equal(mayRead(file, path), false, path)
  assert.ok(mayRead(file, '/a/b'))
})

test('the refusal names its rule and line', () => {
  const file = parseRobots('\uFEFF# ours\r\nUser-agent: *\r\nDisallow: /private # please\r\n')
  assert.deepEqual(file.against('/private/x'), { allows: false, path: '/private', line: 3 })
})

test('Crawl-delay is honoured up to 10 s, and nonsense is none', () => {
  for (const [said, seconds] of [
    ['2', 2],
    ['0.5', 0.5],
    ['86400', 10],
    ['Infinity', 10],
    ['-1', 0],
    ['soon', 0],
  ] as const)
    assert.equal(forAll(`Crawl-delay: ${said}`).crawlDelaySeconds, seconds, said)
})

test('R6 a robots.txt made to exhaust its reader does not', { timeout: 10_000 }, () => {
  const agents = 'User-agent: *\nUser-agent: Foyer\n'.repeat(8000)
  const multiplied = parseRobots(agents + 'Disallow: /a\n'.repeat(20_000))
  assert.equal(mayRead(multiplied, '/a'), false)

  const slow = parseRobots(`User-agent: *\n${`Disallow: /${'*a'.repeat(100)}b\n`.repeat(2400)}`)
  for (let times = 0; times < 20; times += 1) assert.ok(mayRead(slow, `/${'a'.repeat(1990)}`))

  const wildcards = forAll(...Array.from({ length: 600 }, (_, count) => `Disallow: /*/${count}$`))
  assert.deepEqual([mayRead(wildcards, '/a/499'), mayRead(wildcards, '/a/500')], [false, true])

  assert.ok(mayRead(parseRobots(`User-agent: *${' '.repeat(250_000)}x\n${':'.repeat(250_000)}`), '/'))
  assert.equal(parseRobots('Sitemap: https://example.com/s.xml\n'.repeat(10_000)).sitemaps.length, 50)
})
