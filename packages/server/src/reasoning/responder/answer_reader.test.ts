import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AnswerReader } from './answer_reader.ts'

/** What is read of a text that comes in pieces of this length. */
function readIn(size: number, text: string) {
  const said: string[] = []
  const calls: [string, unknown][] = []
  const reader = new AnswerReader({
    say: (piece) => said.push(piece),
    call: ({ name, arguments: given }) => calls.push([name, given]),
  })
  for (let at = 0; at < text.length; at += size) reader.read(text.slice(at, at + size))
  return { ending: reader.end(), text: said.join(''), calls, pieces: said.length }
}

/** Whatever the pieces are, the same is read. */
function read(text: string) {
  const [whole, ...others] = [text.length, 1, 2, 7].map((size) => readIn(size, text))
  const { pieces: _, ...result } = whole!
  for (const { pieces: _, ...other } of others) assert.deepEqual(other, result)
  return result
}
const calls: [string, unknown][] = [['look_up', { query: 'a "b"' }]]
const called = '[{"name": "look_up", "arguments": {"query": "a \\"b\\""}}]'

test('text is said as it comes, with its lines', () => {
  const text = 'Two come to £84.\n\n- `Helmets` are free.\n  <b>Locks</b>, too: {yes}.\n'
  assert.deepEqual(read(text), { ending: 'whole', text, calls: [] })
  assert.equal(readIn(1, 'Hello').pieces, 5)
})

test('an object is calls, which come first, and what is said, which comes piece by piece', () => {
  const answer = `{"calls": ${called}, "say": "Zwölf \\u20ac,\\nso \\"£84\\". \\ud83d\\ude00"}`
  assert.deepEqual(read(answer), { ending: 'whole', text: 'Zwölf €,\nso "£84". 😀', calls })
  assert.ok(readIn(7, answer).pieces > 3)
  assert.deepEqual(read('{"say": "Hello {you}, [here]: a, b", "calls": []}'), {
    ending: 'whole',
    text: 'Hello {you}, [here]: a, b',
    calls: [],
  })
  assert.deepEqual(read('{"calls": [], "say": ""}'), { ending: 'whole', text: '', calls: [] })
})

test('a fence, thoughts, or a sentence before the object change nothing', () => {
  const object = `{"calls": ${called}, "say": "Hello"}`
  for (const answer of [
    `\n\`\`\`json\n${object}\n\`\`\`\n`,
    `\`\`\`json ${object}\`\`\``,
    `<think>\nShall I say {this}?\n</think>\n\n${object}`,
    `${object}\n`,
  ])
    assert.deepEqual(read(answer), { ending: 'whole', text: 'Hello', calls }, answer)
  assert.equal(read(`Sure, here it is:\n${object}`).text, 'Sure, here it is:\nHello')
  assert.equal(read(`<think>\nA greeting.\n</think>\n\nHello`).text, '\n\nHello')
})

test('a call that a model puts into its text is a call', () => {
  for (const answer of [
    '{"name": "look_up", "parameters": {"query": "a \\"b\\""}}',
    '{"type": "function", "function": {"name": "look_up", "arguments": "{\\"query\\": \\"a \\\\\\"b\\\\\\"\\"}"}}',
    '<tool_call>\n{"name": "look_up", "arguments": {"query": "a \\"b\\""}}\n</tool_call>',
    `{"tool_calls": ${called}}`,
  ])
    assert.deepEqual(read(answer), { ending: 'whole', text: '', calls }, answer)
})

test('what small models get wrong in a string is put right', () => {
  assert.equal(read(`{"calls": [], "say": "It's\nopen, it\\'s free."}`).text, "It's\nopen, it's free.")
  assert.deepEqual(read('{"calls": [{"name": "look_up", "arguments": {"query": "a\nb"}}]}').calls, [
    ['look_up', { query: 'a\nb' }],
  ])
  assert.deepEqual(read('{"calls": [{"name": "look_up", "arguments": "no"}], "say": ""}').calls, [
    ['look_up', undefined],
  ])
  assert.deepEqual(read('{"calls": [], "say": "Hello"').ending, 'whole')
})

test('what ends too early, or says nothing, is told so', () => {
  assert.deepEqual(read('{"calls": [], "say": "So far'), { ending: 'cut', text: 'So far', calls: [] })
  for (const answer of [
    '{"text": "Sure, here',
    '{"text": "Sure"}',
    '{"calls": [{"name": "look_up", "argu',
    '{"calls": [}], "say": "I have looked."}',
    '{}',
  ])
    assert.deepEqual(read(answer), { ending: 'nothing', text: '', calls: [] }, answer)
})
