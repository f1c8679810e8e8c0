import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompiledFlow, FitAssessment } from '@foyer/engine'
import type { ModelRequest } from '../../../testing/model_provider/start.ts'
import {
  closingOf,
  newFlow,
  newTalk,
  nobodyLeaves,
  thinkingWith,
} from '../../../testing/model_provider/talk.ts'

/** Every field that a model can follow when it judges a conversation and writes about it. It is there once, or the model is told twice. */

const mark = 'Albatross'
/** Written so that every field takes it. */
const text = `Mind the ${mark} at all times`

const whole = ({ system, messages }: ModelRequest) => [system, ...messages.map(({ text }) => text)].join('\n')

async function givenInTheEnd(
  kind: 'assessment' | 'synthesis' | 'brief' | 'recap',
  flow: CompiledFlow,
  context_tokens: number | null = null,
) {
  const { reasoner, server } = await thinkingWith(() => ({ say: '{"criteria":[]}' }), { context_tokens })
  const closing = closingOf(['Soon.'], {}, flow)
  const judgement: FitAssessment = { fit: 'unknown', criteria: [] }
  const [template] = flow.deliverable_templates
  const talk = newTalk(flow, { deliverable_template: template?.body ?? '' })
  if (kind === 'assessment') await reasoner.assess(talk, closing, nobodyLeaves)
  else await reasoner.write(talk, { kind, closing, judgement }, nobodyLeaves)
  return whole(server.requests[0]!).split(mark).length - 1
}

const criterion = { id: 7, kind: 'ideal', description: 'Wants to start soon', weight: 3 } as const
const prompts = newFlow().prompts

for (const kind of ['assessment', 'synthesis', 'brief', 'recap'] as const)
  test(`a model is given the prompt of kind ${kind} when it writes by it, once`, async () => {
    const flow = newFlow()
    const marked = { ...flow, prompts: { ...prompts, [kind]: { version: 2, body: `You write. ${text}` } } }
    assert.equal(await givenInTheEnd(kind, marked), 1)
    assert.equal(await givenInTheEnd(kind, flow), 0)
  })

test('a model is given the description and the guidance of a fit criterion when it judges by it', async () => {
  for (const change of [{ description: text }, { guidance: text }]) {
    const flow = newFlow({ fit_criteria: [{ ...criterion, ...change }] })
    assert.ok((await givenInTheEnd('assessment', flow)) > 0)
  }
})

test('a model is given the body of a deliverable template when it writes the document', async () => {
  const template = { id: 1, name: 'Outline', format: 'markdown' as const, body: `# ${text}` }
  assert.equal(await givenInTheEnd('synthesis', newFlow({ deliverable_templates: [template] })), 1)
})

test('a model is given as much of a prompt as its context_tokens leave room for', async () => {
  const body = `${'You write. '.repeat(300)}${text}`
  const flow = { ...newFlow(), prompts: { ...prompts, brief: { version: 2, body } } }
  assert.equal(await givenInTheEnd('brief', flow), 1)
  assert.equal(await givenInTheEnd('brief', flow, 1000), 0)
})
