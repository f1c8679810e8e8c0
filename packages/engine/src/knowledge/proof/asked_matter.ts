import { expectedAnswer } from '../answer/answer_types/index.ts'
import { withoutSmallTalk } from '../answer/small_talk/index.ts'
import { weightOfWord } from '../search/light_words.ts'
import { relatedOf } from '../search/related_words/index.ts'
import { termsOfWord } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import { type ProofType, type ProofWording, proofWordingFor } from './wording/index.ts'

/** What a question is about, and what an answer to it looks like. */
export interface AskedMatter {
  language: string
  wording: ProofWording | null
  /** Null where the question does not say. */
  type: ProofType | null
  /** Yes or no would answer it. */
  asksWhether: boolean
  /** Of each word that an answer in full would take up, its terms and those that can stand for them. */
  words: ReadonlySet<string>[]
}

export function askedMatter(question: string, language: string): AskedMatter {
  const asked = withoutSmallTalk(question, language).toLowerCase().replaceAll('’', "'").trim()
  const wording = proofWordingFor(language)
  const expected = expectedAnswer(asked, language)
  const type = wording?.asks.find(([, asks]) => asks.test(asked))?.[0] ?? expected?.type ?? null
  const isMatter = (word: string) =>
    weightOfWord(word, language) === 1 && !expected?.words.includes(word) && !wording?.typeWords.has(word)
  return {
    language,
    wording,
    type,
    asksWhether: type === null && (wording?.asksWhether.test(asked) ?? false),
    words: contentOf(asked).filter(isMatter).map(standInsOf),
  }

  function standInsOf(word: string): ReadonlySet<string> {
    const terms = termsOfWord(word, language)
    return new Set([...terms, ...terms.flatMap((term) => [...relatedOf(term, language)])])
  }
}

const contentOf = (text: string): string[] => [...new Set(wordsOf(text))]

/** The share of the matter that a text takes up, in the question's words or in others for them. */
export function coveredShare({ words, language }: AskedMatter, text: string): number {
  if (words.length === 0) return 0
  const said = new Set(wordsOf(text).flatMap((word) => termsOfWord(word, language)))
  // One word stands for one: "app" and "Android" are not both there where one of them is.
  const covered = words.filter((standIns) => {
    const found = [...standIns].find((term) => said.has(term))
    if (found !== undefined) said.delete(found)
    return found !== undefined
  })
  return covered.length / words.length
}

/** The words of a text that are neither asked about nor needed to say an answer of any kind. */
export function foreignWords({ words, language, wording }: AskedMatter, text: string): string[] {
  const isAsked = (word: string) =>
    termsOfWord(word, language).some((term) => words.some((standIns) => standIns.has(term)))
  return contentOf(text).filter(
    (word) =>
      weightOfWord(word, language) === 1 &&
      !/\d/.test(word) &&
      !wording?.neutral.test(word) &&
      !wording?.typeWords.has(word) &&
      !isAsked(word),
  )
}
