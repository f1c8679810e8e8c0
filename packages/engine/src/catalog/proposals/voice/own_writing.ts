import { primaryLanguage } from '../../../knowledge/search/terms.ts'
import { sentencesOf } from '../../../knowledge/sentences.ts'
import { clearLanguageOf } from '../../../listening/language_of.ts'
import { words } from '../language/index.ts'
import type { Material, MaterialPassage } from '../material.ts'
import { addressLabels } from '../services/section_topic.ts'
import { plainOf, wordsIn } from '../text/plain.ts'

/** Sentences that the organization wrote to its visitors, in its main language, and the languages it writes in. */
export interface OwnWriting {
  language: string
  /** The locale first. */
  languages: string[]
  sentences: readonly string[]
  passages: readonly MaterialPassage[]
}

/** A language that less is written in is a quotation. */
const leastShare = 0.15
const fewestWords = 3
const mostWords = 60
/** Terms and notices are written by lawyers. */
const legal =
  /^(?:legal|terms|privacy|imprint|cookies?|agb|impressum|datenschutz\p{L}*|widerruf\p{L}*|satzung)(?![\p{L}])/u

export function ownWriting({ locale, passages }: Material): OwnWriting {
  const language = primaryLanguage(locale)
  const own = passages.filter((passage) => !isLegal(passage))
  const told = own.map((passage) => ({ passage, language: clearLanguageOf(passage.text) ?? language }))
  const others = [...new Set(told.map((each) => each.language))].filter(
    (other) =>
      other !== language && told.filter((each) => each.language === other).length >= leastShare * told.length,
  )
  const main = told.filter((each) => each.language === language).map(({ passage }) => passage)
  const sentences = main
    .flatMap(({ text }) => text.split(/\n+/).filter(isProse))
    .flatMap((line) => sentencesOf(line, locale))
  return {
    language,
    languages: [locale, ...others],
    sentences: sentences.filter((sentence) => {
      const count = wordsIn(sentence).length
      return (
        /[.!?…]["”“»)]*(?:\s*\p{Extended_Pictographic}\uFE0F?)*$/u.test(sentence) &&
        count >= fewestWords &&
        count <= mostWords
      )
    }),
    passages: main,
  }
}

const isProse = (line: string): boolean => !line.includes(' | ') && !words.calls.test(plainOf(line))

export const isLegal = ({ headings, document_title, url }: MaterialPassage): boolean =>
  [...headings, document_title ?? ''].some((heading) => legal.test(plainOf(heading))) ||
  addressLabels(url).some((label) => legal.test(label))
