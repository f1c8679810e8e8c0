import assert from 'node:assert/strict'
import { test } from 'node:test'
import { render, renderHead } from './render.ts'

test('values take the place of references, as they are', () => {
  assert.equal(render('Hi {{ visitor.name }}!', { 'visitor.name': '<b>$& Jana</b>' }), 'Hi <b>$& Jana</b>!')
})

test('§4.2 an unknown reference becomes empty text, also one that objects answer to', () => {
  assert.equal(render('[{{nobody}}{{constructor}}{{__proto__}}]', {}), '[]')
})

test('inserted text is never read again', () => {
  const values = { 'visitor.message': '{{facts}} {{{', facts: 'secret' }
  assert.equal(render('{{visitor.message}}', values), '{{facts}} {{{')
  assert.equal(render('{{{visitor.message}}}', { 'visitor.message': '{facts}' }), '{{facts}}')
})

test('the head of a text is what the whole text begins with, and knows how long that is', () => {
  const values = { a: 'one', b: 'three' }
  const body = '[{{a}}|{{b}}|{{nobody}}]'
  const text = render(body, values)
  for (let most = 0; most <= text.length + 1; most += 1)
    assert.deepEqual(renderHead(body, values, most), { text: text.slice(0, most), length: text.length })
})
