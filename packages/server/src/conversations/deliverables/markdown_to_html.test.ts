import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markdownToHtml } from './markdown_to_html.ts'

test('headings, lists, tables, quotations and emphasis become HTML', () => {
  assert.equal(
    markdownToHtml('# A\n\n- **b**\n- *c*'),
    '<h1>A</h1>\n<ul>\n<li><strong>b</strong></li>\n<li><em>c</em></li>\n</ul>',
  )
  assert.match(markdownToHtml('| a | b |\n|---|---|\n| 1 | 2 |'), /<td>1<\/td>/)
  assert.match(markdownToHtml('> so it is'), /^<blockquote>/)
})

test('links lead to the web or to an address for mail; any other is its words alone', () => {
  assert.equal(
    markdownToHtml('[a](https://example.com/?a=1&b=2)'),
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer nofollow">a</a></p>',
  )
  assert.match(markdownToHtml('<jana@example.com>'), /<a href="mailto:jana@example.com"/)
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/v1/agents',
    '//evil.example',
    'file:///etc/passwd',
  ])
    assert.equal(markdownToHtml(`[words](<${href}>)`), '<p>words</p>', href)
})

test('an address cannot break out of its attribute', () => {
  const html = markdownToHtml('[a](<https://example.com/"onmouseover="alert(1)>)')
  assert.ok(!html.includes('"onmouseover'), html)
  assert.match(html, /&quot;onmouseover=/)
})

test('an image is a link to itself, so that opening the document fetches nothing', () => {
  assert.equal(
    markdownToHtml('![logo](https://example.com/l.png "t")'),
    '<p><a href="https://example.com/l.png" rel="noopener noreferrer nofollow">logo</a></p>',
  )
  assert.equal(markdownToHtml('![<b>x</b>](javascript:x)'), '<p>&lt;b&gt;x&lt;/b&gt;</p>')
})

test('HTML in Markdown is shown as the text it is, wherever it stands', () => {
  const tag = /<(?!\/?(?:p|h1|ul|li|pre|code|blockquote|em|strong|table|thead|tbody|tr|th|td|br)>)/
  for (const markdown of [
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '# <svg onload=alert(1)>',
    '- <iframe src="https://example.com"></iframe>',
    '> <a href="javascript:x">y</a>',
    '| <b onclick=x>a</b> | b |\n|---|---|\n| <u>1</u> | 2 |',
    '**<style>*{display:none}</style>**',
    '<!-- <script>x</script> -->',
    '`<b>`',
    '```\n</code></pre><script>x</script>\n```',
    '<div>\n\n*x*\n\n</div>',
    '<![CDATA[<script>x</script>]]>',
    '<?php x ?>',
    '<p onclick="x">hi</p>',
  ])
    assert.doesNotMatch(markdownToHtml(markdown), tag, markdown)
})

test('the language of a fenced block cannot leave its attribute', () => {
  assert.ok(!markdownToHtml('```"><script>x\ny\n```').includes('<script'))
})
