import type { SlotDefinition } from '../flow/definition.ts'
import { chipTitle } from '../slots/chips.ts'
import { wordingPackFor } from './language/index.ts'
import { meaningOf, meaningOfKey, type VisitorLocale } from './meanings.ts'

/** What a slot whose title is a question is called in a list; undefined where it has a title that names it. */
export function nounForQuestion(slot: SlotDefinition, tongues: VisitorLocale): string | undefined {
  // "May we get in touch? Yes"
  if (slot.data_type === 'boolean' || !asks(chipTitle(slot, tongues.locale) ?? '')) return undefined
  const meaning = meaningOf(slot, tongues) ?? meaningOfKey(slot)
  return meaning && wordingPackFor(tongues.locale, tongues.default_locale).meanings[meaning].noun
}

const asks = (title: string): boolean => /[?？]$/u.test(title.trim())
