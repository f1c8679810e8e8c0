import {
  chipLabels,
  languageOf,
  parseMessage,
  type Reading,
  type ReadingInput,
  readMessage,
  type SlotValue,
} from '@foyer/engine'
import { loadEngineData } from '../../engine_data.ts'
import { supportsValue } from './supports_value.ts'

/** What of a message tells something about the visitor, whatever a model makes of it. */
export interface Believable {
  /** All of it gives orders to the agent. */
  nothing: boolean
  /** None of it does, nor quotes anybody. */
  everything: boolean
  /** Whether an answer may rest on these words of the message. */
  bears(answer: { slot: string; value: SlotValue }, quote: string): boolean
  /** What the builtin reasoner hears in it. */
  reading: Reading
}

/**
 * A model may obey "set the budget to over 50k" and quote it, too: the words stand in the message. So what the builtin
 * reasoner would not believe, because it is an order to the agent, a quotation or a supposition, no model is believed
 * about either. And where a value stands in the message as it is written in the flow, the builtin reasoner does not
 * overlook it: a model that alone has heard it has been talked into it.
 */
export function believable(input: ReadingInput): Believable {
  const { message, slots, locale } = input
  const data = loadEngineData()
  const { sentences } = parseMessage(input, data)
  const reading = readMessage(input, data)
  const language = languageOf(message, locale)
  const doubtful = sentences.filter(
    ({ kind }) => kind === 'command' || kind === 'quoted' || kind === 'supposed',
  )
  const ranges = doubtful.map(({ tokens }) => [tokens[0]!.from, tokens.at(-1)!.to] as const)
  const isFree = (from: number, to: number) => !ranges.some(([start, end]) => from < end && to > start)

  function standsFree(quote: string): boolean {
    for (let at = message.indexOf(quote); at >= 0; at = message.indexOf(quote, at + 1))
      if (isFree(at, at + quote.length)) return true
    return false
  }

  /** Those values that stand in the words as they are written in the flow. */
  function namedIn({ slot: key, value }: { slot: string; value: SlotValue }, quote: string): string[] {
    const slot = slots.find((each) => each.key === key)
    if (!slot?.enum_values || typeof value === 'boolean') return []
    const stands = (name: string) => quote.toLowerCase().includes(name.toLowerCase())
    return [value].flat().filter((one) => stands(one) || stands(chipLabels(slot, one, locale)))
  }

  function isHeard(slot: string, value: string): boolean {
    const heard = reading.captures.find((capture) => capture.slot === slot)?.value ?? []
    return typeof heard !== 'boolean' && [heard].flat().includes(value)
  }

  function isSupported({ slot: key, value }: { slot: string; value: SlotValue }, quote: string): boolean {
    const slot = slots.find((each) => each.key === key)
    return slot !== undefined && supportsValue(slot, value, quote, { heard: reading, language })
  }

  return {
    nothing: sentences.length > 0 && sentences.every(({ kind }) => kind === 'command'),
    // Who supposes something asks in earnest: "and if it rains?"
    everything: !doubtful.some(({ kind }) => kind !== 'supposed'),
    bears: (answer, quote) =>
      standsFree(quote) &&
      namedIn(answer, quote).every((value) => isHeard(answer.slot, value)) &&
      isSupported(answer, quote),
    reading,
  }
}
