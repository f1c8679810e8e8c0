import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentSpan, failureType, inRootSpan, inSpan, type Span, type Tracer } from './span.ts'

/** Writes down what begins, fails and ends. */
function noting(): { tracer: Tracer; notes: string[] } {
  const notes: string[] = []
  const open = (name: string): Span => {
    notes.push(`begin ${name}`)
    return {
      trace_id: 't',
      span_id: name,
      traceparent: `00-t-${name}-01`,
      set: () => {},
      fail: (type) => void notes.push(`fail ${name} ${type}`),
      end: () => void notes.push(`end ${name}`),
      child: (part) => open(`${name}/${part}`),
    }
  }
  return { tracer: { start: open }, notes }
}

test('where nothing is traced, a part is only done', async () => {
  assert.equal(
    inSpan('part', {}, (span) => span),
    undefined,
  )
  assert.equal(await inRootSpan(undefined, 'root', {}, async () => currentSpan()), undefined)
})

test('a part belongs to what is under way around it, across waiting, and to nothing else', async () => {
  const { tracer, notes } = noting()
  await Promise.all(
    ['a', 'b'].map((root) =>
      inRootSpan(tracer, root, {}, async () => {
        await Promise.resolve()
        inSpan('part', {}, () => {})
      }),
    ),
  )
  assert.deepEqual(notes.filter((note) => note.includes('/')).sort(), [
    'begin a/part',
    'begin b/part',
    'end a/part',
    'end b/part',
  ])
  assert.equal(currentSpan(), undefined)
})

test('what fails is noted and thrown on, whether at once or later', async () => {
  const { tracer, notes } = noting()
  const broken = () => {
    throw Object.assign(new Error('with words of a visitor'), { code: 'E1' })
  }
  assert.throws(() => inRootSpan(tracer, 'now', {}, broken))
  await assert.rejects(inRootSpan(tracer, 'later', {}, async () => broken()))
  await Promise.resolve()
  assert.deepEqual(notes, [
    'begin now',
    'fail now E1',
    'end now',
    'begin later',
    'fail later E1',
    'end later',
  ])
})

test('the kind of a failure is a word, never a sentence that may quote somebody', () => {
  assert.equal(failureType(new TypeError('visitor said hello')), 'TypeError')
  assert.equal(failureType(Object.assign(new Error(), { code: 'a sentence with words' })), 'Error')
  assert.equal(failureType('thrown words of a visitor'), 'Error')
})
