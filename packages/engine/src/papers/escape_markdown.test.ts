import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escapeMarkdown } from './escape_markdown.ts'

test('ordinary words stay as they are', () => {
  for (const words of [
    'A new website for Müller & Söhne, by spring!',
    'jana.novak@example.com',
    'snake_case_name',
    'about 12,500 € (net)',
    'C++ and C#',
    '3 months',
  ])
    assert.equal(escapeMarkdown(words), words)
})

test('what would make a structure is made inert', () => {
  for (const [words, written] of [
    ['# Heading', String.raw`\# Heading`],
    ['- item', String.raw`\- item`],
    ['+ item', String.raw`\+ item`],
    ['> quote', String.raw`\> quote`],
    ['1. item', String.raw`1\. item`],
    ['12) item', String.raw`12\) item`],
    ['===', String.raw`\===`],
    ['---', String.raw`\---`],
    ['a **b** `c` ~~d~~', 'a \\*\\*b\\*\\* \\`c\\` \\~\\~d\\~\\~'],
    ['_em_', String.raw`\_em\_`],
    ['[x](https://evil.example)', String.raw`\[x\](https\://evil.example)`],
    ['![x](y)', String.raw`!\[x\](y)`],
    ['<script>alert(1)</script>', String.raw`\<script\>alert(1)\</script\>`],
    ['&lt;b&gt; &#60;', String.raw`\&lt;b\&gt; \&#60;`],
    ['a | b', String.raw`a \| b`],
    ['back\\slash', String.raw`back\\slash`],
    ['www.evil.example', String.raw`www\.evil.example`],
  ] as const)
    assert.equal(escapeMarkdown(words), written)
})

test('words stay on one line, without what cannot be seen', () => {
  assert.equal(escapeMarkdown('one\n\n## two\r\n\tthree\u2028four'), 'one ## two three four')
  assert.equal(escapeMarkdown('a\u202eb\u0000c\u200bd\ud800'), 'abcd')
  assert.equal(escapeMarkdown('👩‍👧 é'), '👩‍👧 é')
})
