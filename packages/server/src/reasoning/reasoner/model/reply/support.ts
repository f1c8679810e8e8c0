import { languageOf } from '@foyer/engine'

/**
 * Whether sources can support a sentence, as far as words alone tell: by how many of its words they have. `strict` where
 * nothing else looks at it; loose beside a model that judges the meaning.
 */
const leastShare = { strict: 0.5, loose: 0.25 }
/** A shorter sentence says too little to judge it by its words. */
const fewestWords = { strict: 1, loose: 3 }
const negation =
  /\b(?:not|no|never|none|cannot|can't|don't|doesn't|isn't|aren't|won't|nicht|kein\p{L}*|nie|niemals|ohne|without)\b|n['’]t\b/iu

export type Strictness = keyof typeof leastShare

interface SupportContext {
  /** What was asked: its words alone prove nothing. */
  question: string
  /** The message that is replied to: a translation is into its language. */
  message: string
  locale: string
  strictness: Strictness
}

export function isSupportedByWords(
  sentence: string,
  sources: string,
  { question, message, locale, strictness }: SupportContext,
): boolean {
  // In another language no word need be the same.
  if (isTranslated(sentence, sources, languageIn(message) ?? expected(locale, strictness))) return true
  if (strictness === 'strict' && negation.test(sentence) && !negation.test(sources)) return false
  const asked = wordsIn(question).map(stem)
  const all = wordsIn(sentence)
  const own = all.filter((word) => !asked.includes(stem(word)))
  const counted = own.length > 0 ? own : all
  const said = sources.toLowerCase()
  const shared = counted.filter((word) => said.includes(stem(word)))
  if (shared.length === 0 && counted.some((word) => !agreeing.has(word))) return false
  if (counted.length < fewestWords[strictness]) return true
  return shared.length >= counted.length * leastShare[strictness]
}

/** Words of a short yes or no, and those that say nothing by themselves. */
const agreeing = new Set(
  `that this these those your yours they them there then here with have will would does done also indeed exactly correct
  right true course possible works case unfortunately gladly happy glad sure
  dass diese dieser dieses ihre ihren ihnen dazu damit hier haben wird werden auch genau richtig stimmt natürlich möglich
  klar gern gerne leider sicher geht`.split(/\s+/),
)

/** Whether a sentence stands in a text, however it is spaced and punctuated. */
export const isQuotedFrom = (sentence: string, text: string): boolean => {
  const wanted = flat(sentence)
  return wanted !== '' && ` ${flat(text)} `.includes(` ${wanted} `)
}

/** Into the language of the visitor, or into one that we do not know where the visitor's is none that we know. */
function isTranslated(sentence: string, sources: string, visitor: string | null): boolean {
  const [said, written] = [languageIn(sentence), languageIn(sources)]
  if (written === null || said === written) return false
  return visitor === null || said === visitor
}

/** Where a message does not tell: beside a model that judges the meaning, any language may be meant. */
function expected(locale: string, strictness: Strictness): string | null {
  const language = locale.split('-', 1)[0]!
  return strictness === 'strict' && languages.includes(language) ? language : null
}

const languages = ['en', 'de']

/** Null where its words tell nothing: then each language is taken to be the one that is expected. */
function languageIn(text: string): string | null {
  const [one, other] = languages.map((language) => languageOf(text, language))
  return one !== undefined && one === other ? one : null
}

const flat = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}|\p{N}+/gu) ?? []
const stem = (word: string) => word.slice(0, 5)
