import type { LanguagePack } from '../language/index.ts'
import { termsOf } from '../search/terms.ts'
import { capitalize, oneLine, plain } from './plain.ts'

/** The headings that a sentence stands under, and what is put before it where it needs them. */
export interface HeadingContext {
  /** The document's title and the headings, outermost first. */
  headings: string[]
  language: string
  pack: LanguagePack
  /** What is put before a sentence that does not stand by itself. */
  prefix: string | null
  /** The nearest heading that says something. */
  nearest: string | null
  /** The question that the passage answers, if it stands under one. */
  question: string | null
  /** The terms of that heading. */
  terms: ReadonlySet<string>
}

const numbering = /^(?:\d+(?:\.\d+)*[.):]|\d+(?:\.\d+)+|[a-z]\)|[-–•*#])\s+/iu
/** A document that has no name but its file's. */
const fileName = /^\S+\.\w{2,5}$/u
const siteName = /\s+[|·]\s+.*$/u
/** A longer title is none to begin a sentence with. */
const longestTitle = 8
/** So many words of its own make a heading clear without the title. */
const tellingTerms = 4

export function headingContextOf(
  headings: string[],
  { pack, language, organization }: { pack: LanguagePack; language: string; organization: string | null },
): HeadingContext {
  const said = headings.map(cleaned).filter((heading) => heading !== '')
  const telling = said.filter((heading) => !pack.phrases.emptyHeading.test(plain(heading)))
  const named = telling.length > 0 ? telling : said.slice(-1)
  const [title, above, nearest] = [named[0], named.at(-2), named.at(-1)]
  const own = nearest === undefined ? [] : contentTerms(nearest, pack, language)
  const outer = title === undefined ? [] : contentTerms(title, pack, language)
  return {
    headings,
    language,
    pack,
    prefix: prefixOf(),
    nearest: nearest ?? null,
    question: questionIn(said.at(-1)),
    terms: new Set(own),
  }

  /** The nearest heading that says something, with the title where it would not be enough. */
  function prefixOf(): string | null {
    if (title === undefined || nearest === undefined) return organization
    if (above !== undefined && pointsBack(plain(nearest))) return `${above} – ${nearest}`
    const enough =
      own.length >= tellingTerms || isQuestion(nearest) || own.some((term) => outer.includes(term))
    return enough || title.split(' ').length > longestTitle ? nearest : `${title} – ${nearest}`
  }

  /** "Use this when" is about what stands above it. */
  function pointsBack(heading: string): boolean {
    return pack.grammar.dependent.test(heading) || pack.grammar.pointingBack.test(heading)
  }
}

/** The sentence with what it is about before it. */
export function withPrefix({ prefix, nearest }: HeadingContext, sentence: string): string {
  if (prefix === null || (nearest !== null && opensWith(sentence, nearest))) return sentence
  return isQuestion(prefix) ? `${prefix} ${capitalize(sentence)}` : `${prefix}: ${sentence}`
}

/** The heading may be the sentence's first words already. */
function opensWith(sentence: string, heading: string): boolean {
  const [said, words] = [plain(sentence), plain(heading)]
  return said.startsWith(`${words}:`) || (words.includes(' ') && said.startsWith(words))
}

/** Whether the sentence names what it stands under, so that it needs no heading before it. */
export const mentionsHeading = ({ terms, pack, language }: HeadingContext, sentence: string): boolean =>
  contentTerms(sentence, pack, language).some((term) => terms.has(term))

export function contentTerms(text: string, { grammar }: LanguagePack, language: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu) ?? []
  return termsOf(words.filter((word) => !grammar.functionWords.has(word)).join(' '), language)
}

const isQuestion = (heading: string) => heading.endsWith('?')
const questionIn = (heading: string | undefined) => (heading && isQuestion(heading) ? heading : null)

const cleaned = (heading: string) =>
  oneLine(heading)
    .replace(fileName, '')
    .replace(numbering, '')
    .replace(siteName, '')
    .replace(/[\s:#¶.]+$/u, '')
    .trim()
