import type { Claim } from './claim.ts'
import { contentTerms, type HeadingContext, mentionsHeading, withPrefix } from './heading_context.ts'
import { capitalize, plain, withEndMark } from './plain.ts'
import { hasVerb, subjectOf } from './subject.ts'

/** What a sentence becomes: a claim of its own, or the end of the claim before. */
interface CompleteSentence {
  claim: Claim
  joins: boolean
}

/** Past this the claim before is not lengthened: a fact is one claim. */
const longestJoined = 320
/** "Use this when: …" */
const label = /^[^\s.,:]+(?: [^\s.,:]+){0,3}:\s/u
/** A longer heading is none. */
const longestName = 4
/** A longer sentence has a verb, known or not. */
const longestFragment = 10

/**
 * The sentence in words that stand by themselves: its own where it does, otherwise with its subject named, joined to
 * the sentence that it depends on, or with the heading before it.
 */
export function completeSentence(
  sentence: string,
  headingContext: HeadingContext,
  { before, pendingQuestion }: { before: Claim | null; pendingQuestion: string | null },
): CompleteSentence {
  const { pack, language, headings } = headingContext
  const { grammar, phrases } = pack
  const own = withEndMark(capitalize(sentence.replace(grammar.linking, '')))
  const said = plain(own)
  const question = pendingQuestion ?? headingContext.question
  const named = grammar.speaker.test(said) || subjectOf(own, grammar) !== null

  if (question && phrases.answer.test(said)) return stating(`${question} ${own}`)
  const replaced = withSubject() ?? withHeading()
  if (replaced !== null) return stating(replaced, replaced)
  if (needsTheSentenceBefore()) {
    const joined = before && `${before.text} ${withEndMark(capitalize(sentence))}`
    if (joined && joined.length <= longestJoined) return { ...stating(joined), joins: true }
    return stating(placed())
  }
  return stating(!lacksItsSubject() && isClear() ? own : placed())

  function stating(text: string, last = own): CompleteSentence {
    return { claim: { text, sentence: last, headings }, joins: false }
  }

  function placed(): string {
    return pendingQuestion && !mentionsHeading(headingContext, own)
      ? `${pendingQuestion} ${own}`
      : withPrefix(headingContext, own)
  }

  function withSubject(): string | null {
    const pronoun = grammar.pronoun.exec(own)?.[1]
    if (!pronoun || !before || grammar.expletive.test(said)) return null
    const subject = subjectOf(before.sentence, grammar)
    const follows = own.slice(pronoun.length)
    if (!subject || !grammar.agrees(pronoun, subject.words, subject.verb)) return null
    return grammar.replaced(pronoun, follows, subject.words)
  }

  /** "This plan" under "Basic plan" is the basic plan. */
  function withHeading(): string | null {
    const [found, noun] = grammar.demonstrative.exec(own) ?? []
    const heading = headingContext.nearest
    if (!found || !noun || !heading || heading.split(' ').length > longestName) return null
    const [term] = contentTerms(noun, pack, language)
    const names = !hasVerb(heading, grammar) && contentTerms(heading, pack, language).at(-1) === term
    return names ? `${heading} ${own.slice(found.length)}` : null
  }

  function needsTheSentenceBefore(): boolean {
    if (grammar.expletive.test(said)) return false
    return grammar.dependent.test(said) || grammar.pointingBack.test(said) || grammar.pronoun.test(own)
  }

  function lacksItsSubject(): boolean {
    if (/^\p{Ll}/u.test(sentence) || grammar.subjectless.test(said)) return true
    if (label.test(own)) return true
    return !named && said.split(' ').length <= longestFragment && !hasVerb(said, grammar)
  }

  function isClear(): boolean {
    if (pendingQuestion === null && question && !answersInFull(question)) return false
    return (named && !grammar.circumstance.test(said)) || mentionsHeading(headingContext, own)
  }

  /** An answer that repeats what was asked can be read without the question, and so can what is said after it. */
  function answersInFull(question: string): boolean {
    if (before) return true
    const terms = new Set(contentTerms(own, pack, language))
    return contentTerms(question, pack, language).some((term) => terms.has(term))
  }
}
