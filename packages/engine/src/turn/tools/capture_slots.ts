import { isAllowed, isSameValue } from '../../conversation/allowed_value.ts'
import { hasTool } from '../../conversation/capturable_slots.ts'
import type { CompiledFlow } from '../../flow/compiled_flow.ts'
import type { SlotDefinition } from '../../flow/definition.ts'
import type { JsonSchema, ObjectSchema } from '../../flow/json_schema.ts'
import type { SlotValue } from '../../prompts/live_values.ts'
import { asksForContact } from '../../slots/asks_for_phone.ts'
import { valueSchema } from '../../slots/extraction_schema.ts'
import { isGiven } from '../contact.ts'
import { type Draft, withAnswer } from '../draft.ts'
import { findQuote } from '../quote.ts'
import { type Arguments, closed, problemIn, readArguments, textIn } from './arguments.ts'
import type { Tool, ToolContext } from './tool.ts'

export const captureSlots: Tool = {
  name: 'capture_slots',
  action: 'recorded',
  description:
    'Record answers of the plan, in the same response as your text, whenever the visitor gives or corrects one. Each has ' +
    'its value and as quote the words of the visitor that say so, copied exactly from one message. A new answer replaces ' +
    'the earlier one. Leave out what they did not say.',
  parameters(flow) {
    const slots = capturableSlots(flow)
    if (slots.length === 0) return null
    return closed(Object.fromEntries(slots.map((slot) => [slot.key, answerSchema(slot)])))
  },
  checksEach: true,
  run(context, draft, given) {
    const recorded: string[] = []
    const problems: string[] = []
    let after = draft
    for (const [key, answer] of Object.entries(given)) {
      const kept = capture(context, after, key, answer)
      if (typeof kept === 'string') problems.push(`${key}: ${kept}`)
      else {
        after = kept
        recorded.push(key)
      }
    }
    return {
      draft: after,
      result: resultOf(recorded, problems),
      ok: problems.length === 0 && recorded.length > 0,
      read: problems.length > 0,
    }
  },
}

/** Visitors tell things before they are asked, and correct what they told earlier: the answers of all phases. */
export const capturableSlots = (flow: CompiledFlow): SlotDefinition[] =>
  flow.phases.filter((phase) => hasTool(phase, 'capture_slots')).flatMap(({ slots }) => slots)

const answerSchema = (slot: SlotDefinition): ObjectSchema =>
  closed({ value: valueSchema(slot), quote: { type: 'string' } }, ['value', 'quote'])

const resultOf = (recorded: readonly string[], problems: readonly string[]): string =>
  [
    ...(recorded.length > 0 ? [`Recorded: ${recorded.join(', ')}.`] : []),
    ...(problems.length > 0 ? ['Not recorded:', ...problems] : []),
    ...(recorded.length + problems.length === 0 ? ['There was no answer in it.'] : []),
  ].join('\n')

/** The draft with the answer, or why it can't be recorded. */
function capture(context: ToolContext, draft: Draft, key: string, answer: unknown): Draft | string {
  const slot = capturableSlots(context.setting.flow).find((each) => each.key === key)
  if (!slot) return 'The plan has no such answer.'
  const given = readArguments(answer)
  if (!given) return 'Give an object with value and quote.'
  const value = valueIn(given, valueSchema(slot))
  if (value === null || !isAllowed(slot, value))
    return problemIn(answerSchema(slot), answer, '') ?? notAllowed(slot)
  const found = findQuote(textIn(given, 'quote'), context.said)
  if (!found) return 'The quote must be words that the visitor wrote, copied from one message.'
  if (asksForContact(slot) && !isGiven(String(value), context.said))
    return 'The visitor did not write this address or number.'
  return withValue(context, draft, key, { value, ...found })
}

/** An answer that is recorded already stays as it is. */
function withValue(
  { answers_before }: ToolContext,
  draft: Draft,
  key: string,
  answer: { value: SlotValue; message_id: number; quote: string },
): Draft {
  const [now, before] = [draft.state.answers, answers_before].map((answers) =>
    Object.hasOwn(answers, key) ? answers[key] : undefined,
  )
  return now && isSameValue(now.value, answer.value) ? draft : withAnswer(draft, key, answer, before)
}

/** Of the right type; null where it isn't. */
function valueIn(given: Arguments, schema: JsonSchema): SlotValue | null {
  const { value } = given
  if (problemIn(schema, value, 'value') !== null) return null
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map((each) => String(each).trim()) : null
}

const notAllowed = ({ data_type }: SlotDefinition): string =>
  data_type === 'email'
    ? 'value must be an email address.'
    : 'value must say something, in at most 2,000 characters.'
