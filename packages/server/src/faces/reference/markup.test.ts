import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html, inline, prose } from './markup.ts'

test('what is put into a template is text, in lists as well; markup stays what it is', () => {
  const hostile = '<script>"&\''
  assert.equal(
    html`<p title="${hostile}">${[hostile]}</p>`.html.match(/&#60;script&#62;&#34;&#38;&#39;/g)?.length,
    2,
  )
  assert.equal(html`<p>${html`<b>${1}</b>`}${[undefined, null, false]}</p>`.html, '<p><b>1</b></p>')
})

test('descriptions have paragraphs, and code between backticks, whose content is text', () => {
  assert.equal(prose('Send `a<b`.\n\nThen wait.').html, '<p>Send <code>a&#60;b</code>.</p><p>Then wait.</p>')
  assert.equal(inline('plain').html, 'plain')
})
