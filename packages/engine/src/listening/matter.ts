import type { SlotDefinition } from '../flow/definition.ts'
import { wordsOf } from '../knowledge/search/words.ts'
import { freeTextAnswer } from './free_text_answer.ts'
import { hasIntent } from './intents/has_intent.ts'
import type { Intent } from './intents/intent.ts'
import { type ListeningPack, packs } from './language/index.ts'
import { asksForName } from './mentions/name_mentions.ts'
import { textKind } from './mentions/typed_text.ts'
import type { ParsedMessage } from './parsed_message.ts'
import { preparedSlot } from './prepared_slot.ts'
import { isLight } from './sentences/is_light.ts'
import type { Token } from './sentences/tokens.ts'

/** A name, an amount, a date or a number is no matter. */
export function asksForMatter(slot: SlotDefinition, pack: ListeningPack): boolean {
  // guard: a name is not what somebody wants [!asksForName…]
  // guard: an amount or a date is not what somebody wants [textKind…]
  return (
    slot.data_type === 'string' && !asksForName(slot, pack) && textKind(preparedSlot(slot, pack)) === null
  )
}

/** What a message tells of a matter, in its own words; null where it tells too little, or something else. */
export function matterIn(parsed: ParsedMessage, taken: ReadonlySet<number>): readonly Token[] | null {
  const { pack, intents } = parsed
  // guard: who complains, or wants a person, tells of no matter [otherwise… -> false]
  if (otherwise.some((intent) => intents.some((scores) => hasIntent(scores, intent)))) return null
  const tokens = freeTextAnswer(parsed, taken)
  const telling = tokens?.filter(
    (token) => token.kind === 'word' && !isLight(token, pack) && !pack.answers.times.has(token.word),
  )
  // guard: a word or a time tells of no matter
  return telling !== undefined && telling.length >= fewestWords ? tokens : null
}

const fewestWords = 2
const otherwise: readonly Intent[] = [
  'complaint',
  'cancel',
  'person',
  'identity',
  'talk',
  'thanks',
  'nonsense',
]

/** Where a flow asks who somebody is first, what they come with is the request that it asks for later. */
export function openingRequest({ input, slots, pack }: ParsedMessage): SlotDefinition | null {
  const required = slots.flatMap(({ slot }) => (slot.required ? [slot] : []))
  // guard: what a flow asks for first is left to its question [asksForMatter… -> false]
  if (input.isFirst !== true || required[0] === undefined || asksForMatter(required[0], pack)) return null
  return required.find((slot) => asksForRequest(slot)) ?? null
}

/** "Request", "Anliegen": anything that somebody comes with is one, which is not so of a goal or a problem. */
const asksForRequest = ({ key, title, data_type }: SlotDefinition): boolean =>
  data_type === 'string' &&
  packs.some(({ answers }) =>
    wordsOf(`${key} ${title ?? ''}`.replaceAll('_', ' ')).some((word) => answers.requests.has(word)),
  )
