/**
 * The stem of a lowercase English word, by the Porter2 rules: word forms that mean the same thing for a search come
 * out equal ("cancels", "cancelled", "cancelling"; "policy", "policies").
 */

type Endings = readonly (readonly [ending: string, replacement: string])[]

const irregular = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
])
/** Words that only look inflected. */
const unchanged = new Set(['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'])
const wholeAfterPlural = new Set([
  ...['inning', 'outing', 'canning', 'herring', 'earring', 'evening'],
  ...['proceed', 'exceed', 'succeed'],
])

// Longest first: the first that fits decides, whether or not it then applies.
const derivations: Endings = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
]
const moreDerivations: Endings = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const suffixes = [
  ...['ement', 'ance', 'ence', 'able', 'ible', 'ment'],
  ...['ant', 'ent', 'ism', 'ate', 'iti', 'ous', 'ive', 'ize', 'al', 'er', 'ic'],
]

const vowel = /[aeiouy]/
/** A vowel between two consonants at the end, or an opening vowel and a consonant: what lost an "e" ("hop" of "hoping"). */
const shortEnd = /[^aeiouy][aeiouy][^aeiouywxY]$|^[aeiouy][^aeiouy]$/
const doubled = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/
const opening = /^(gener|commun|arsen|past|univers|later|emerg|organ|inter)/

export function stemEnglish(word: string): string {
  if (word.length < 3 || unchanged.has(word)) return word
  const known = irregular.get(word)
  if (known !== undefined) return known
  const marked = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const singular = withoutPlural(marked)
  if (wholeAfterPlural.has(singular)) return singular
  const first = opening.exec(marked)?.[0].length ?? afterSyllable(marked, 0)
  const second = afterSyllable(marked, first)
  const base = withVowelEnd(withoutTense(singular, first))
  const derived = derive(derive(base, first, second, derivations), first, second, moreDerivations)
  return withoutFinal(withoutSuffix(derived, second), first, second).toLowerCase()
}

/** Where the rest begins after the first consonant that follows a vowel. */
function afterSyllable(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found === null ? word.length : from + found.index + 2
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  if (/[us]s$/.test(word) || !word.endsWith('s')) return word
  return vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function withoutTense(word: string, first: number): string {
  const [agreed] = /eed(ly)?$/.exec(word) ?? []
  if (agreed !== undefined)
    return word.length - agreed.length >= first ? `${word.slice(0, -agreed.length)}ee` : word
  const [ending] = /(ed|ing)(ly)?$/.exec(word) ?? []
  if (ending === undefined) return word
  const rest = word.slice(0, -ending.length)
  if (!vowel.test(rest)) return word
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`
  if (doubled.test(rest)) return rest.slice(0, -1)
  return first >= rest.length && shortEnd.test(rest) ? `${rest}e` : rest
}

const withVowelEnd = (word: string) => word.replace(/(?<=.[^aeiouy])[yY]$/, 'i')

function derive(word: string, first: number, second: number, endings: Endings): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (found !== undefined) {
    const rest = word.slice(0, -found[0].length)
    return rest.length >= first ? rest + found[1] : word
  }
  if (endings === moreDerivations)
    return word.endsWith('ative') && word.length - 5 >= second ? word.slice(0, -5) : word
  if (word.endsWith('logi') && word.length - 3 >= first) return word.slice(0, -1)
  return /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= first ? word.slice(0, -2) : word
}

function withoutSuffix(word: string, second: number): string {
  const found = suffixes.find((suffix) => word.endsWith(suffix)) ?? /(?<=[st])ion$/.exec(word)?.[0]
  return found !== undefined && word.length - found.length >= second ? word.slice(0, -found.length) : word
}

function withoutFinal(word: string, first: number, second: number): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e'))
    return rest.length >= second || (rest.length >= first && !shortEnd.test(rest)) ? rest : word
  return word.endsWith('ll') && rest.length >= second ? rest : word
}
