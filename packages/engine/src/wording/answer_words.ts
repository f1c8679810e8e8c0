import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { chipsOf, chipTitle } from '../slots/chips.ts'
import { meaningOf } from './meanings.ts'
import { inTone } from './pattern.ts'
import { inQuotes, joinList, type WordingContext } from './wording_context.ts'

/** Longer words of a visitor are not repeated to them. */
const longestQuote = 40
/** Marks that would end the sentence around them, or ask something. */
const unquotable = /[?!.:;\n“”„"«»¿？]|https?:/u

/** An answer in the words of its options; null where it is too long, or too strange, to be said back. */
export function valueWords(slot: SlotDefinition, value: SlotValue, context: WordingContext): string | null {
  if (typeof value === 'boolean') return null
  // guard: an e-mail address is said back exactly
  if (slot.data_type === 'email') return String(value)
  const { pack } = context
  if (slot.enum_values !== null) {
    const chips = chipsOf(slot, context.locale)
    const values = typeof value === 'string' ? [value] : value
    // guard: a label is said, not a value [chips.find…]
    const labels = values.map((each) => chips.find((chip) => chip.value === each)?.label ?? each)
    return labels.length === 0
      ? null
      : joinList(
          labels.map((label) => labelWords(label, context)),
          pack.and,
        )
  }
  const text = typeof value === 'string' ? value.trim().replace(pack.article, '') : joinList(value, pack.and)
  // guard: what would end the sentence is not said back [unquotable…]
  // guard: what is long is not said back [text.length…]
  if (text === '' || text.length > longestQuote || unquotable.test(text)) return null
  return isBare(text) ? text : inQuotes(text, pack)
}

/** A label as it stands inside a sentence: "by video", "10 to 49", “I decide”. */
export function labelWords(label: string, { pack }: WordingContext): string {
  const opener = /^\p{L}+/u.exec(label)?.[0] ?? ''
  if (pack.smallOpeners.has(opener.toLowerCase())) return label.charAt(0).toLowerCase() + label.slice(1)
  return isBare(label) || /^[^\p{L}]*\d/u.test(label) ? label : inQuotes(label, pack)
}

/** One word, or a name of two or three: it needs no quotation marks. */
const isBare = (text: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N}'’&-]*$/u.test(text) || /^\p{Lu}[\p{L}'’-]*( \p{Lu}[\p{L}'’-]*){1,2}$/u.test(text)

/** What a yes or a no says where it is commonly known: "that you would like a call". */
export function booleanClause(slot: SlotDefinition, value: boolean, context: WordingContext): string | null {
  const meaning = meaningOf(slot, context)
  const { yes, no } = meaning ? context.pack.meanings[meaning] : {}
  const clause = value ? yes : no
  return clause === undefined ? null : inTone(clause, context.formal)
}

interface AnswerValue {
  slot: SlotDefinition
  value: SlotValue
}

/** What can be said of these answers in one list, clauses last; null where nothing can. */
export function answerListWords(
  answers: readonly AnswerValue[],
  context: WordingContext,
  most = answers.length,
): string | null {
  const items = answers.flatMap(({ slot, value }) => {
    const words = itemInWords(slot, value, context)
    return words === null ? [] : [{ words, isClause: typeof value === 'boolean' }]
  })
  const kept = items.slice(0, most)
  const ordered = [...kept.filter(({ isClause }) => !isClause), ...kept.filter(({ isClause }) => isClause)]
  return ordered.length === 0
    ? null
    : joinList(
        ordered.map(({ words }) => words),
        context.pack.and,
      )
}

/** An answer together with what it answers: "company size 10 to 49". */
function itemInWords(slot: SlotDefinition, value: SlotValue, context: WordingContext): string | null {
  const { item, meanings } = context.pack
  const meaning = meaningOf(slot, context)
  const title = inQuotes(slotNoun(slot, context.locale), context.pack)
  const noun = meaning ? meanings[meaning].noun : title
  const put = (pattern: string, words = '') =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'value' ? words : name === 'noun' ? noun : title))
  if (typeof value === 'boolean')
    return booleanClause(slot, value, context) ?? put(value ? item.yes : item.no)
  const words = valueWords(slot, value, context)
  if (words === null) return null
  return put(meaning ? item.known : item.titled, words)
}

/** The slot's title as a noun: without the mark of a question, and from the key where there is none. */
export function slotNoun(slot: SlotDefinition, locale: string): string {
  const title = chipTitle(slot, locale)
    ?.trim()
    .replace(/[?:.!\s]+$/u, '')
  return title || slot.key.replaceAll('_', ' ').trim()
}
