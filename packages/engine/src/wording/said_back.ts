import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { chipsOf, chipTitle } from '../slots/chips.ts'
import { meaningOf } from './meanings.ts'
import { inTone } from './pattern.ts'
import { listed, quoted, type Speech } from './speech.ts'

/** Longer words of a visitor are not repeated to them. */
const longestQuote = 40
/** Marks that would end the sentence around them, or ask something. */
const unquotable = /[?!.:;\n“”„"«»¿？]|https?:/u

/** An answer in the words of its options; null where it is too long, or too strange, to be said back. */
export function valueInWords(slot: SlotDefinition, value: SlotValue, speech: Speech): string | null {
  if (typeof value === 'boolean') return null
  // guard: an e-mail address is said back exactly
  if (slot.data_type === 'email') return String(value)
  const { pack } = speech
  if (slot.enum_values !== null) {
    const chips = chipsOf(slot, speech.locale)
    const values = typeof value === 'string' ? [value] : value
    // guard: a label is said, not a value [chips.find…]
    const labels = values.map((each) => chips.find((chip) => chip.value === each)?.label ?? each)
    return labels.length === 0
      ? null
      : listed(
          labels.map((label) => labelInWords(label, speech)),
          pack.and,
        )
  }
  const text = typeof value === 'string' ? value.trim().replace(pack.article, '') : listed(value, pack.and)
  // guard: what would end the sentence is not said back [unquotable…]
  // guard: what is long is not said back [text.length…]
  if (text === '' || text.length > longestQuote || unquotable.test(text)) return null
  return isBare(text) ? text : quoted(text, pack)
}

/** A label as it stands inside a sentence: "by video", "10 to 49", “I decide”. */
export function labelInWords(label: string, { pack }: Speech): string {
  const opener = /^\p{L}+/u.exec(label)?.[0] ?? ''
  if (pack.smallOpeners.has(opener.toLowerCase())) return label.charAt(0).toLowerCase() + label.slice(1)
  return isBare(label) || /^[^\p{L}]*\d/u.test(label) ? label : quoted(label, pack)
}

/** One word, or a name of two or three: it needs no quotation marks. */
const isBare = (text: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N}'’&-]*$/u.test(text) || /^\p{Lu}[\p{L}'’-]*( \p{Lu}[\p{L}'’-]*){1,2}$/u.test(text)

/** What a yes or a no says where it is commonly known: "that you would like a call". */
export function clauseFor(slot: SlotDefinition, value: boolean, speech: Speech): string | null {
  const meaning = meaningOf(slot, speech)
  const { yes, no } = meaning ? speech.pack.meanings[meaning] : {}
  const clause = value ? yes : no
  return clause === undefined ? null : inTone(clause, speech.formal)
}

interface Told {
  slot: SlotDefinition
  value: SlotValue
}

/** What can be said of these answers in one list, clauses last; null where nothing can. */
export function itemsInWords(told: readonly Told[], speech: Speech, most = told.length): string | null {
  const items = told.flatMap(({ slot, value }) => {
    const words = itemInWords(slot, value, speech)
    return words === null ? [] : [{ words, isClause: typeof value === 'boolean' }]
  })
  const kept = items.slice(0, most)
  const ordered = [...kept.filter(({ isClause }) => !isClause), ...kept.filter(({ isClause }) => isClause)]
  return ordered.length === 0
    ? null
    : listed(
        ordered.map(({ words }) => words),
        speech.pack.and,
      )
}

/** An answer together with what it answers: "company size 10 to 49". */
function itemInWords(slot: SlotDefinition, value: SlotValue, speech: Speech): string | null {
  const { item, meanings } = speech.pack
  const meaning = meaningOf(slot, speech)
  const title = quoted(titleOf(slot, speech.locale), speech.pack)
  const noun = meaning ? meanings[meaning].noun : title
  const put = (pattern: string, words = '') =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'value' ? words : name === 'noun' ? noun : title))
  if (typeof value === 'boolean') return clauseFor(slot, value, speech) ?? put(value ? item.yes : item.no)
  const words = valueInWords(slot, value, speech)
  if (words === null) return null
  return put(meaning ? item.known : item.titled, words)
}

/** The slot's title as a noun: without the mark of a question, and from the key where there is none. */
export function titleOf(slot: SlotDefinition, locale: string): string {
  const title = chipTitle(slot, locale)
    ?.trim()
    .replace(/[?:.!\s]+$/u, '')
  return title || slot.key.replaceAll('_', ' ').trim()
}
