import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readYaml } from './read_yaml.ts'

const valueIn = (text: string) => {
  const read = readYaml(text)
  assert.ok('value' in read, JSON.stringify(read))
  return read.value
}

test('YAML is read as JSON: texts that YAML 1.1 took for something else stay texts', () => {
  assert.deepEqual(valueIn('a: yes\nb: 2020-01-01\nc: ~\nd: [1, 2.5, true]\n1: one\n'), {
    a: 'yes',
    b: '2020-01-01',
    c: null,
    d: [1, 2.5, true],
    1: 'one',
  })
  assert.equal(valueIn(''), null)
})

test('what grows when it is read, or is more than data, is refused with its line', () => {
  const refused: [string, number, RegExp][] = [
    ['a: 1\nb: &x 1', 2, /Anchors/],
    ['&x a: 1', 1, /Anchors/],
    ['a: 1\nb: *x', 2, /Aliases/],
    ['a: !!str 1', 1, /Tags/],
    ['a: !own 1', 1, /not valid YAML/],
    ['a: 1\n\na: 2', 3, /given twice/],
    ['b: 1\n__proto__: 1', 2, /key is not supported/],
    ['? [a]\n: 1', 1, /not valid YAML/],
    ['a: 1\n---\na: 2', 2, /not valid YAML/],
    ['a: [1', 1, /not valid YAML/],
    [`a: ${'['.repeat(21)}${']'.repeat(21)}`, 1, /nested too deeply/],
    ['- '.repeat(30_001), 1, /too large to be read/],
  ]
  for (const [text, line, words] of refused) {
    const read = readYaml(text)
    assert.ok('message' in read, text.slice(0, 50))
    assert.match(read.message, words)
    assert.equal(read.line, line, text.slice(0, 50))
  }
})

test('the line of a field is told, or that of the closest thing around it', () => {
  const read = readYaml('a: 1\nflow:\n  phases:\n    - key: x\n      labels:\n        a.b: y\n')
  assert.ok('value' in read)
  const lines = { '': 1, a: 1, 'flow.phases': 3, 'flow.phases.0.key': 4, 'flow.phases.0.title': 4 }
  for (const [path, line] of Object.entries(lines)) assert.equal(read.lineOf(path), line, path)
  assert.equal(read.lineOf('flow.phases.0.labels.a.b'), 6)
  assert.equal(read.lineOf('flow.phases.7.key'), 3)
})
