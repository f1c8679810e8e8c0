import type { AssessmentWords } from './assessment_words.ts'
import { english } from './english.ts'
import { german } from './german.ts'

/** Owners and visitors may write in different languages: everything is asked in all of them. */
const packs: readonly AssessmentWords[] = [english, german]

type PhraseKey = {
  [Name in keyof AssessmentWords]: AssessmentWords[Name] extends string ? Name : never
}[keyof AssessmentWords]

const splitPhrases = (phrases: string): string[] => phrases.split(', ')

export const phrases = (name: PhraseKey): string[] => packs.flatMap((pack) => splitPhrases(pack[name]))
export const boundPhrases = (bound: keyof AssessmentWords['bounds']): string[] =>
  packs.flatMap(({ bounds }) => splitPhrases(bounds[bound]))
export const conceptPhrases = (concept: keyof AssessmentWords['concepts']): string[] =>
  packs.flatMap(({ concepts }) => splitPhrases(concepts[concept]))
export const concepts = Object.keys(english.concepts) as (keyof AssessmentWords['concepts'])[]

export const scales = merged(({ scales }) => scales)
export const extraNumbers = merged(({ extraNumbers }) => extraNumbers)
export const dozens = merged(({ dozens }) => dozens)
export const currencies = merged(({ currencies }) => currencies)
export const days = merged(({ days }) => days)
export const months = merged(({ months }) => months)
export const seasons = merged(({ seasons }) => seasons)
/** Patterns of "first" to "fourth", by their number. */
export const ordinals: ReadonlyMap<string, number> = new Map(
  packs.flatMap((pack) => splitPhrases(pack.ordinals).map((word, at): [string, number] => [word, at + 1])),
)
export const everyDays = merged(({ everyDays }) => everyDays)

function merged<Value>(of: (pack: AssessmentWords) => Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(packs.flatMap((pack) => Object.entries(of(pack))))
}

/** Any of these as a piece of a pattern, the longest first, so that "not more than" is not read as "more than". */
export const alternation = (words: Iterable<string>): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map(spaced)
    .join('|')})`

const spaced = (phrase: string) => phrase.replaceAll('$', '\\$').replaceAll(' ', '\\s+')

const edge = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` }
export const wholeWord = (pattern: string): string => `${edge.before}${pattern}${edge.after}`
