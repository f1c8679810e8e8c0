import type { SlotDefinition } from '../flow/definition.ts'
import { freeTextAnswer } from './free_text_answer.ts'
import { hasIntent } from './intents/has_intent.ts'
import type { Intent } from './intents/intent.ts'
import { isNamedAs } from './is_named_as.ts'
import type { ParsedMessage } from './parsed_message.ts'
import { isLight } from './sentences/is_light.ts'
import type { Token } from './sentences/tokens.ts'

/** What a message tells of a matter, in its own words; null where it tells too little, or something else. */
export function matterIn(parsed: ParsedMessage, taken: ReadonlySet<number>): readonly Token[] | null {
  const { pack, intents } = parsed
  if (otherwise.some((intent) => intents.some((scores) => hasIntent(scores, intent)))) return null
  const tokens = freeTextAnswer(parsed, taken)
  const telling = tokens?.filter(
    (token) => token.kind === 'word' && !isLight(token, pack) && !pack.answers.times.has(token.word),
  )
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

/** What somebody comes with is the request that a flow asks for, though it asks who they are first. */
export function openingRequest({ input, slots }: ParsedMessage): SlotDefinition | null {
  return (
    (input.isFirst === true && slots.find(({ slot }) => slot.required && asksForRequest(slot))?.slot) || null
  )
}

/** Where a flow keeps what belongs nowhere else. */
export const notesSlot = ({ input, slots }: ParsedMessage): SlotDefinition | null =>
  slots.find(({ slot }) => isNamedAs(slot, 'notes') && !Object.hasOwn(input.answers, slot.key))?.slot ?? null

/** "Request", "Anliegen": anything that somebody comes with is one, which is not so of a goal or a problem. */
const asksForRequest = (slot: SlotDefinition): boolean => isNamedAs(slot, 'requests')
