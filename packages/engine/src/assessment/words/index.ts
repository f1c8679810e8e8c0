import { english } from './english.ts'
import { german } from './german.ts'
import type { JudgingWords } from './judging_words.ts'

/** Owners and visitors may write in different languages: everything is asked in all of them. */
const packs: readonly JudgingWords[] = [english, german]

type Phrased = {
  [Name in keyof JudgingWords]: JudgingWords[Name] extends string ? Name : never
}[keyof JudgingWords]

const parted = (phrases: string): string[] => phrases.split(', ')

export const phrases = (name: Phrased): string[] => packs.flatMap((pack) => parted(pack[name]))
export const boundPhrases = (bound: keyof JudgingWords['bounds']): string[] =>
  packs.flatMap(({ bounds }) => parted(bounds[bound]))
export const matterPhrases = (matter: keyof JudgingWords['matters']): string[] =>
  packs.flatMap(({ matters }) => parted(matters[matter]))
export const matters = Object.keys(english.matters) as (keyof JudgingWords['matters'])[]

export const scales = merged(({ scales }) => scales)
export const counted = merged(({ counted }) => counted)
export const dozens = merged(({ dozens }) => dozens)
export const currencies = merged(({ currencies }) => currencies)
export const days = merged(({ days }) => days)
export const everyDays = merged(({ everyDays }) => everyDays)

function merged<Value>(of: (pack: JudgingWords) => Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(packs.flatMap((pack) => Object.entries(of(pack))))
}

/** Any of these as a piece of a pattern, the longest first, so that "not more than" is not read as "more than". */
export const any = (words: Iterable<string>): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map(spaced)
    .join('|')})`

const spaced = (phrase: string) => phrase.replaceAll('$', '\\$').replaceAll(' ', '\\s+')

const edge = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` }
export const whole = (pattern: string): string => `${edge.before}${pattern}${edge.after}`
