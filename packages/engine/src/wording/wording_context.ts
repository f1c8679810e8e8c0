import type { WordingInput } from '../conversation/wording.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { isFormal } from './formality.ts'
import { wordingPackFor } from './language/index.ts'
import type { WordingPack } from './language/pack.ts'

/** What the words of a reply are chosen by. */
export interface WordingContext extends WordingInput {
  pack: WordingPack
  formal: boolean
  slotOf(key: string): SlotDefinition | undefined
}

export function wordingContextOf(input: WordingInput): WordingContext {
  const pack = wordingPackFor(input.locale, input.default_locale)
  return {
    ...input,
    pack,
    formal: isFormal(input.flow.voice, pack),
    slotOf: (key) => {
      for (const { slots } of input.flow.phases) {
        const found = slots.find((slot) => slot.key === key)
        if (found) return found
      }
      return undefined
    },
  }
}

/** Whoever embeds the widget says what a visitor is called: only what can be a name is said. */
export function visitorName({ visitor: { name } }: WordingContext): string | undefined {
  const said = name?.trim() ?? ''
  return /^\p{L}[\p{L}\p{M}\p{N} .'’-]{0,59}$/u.test(said) ? said : undefined
}

export const inQuotes = (text: string, { quotes }: WordingPack): string => `${quotes[0]}${text}${quotes[1]}`

/** "a, b and c", or "a, b or c". */
export function joinList(items: readonly string[], between: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${between} ${last}`
}
