import { asksForContact } from '../slots/asks_for_phone.ts'
import type { MessageCaptures } from './captures.ts'
import { informs, type ParsedMessage } from './parsed_message.ts'
import type { PreparedSlot } from './prepared_slot.ts'
import { isLight } from './sentences/is_light.ts'
import type { TokenRun } from './sentences/sentences.ts'
import { stemOf, type Token } from './sentences/tokens.ts'

/** Slots, and the places of the words that say so. */
interface Lacking {
  keys: string[]
  words: number[]
}

/** "I don't have email, only a mobile": the ways to reach them that visitors say they have not, whatever was asked. */
export function lackingContacts(parsed: ParsedMessage, { captures }: MessageCaptures): Lacking {
  const { input, slots, sentences } = parsed
  const open = slots.filter(
    ({ slot }) =>
      asksForContact(slot) &&
      !Object.hasOwn(input.answers, slot.key) &&
      !captures.some((each) => each.slot === slot.key),
  )
  const found = open.flatMap((slot) =>
    sentences.filter(informs).flatMap(({ clauses }) => {
      const clause = clauses.find((each) => isLacked(parsed, slot, each))
      return clause ? [{ key: slot.slot.key, clause }] : []
    }),
  )
  return {
    keys: [...new Set(found.map(({ key }) => key))],
    words: found.flatMap(({ clause }) => clause.tokens.map(({ at }) => at)),
  }
}

/** The clause says that, and nothing else: not that no email has come. */
function isLacked({ pack, asked }: ParsedMessage, slot: PreparedSlot, { tokens }: TokenRun): boolean {
  const isNamed = ({ word }: Token) => (slot.about.get(stemOf(word, pack.language)) ?? 0) >= leastNaming
  const isHad = ({ word }: Token) => pack.answers.having.has(word)
  const isDenial = ({ word }: Token) => pack.choices.negations.has(word) || pack.choices.nothing.has(word)
  return (
    (tokens.some(isNamed) || (slot === asked && tokens.some(isHad))) &&
    tokens.some(isDenial) &&
    tokens.every(
      (token) =>
        [isNamed, isHad, isDenial].some((is) => is(token)) || isLight(token, pack) || regrets.has(token.word),
    )
  )
}

const leastNaming = 0.9
const regrets = new Set(['leider', 'unfortunately', 'sadly', 'afraid', 'im'])
