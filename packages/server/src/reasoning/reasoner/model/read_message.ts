import type { Reading, ReadingInput } from '@foyer/engine'
import type { Talk } from '../port.ts'
import { type Believable, believable } from './believable.ts'
import type { CallLimits, ModelCalls } from './call.ts'
import { withinDeadline } from './deadline.ts'
import { ModelFailure } from './failure.ts'
import { quotedFrom } from './quoted.ts'
import { readingPrompt } from './reading_prompt.ts'
import { type ModelReading, readingSchema } from './reading_schema.ts'
import { askStructured, type StructuredAnswer } from './structured.ts'

/** One message, read by a model. What it claims is kept as far as the message supports it. */
export async function readByModel(
  calls: ModelCalls,
  talk: Talk,
  input: ReadingInput,
  asking: CallLimits,
  context_tokens: number | null,
): Promise<StructuredAnswer<Reading>> {
  const trusted = believable(input)
  if (trusted.nothing) throw new ModelFailure('orders', 'The message contains only instructions.')
  const prompt = await readingPrompt(talk, input, context_tokens)
  const schema = readingSchema(talk, input.slots)
  // One deadline for both tries.
  const { value, tokens } = await withinDeadline(asking, (signal) =>
    askStructured<ModelReading>(calls, prompt, { ...asking, signal }, schema),
  )
  const exit_met = trusted.everything ? await exitMet(talk, input, value) : undefined
  return {
    value: { ...supported(value, input, trusted), ...(exit_met !== undefined && { exit_met }) },
    tokens,
  }
}

/** More than anybody asks in one breath is not the visitor's doing. */
const mostQuestions = 5
const longestQuestion = 500

function supported(
  said: ModelReading,
  { message, slots, asked, topic }: ReadingInput,
  trusted: Believable,
): Reading {
  const captures = (said.captures ?? []).flatMap((capture) => {
    const quote = quotedFrom(message, capture.quote)
    return quote !== null && trusted.bears(capture, quote) ? [{ ...capture, quote }] : []
  })
  const unclear = (said.unclear ?? []).flatMap((each) => {
    const values = slots.find(({ key }) => key === each.slot)?.enum_values ?? []
    const options = values.filter((value) => each.options.includes(value))
    const quote = quotedFrom(message, each.quote)
    return quote === null || options.length < 2 ? [] : [{ slot: each.slot, options, quote }]
  })
  const { acts, declined } = trusted.everything ? said : trusted.reading
  const now = said.topic.trim().slice(0, longestQuestion)
  return {
    acts: acts.length > 0 ? [...new Set(acts)] : ['inform'],
    // Who corrects himself within a message means what he said last.
    captures: captures.filter(
      ({ slot }, at) => captures.findLastIndex((other) => other.slot === slot) === at,
    ),
    unclear,
    // Nobody declines what was not asked for; what the builtin reasoner has heard of that stands.
    declined: [
      ...new Set([...(declined ?? []).filter((slot) => slot === asked.slot), ...trusted.reading.declined]),
    ],
    questions: said.questions
      .map((question) => question.trim().slice(0, longestQuestion))
      .filter((question) => question !== '')
      .slice(0, mostQuestions),
    rewritten: true,
    topic: now === '' ? topic : now,
  }
}

/** Criteria hold by words of the visitor, now or before; a model that names none has not judged them. */
async function exitMet(talk: Talk, { message }: ReadingInput, { exit }: ModelReading) {
  if (!exit) return undefined
  if (!exit.met) return false
  const { transcript } = await talk.moment()
  const said = [message, ...transcript.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))]
  return said.some((text) => quotedFrom(text, exit.quote) !== null) ? true : undefined
}
