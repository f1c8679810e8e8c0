import type { CompiledFlow } from '../../flow/compiled_flow.ts'
import { isChoice, type SlotDefinition } from '../../flow/definition.ts'
import { withAction } from '../draft.ts'
import { closed, textIn, textsIn } from './arguments.ts'
import { capturableSlots } from './capture_slots.ts'
import { done, isUsed, refused, type Tool, type ToolContext } from './tool.ts'

const mostReplies = 4
const longestReply = 60

export const suggestReplies: Tool = {
  name: 'suggest_replies',
  action: 'offered_replies',
  description:
    'Show buttons under your text that the visitor can tap instead of typing: with slot, the options of the answer that ' +
    'your text asks for; with replies, short answers to your question in the words of the visitor. Only what your text ' +
    'leaves open.',
  parameters(flow) {
    if (!isUsed(flow, 'suggest_replies')) return null
    const slots = slotsWithOptions(flow).map(({ key }) => key)
    return closed({
      ...(slots.length > 0 && { slot: { type: 'string', enum: slots } }),
      replies: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: mostReplies },
    })
  },
  isExtra: true,
  run(context, draft, given) {
    const slot = textIn(given, 'slot')
    const replies = [...new Set(textsIn(given, 'replies'))]
    if ((slot === '') === (replies.length === 0)) return refused(draft, 'Give either a slot or replies.')
    if (slot !== '')
      return done(withAction({ ...draft, chips: { slot } }, 'offered_replies'), 'The options are shown.')
    const problem = problemOf(context, replies)
    if (problem !== null) return refused(draft, problem)
    return done(withAction({ ...draft, chips: { replies } }, 'offered_replies'), 'The buttons are shown.')
  },
}

/** Answers that are picked, or yes or no. */
const slotsWithOptions = (flow: CompiledFlow): SlotDefinition[] =>
  capturableSlots(flow).filter(
    ({ data_type, enum_values }) =>
      data_type === 'boolean' || (isChoice(data_type) && (enum_values ?? []).length > 0),
  )

function problemOf(context: ToolContext, replies: readonly string[]): string | null {
  if (replies.some((reply) => reply === '' || reply.length > longestReply))
    return `A button has between 1 and ${longestReply} characters.`
  for (const reply of replies) {
    const refusal = context.refusalOf(reply)
    if (refusal) return `"${reply}" can't be shown: ${refusal.because}.`
  }
  return null
}
