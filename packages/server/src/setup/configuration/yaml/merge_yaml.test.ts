import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mergeYaml } from './merge_yaml.ts'
import { printYaml } from './print_yaml.ts'
import { readYaml } from './read_yaml.ts'

const mine = `# The desk that everybody meets first.
languages: [en, de] # English first
name: 'Front desk'

# Ask marketing before you change this.
pages:
  # The long one
  - title: Services
    url: https://a.example/services
  - url: https://a.example/people # Photos!
    title: People
flow:
  phases:
    # Say hello
    - key: welcome
      max_turns: 4 # was 6
    - key: explore
      objective: |
        Understand
        the need.
# The end
`

const value = () => (readYaml(mine) as { value: Record<string, unknown> }).value

test('comments, the order of keys and quotation marks stay; only what differs changes', () => {
  const wanted: Record<string, unknown> = value()
  wanted.name = 'Reception'
  wanted.allowed_origins = ['https://a.example']
  wanted.pages = [
    { title: 'The people', url: 'https://a.example/people' },
    { title: 'Services', url: 'https://a.example/services' },
  ]
  wanted.flow = {
    phases: [
      { key: 'explore', objective: 'One line' },
      { key: 'welcome', title: 'Hi', max_turns: 5 },
      { key: 'last' },
    ],
  }
  assert.equal(
    mergeYaml(mine, wanted),
    `# The desk that everybody meets first.
languages: [ en, de ] # English first
name: 'Reception'

# Ask marketing before you change this.
pages:
  - url: https://a.example/people # Photos!
    title: The people
  # The long one
  - title: Services
    url: https://a.example/services
flow:
  phases:
    - key: explore
      objective: One line
    # Say hello
    - key: welcome
      title: Hi
      max_turns: 5 # was 6
    - key: last
allowed_origins:
  - https://a.example

# The end
`,
  )
})

test('what does not fit between brackets is written below', () => {
  assert.equal(
    mergeYaml('a: {} # none yet\nb: [x]\n', { a: { key: ':\na' }, b: ['x', 'y'] }),
    'a:\n  key: |-\n    :\n    a\n  # none yet\nb: [ x, y ]\n',
  )
  const read = readYaml(mergeYaml('{}\n', { key: { key: ':\na' } }))
  assert.deepEqual('value' in read && read.value, { key: { key: ':\na' } })
})

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.string({ unit: fc.constantFrom('a', ' ', '\n', '#', ':', '-', '"', '|', '😀', '\r', '\t') }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(
    fc.constantFrom('key', 'name', 'url', 'a', 'b', 'c: d', '- e'),
    tie('value') as fc.Arbitrary<unknown>,
    { noNullPrototype: true },
  ),
}))

test('whatever a file said, it says the new value afterwards', () => {
  fc.assert(
    fc.property(json.object, json.object, (before, after) => {
      const read = readYaml(mergeYaml(printYaml(before), after))
      assert.deepEqual((read as { value: unknown }).value, after)
    }),
    { numRuns: 300 },
  )
})

test('what is printed is read as the same', () => {
  fc.assert(
    fc.property(json.object, (value) => {
      assert.deepEqual((readYaml(printYaml(value)) as { value: unknown }).value, value)
    }),
    { numRuns: 300 },
  )
})
