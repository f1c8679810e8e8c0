import { isGrammarWord } from '../search/light_words.ts'
import { wordsOf } from '../search/words.ts'

/** Words that only name a kind of value, with the signs by which such values are known. */
const kinds: readonly (readonly [ReadonlySet<string>, RegExp])[] = [
  [
    new Set(
      wordsOf('price prices cost costs fee fees charge preis preise kosten gebühr gebühren betrag euro eur'),
    ),
    /[€£$]|\b(?:euro|eur|gbp|usd|chf|free|kostenlos|gratis)\b/i,
  ],
  [
    new Set(wordsOf('duration length dauer länge')),
    /(?:mins?|minutes?|h|hours?|days?|weeks?|months?|years?|minuten?|stunden?|std|tagen?|wochen?|monaten?|jahren?)\b/i,
  ],
  [
    new Set(
      wordsOf(
        'day days time times hours date dates when tag tage zeit zeiten uhrzeit uhrzeiten datum termin termine wann',
      ),
    ),
    /\d[:.]\d\d|\d ?(?:uhr|am|pm)\b|\b(?:mon|tue|wed|thu|fri|sat|sun|die|mitt|do|fr|sa|so)\p{L}*(?:days?|tags?|wochs?)\b|\d\. ?\p{L}|daily|täglich/iu,
  ],
]

/**
 * Whether values tell what they are without the name of their column: "14 €" below "Price". The name of an only column is
 * needed by numbers alone, as "a night" is.
 */
export function explainsItself(name: string, values: readonly string[], isOnly: boolean): boolean {
  const words = wordsOf(name).filter((word) => !isGrammarWord(word, 'en') && !isGrammarWord(word, 'de'))
  const said = values.filter((value) => /[\p{L}\p{N}]/u.test(value))
  const mostly = (signs: RegExp) => said.filter((value) => signs.test(value)).length * 2 > said.length
  if (isOnly && !mostly(/^\P{L}*\d/u)) return true
  return kinds.some(([names, signs]) => words.every((word) => names.has(word)) && mostly(signs))
}
