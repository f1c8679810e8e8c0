import type { QuestionOrigin } from '@foyer/contract/vocabulary'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { matchGap } from '../knowledge/same_question/match_gap.ts'
import { askedQuestions, type QuestionPassage } from './asked_questions.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { QuestionWords } from './question_words.ts'

/** What an organization has published, as far as it tells what its visitors ask. */
export interface QuestionMaterial {
  /** The language that visitors are answered in. */
  locale: string
  /** In the order of their documents. */
  passages: readonly QuestionPassage[]
  services: readonly { name: string; priced: boolean }[]
}

export interface ProposedQuestion {
  question: string
  origin: QuestionOrigin
}

export const questionsWanted = 10

/** So many of one kind at first: ten questions of one list would leave out what everybody asks. */
const shares: Record<QuestionOrigin, number> = { faq: 3, heading: 2, service: 2, usual: 3 }

/**
 * What visitors of such an organization ask most, in its own language: its own questions first, then what its headings
 * and its services are about, then what is usually asked. No question twice.
 */
export function proposeQuestions(
  material: QuestionMaterial,
  embed: EmbedText,
  known: readonly string[] = [],
): ProposedQuestion[] {
  const words = wordsOf(material.locale)
  const candidates = candidatesOf(material, words)
  const isNew = noTwins(material.locale, words, embed, known)
  const most = questionsWanted - known.length
  const taken: ProposedQuestion[] = []
  const left: ProposedQuestion[] = []
  const counts: Record<QuestionOrigin, number> = { faq: 0, heading: 0, service: 0, usual: 0 }
  for (const candidate of candidates) {
    if (taken.length >= most) break
    const full = counts[candidate.origin] >= shares[candidate.origin]
    if (full) left.push(candidate)
    else if (isNew(candidate.question)) {
      taken.push(candidate)
      counts[candidate.origin] += 1
    }
  }
  for (const candidate of left) {
    if (taken.length >= most) break
    if (isNew(candidate.question)) taken.push(candidate)
  }
  return order(taken)
}

function candidatesOf(
  { passages, services }: QuestionMaterial,
  words: QuestionWords | undefined,
): ProposedQuestion[] {
  const asked = askedQuestions(passages, words)
  if (!words) return asked.map((question) => ({ question, origin: 'faq' }))
  const headings = [...new Set(passages.flatMap(({ headings }) => headings.slice(-2)))].filter(
    (heading) => !heading.endsWith('?') && !words.emptyHeading.test(heading.trim()),
  )
  const { usual } = words
  const ofHeadings = usual.filter(
    ({ always, about }) => !always && headings.some((heading) => about.test(heading)),
  )
  const bestFirst = services.toSorted((one, other) => Number(other.priced) - Number(one.priced))
  return [
    ...asked.map((question) => ({ question, origin: 'faq' as const })),
    ...ofHeadings.map(({ question }) => ({ question, origin: 'heading' as const })),
    ...bestFirst.map(({ name, priced }) => ({
      question: priced ? words.priceOf(name) : words.contentsOf(name),
      origin: 'service' as const,
    })),
    ...usual.filter(({ always }) => always).map(({ question }) => ({ question, origin: 'usual' as const })),
  ]
}

/** Says of one question after the other whether none like it came before. */
function noTwins(
  language: string,
  words: QuestionWords | undefined,
  embed: EmbedText,
  known: readonly string[],
): (question: string) => boolean {
  const taken = known.map((text) => ({ questions: [{ text, language }] }))
  return (question) => {
    const topic = words?.usual.find((each) => each.question === question)
    const isAskedFor = topic && taken.some(({ questions }) => topic.about.test(questions[0]!.text))
    if (isAskedFor || matchGap({ text: question, language }, taken, embed)) return false
    taken.push({ questions: [{ text: question, language }] })
    return true
  }
}

const places: readonly QuestionOrigin[] = ['faq', 'heading', 'service', 'usual']

const order = (questions: ProposedQuestion[]) =>
  questions.toSorted((one, other) => places.indexOf(one.origin) - places.indexOf(other.origin))

const packs: Record<string, QuestionWords> = { en: english, de: german }

/** Undefined for a language that only a model speaks: then the pages' own questions have to do. */
const wordsOf = (locale: string): QuestionWords | undefined => packs[locale.toLowerCase().split('-')[0]!]
