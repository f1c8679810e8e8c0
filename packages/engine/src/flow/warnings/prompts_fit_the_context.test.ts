import { test } from 'node:test'
import { agentWith, flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { defaultContextTokens, promptsFitTheContext as rule } from './prompts_fit_the_context.ts'

const flow = flowOf(phase(1), terminal(2))

function withPrompt(kind: 'conversation' | 'brief', body: string, context_tokens?: number) {
  const agent = agentWith(flow, context_tokens === undefined ? {} : { context_tokens })
  return { ...agent, prompts: { ...agent.prompts, [kind]: { version: 2, body } } }
}

test('§4.2 prompts that a model can read whole are accepted', () => {
  accepts(rule, agentWith(flow))
  accepts(rule, withPrompt('brief', 'x'.repeat(4 * defaultContextTokens)))
})

test('§4.2 a conversation prompt too long for the model is worth a warning in every phase', () => {
  reports(
    rule,
    withPrompt('conversation', 'x'.repeat(5 * defaultContextTokens)),
    ['flow prompts.conversation.body', 'phase:1 objective'],
    ['flow prompts.conversation.body', 'phase:2 objective'],
  )
})

test('§4.2 the model’s own limit counts where it is known', () => {
  accepts(rule, withPrompt('brief', 'x'.repeat(500), 1000))
  reports(rule, withPrompt('brief', 'x'.repeat(500), 100), ['flow prompts.brief.body'])
})
