import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillHtml } from './fill_html.ts'
import { fillMarkdown } from './fill_markdown.ts'

test('a reference to what every object has stands for nothing', () => {
  for (const name of ['constructor', 'toString', '__proto__'])
    assert.doesNotMatch(fillMarkdown(`a {{${name}}} b`, {}), /function|object/i, name)
})

test('a value without quotation marks around it ends neither at its spaces nor adds an attribute', () => {
  assert.doesNotMatch(fillHtml('<p title={{words}}>x</p>', { words: 'a hidden' }), / hidden/)
})

test('every item of a list stays words', () => {
  assert.doesNotMatch(fillHtml('<div>{{all}}</div>', { all: ['<b>one</b>', 'two'] }), /<b>/)
})

test('where something is put is told by the template alone, whatever was put before it', () => {
  for (const name of ['', 'Jana', 'Jana "x" >'])
    assert.doesNotMatch(
      fillHtml('<p title={{name}} onclick={{words}}>x</p>', { name, words: 'alert(1)' }),
      /alert/,
      name,
    )
})

test('a script ends with its own tag and with nothing that stands in it', () => {
  for (const body of ['<script>if (a > b) "{{words}}"</script>', '<script>"</b>{{words}}"</script>'])
    assert.doesNotMatch(fillHtml(body, { words: 'alert(1)' }), /alert/, body)
})
