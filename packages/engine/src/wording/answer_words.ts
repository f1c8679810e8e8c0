import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { chipsOf, chipTitle } from '../slots/chips.ts'
import { upperFirst } from '../upper_first.ts'
import { meaningOf, replacesTitle } from './meanings.ts'
import { nounForQuestion } from './noun_for_question.ts'
import { inQuotes, type WordingContext } from './wording_context.ts'

/** Longer words of a visitor are not repeated to them. */
const longestQuote = 120

interface AnswerValue {
  slot: SlotDefinition
  value: SlotValue
}

/** What was answered, a line each: "Company size: 10 to 49". */
export const answerLines = (answers: readonly AnswerValue[], context: WordingContext): string[] =>
  answers.flatMap(({ slot, value }) => {
    const words = valueWords(slot, value, context)
    return words === '' ? [] : [`- ${titleOf(slot, context)}: ${words}`]
  })

function valueWords(slot: SlotDefinition, value: SlotValue, { pack, locale }: WordingContext): string {
  if (typeof value === 'boolean') return value ? pack.yes : pack.no
  const values = typeof value === 'string' ? [value] : value
  const chips = chipsOf(slot, locale)
  const labels = values.map((each) => chips.find((chip) => chip.value === each)?.label ?? each)
  // A mark of theirs would ask something in a reply of ours.
  const text = labels.join(', ').replaceAll(/[?？]/g, '').replaceAll(/\s+/g, ' ').trim()
  return text.length > longestQuote ? '' : text
}

/** The owner's title, or what it means where the visitor cannot read it. */
function titleOf(slot: SlotDefinition, context: WordingContext): string {
  const meaning = replacesTitle(slot, context) ? meaningOf(slot, context) : undefined
  const noun = meaning ? context.pack.meanings[meaning].noun : nounForQuestion(slot, context)
  return upperFirst(noun ?? slotNoun(slot, context.locale))
}

/** A label as it stands inside a sentence: "by video", "10 to 49", “I decide”. */
export function labelWords(label: string, { pack }: WordingContext): string {
  const opener = /^\p{L}+(?!\p{L}|-\p{Lu})/u.exec(label)?.[0] ?? ''
  if (pack.smallOpeners.has(opener.toLowerCase())) return label.charAt(0).toLowerCase() + label.slice(1)
  const isPlain = isBare(label) || /^[^\p{L}]*\d/u.test(label)
  return isPlain && !label.includes(` ${pack.or} `) ? label : inQuotes(label, pack)
}

/** One word, or a name of two or three: it needs no quotation marks. */
export const isBare = (text: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N}'’&-]*$/u.test(text) || /^\p{Lu}[\p{L}'’-]*( \p{Lu}[\p{L}'’-]*){1,2}$/u.test(text)

/** The slot's title as a noun: without the mark of a question, and from the key where there is none. */
export function slotNoun(slot: SlotDefinition, locale: string): string {
  const title = chipTitle(slot, locale)
    ?.trim()
    .replace(/[?:.!\s]+$/u, '')
  return title || slot.key.replaceAll('_', ' ').trim()
}
