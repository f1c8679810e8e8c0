import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderMarkdown } from './render_markdown.ts'

/** What the browser would show, without the classes of Mantine. */
function htmlOf(markdown: string): string {
  const page = createElement(MantineProvider, { withGlobalClasses: false }, renderMarkdown(markdown))
  return renderToStaticMarkup(page)
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/ (class|style|data-[\w-]+|dir)="[^"]*"/g, '')
}

test('headings, paragraphs, lists, quotes, code and rules are rendered', () => {
  assert.equal(
    htmlOf(
      '# Brief\nFirst words\nand more\n\n### Detail\n\n- one\n- two\n\n3. third\n\n> said\n\n```\n<code>\n```\n\n---\nend',
    ),
    '<h3>Brief</h3><p>First words\nand more</p><h4>Detail</h4><ul><li>one</li><li>two</li></ul>' +
      '<ol start="3"><li>third</li></ol><blockquote><p>said</p></blockquote><pre>&lt;code&gt;</pre><hr/><p>end</p>',
  )
})

test('a list keeps what is nested in its items, and a task its box as it was written', () => {
  assert.equal(
    htmlOf('- one\n  - inner\n- [x] two'),
    '<ul><li>one<ul><li>inner</li></ul></li><li>[x] two</li></ul>',
  )
})

test('a table has its header and its rows', () => {
  assert.equal(
    htmlOf('| Slot | Value |\n|---|---|\n| budget | **5 k** |'),
    '<div><table><thead><tr><th scope="col">Slot</th><th scope="col">Value</th></tr></thead>' +
      '<tbody><tr><td>budget</td><td><strong>5 k</strong></td></tr></tbody></table></div>',
  )
})

test('code that is never closed ends with the text', () => {
  assert.equal(htmlOf('```\nopen'), '<pre>open</pre>')
})

test('strong words, emphasis, code and links are rendered within each other', () => {
  assert.equal(
    htmlOf('a **b `c`** and [d *e*](https://e.example) ~~f~~ mail@e.example'),
    '<p>a <strong>b <code>c</code></strong> and ' +
      '<a href="https://e.example" target="_blank" rel="noreferrer">d <em>e</em></a> <del>f</del> ' +
      '<a href="mailto:mail@e.example" target="_blank" rel="noreferrer">mail@e.example</a></p>',
  )
})

test('an address that would run something is no link, however it is written', () => {
  for (const text of [
    '[here](javascript:alert(1))',
    '[here](JavaScript:alert(1))',
    '[here](data:text/html,x)',
    '[here](/sign-out)',
    '![here](javascript:alert(1))',
  ])
    assert.equal(htmlOf(text), `<p>${text}</p>`)
  assert.doesNotMatch(htmlOf('[here][1]\n\n[1]: javascript:alert(1)'), /<a/)
  assert.doesNotMatch(htmlOf('<javascript:alert(1)>'), /<a/)
})

test('HTML and images are shown as they were written, and load nothing', () => {
  assert.equal(
    htmlOf(
      '<b onclick="x()">bold</b>\n\n<img src="https://e.example/a.png">\n\n![seen](https://e.example/b.png)',
    ),
    '<p>&lt;b onclick=&quot;x()&quot;&gt;bold&lt;/b&gt;</p>' +
      '<p>&lt;img src=&quot;https://e.example/a.png&quot;&gt;</p>' +
      '<p>![seen](https://e.example/b.png)</p>',
  )
})

test('names with underscores and lone stars stay as they are', () => {
  for (const text of ['slot_values and fit_kind', '2 * 3 * 4', '**', 'a * b'])
    assert.equal(htmlOf(text), `<p>${text}</p>`)
})

test('a text that is nested too deeply to be parsed is shown as it was written', () => {
  const text = '>'.repeat(20_000)
  assert.equal(htmlOf(text), `<p>${text.replaceAll('>', '&gt;')}</p>`)
})
