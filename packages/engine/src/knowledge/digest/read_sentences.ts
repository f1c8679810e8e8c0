import type { Claim } from './claim.ts'
import { completeSentence } from './complete_sentence.ts'
import type { HeadingContext } from './heading_context.ts'
import { isNoise, isQuestion, isReferral } from './noise.ts'
import { capitalize, plain } from './plain.ts'
import { hasVerb } from './subject.ts'

/** The claims found in a passage so far. */
export interface ClaimCollector {
  claims: Claim[]
  /** What only sends the reader elsewhere: the best there is where nothing else is said. */
  references: string[]
  /** A question just before, which the next sentence answers. */
  pendingQuestion: string | null
}

export const newClaimCollector = (): ClaimCollector => ({ claims: [], references: [], pendingQuestion: null })

export function readSentences(
  sentences: string[],
  headingContext: HeadingContext,
  collector: ClaimCollector,
): void {
  const { pack } = headingContext
  for (const sentence of sentences.flatMap((each) =>
    clausesOf(unwrapped(each, headingContext), headingContext),
  )) {
    if (isNoise(sentence, pack) || isBareAnswer(sentence)) continue
    if (isQuestion(sentence)) {
      collector.pendingQuestion = sentence
      continue
    }
    if (isReferral(sentence, pack)) collector.references.push(sentence)
    else readSentence(sentence, headingContext, collector)
    collector.pendingQuestion = null
  }

  /** "Yes." to nothing. */
  function isBareAnswer(sentence: string): boolean {
    if (collector.pendingQuestion ?? headingContext.question) return false
    return sentence.split(' ').length <= 2 && pack.phrases.answer.test(plain(sentence))
  }
}

export function readSentence(
  sentence: string,
  headingContext: HeadingContext,
  collector: ClaimCollector,
): void {
  const before = previousClaim(collector, headingContext)
  const { claim, joins } = completeSentence(sentence, headingContext, {
    before,
    pendingQuestion: collector.pendingQuestion,
  })
  if (joins) collector.claims.pop()
  collector.claims.push(claim)
}

/** The last claim, if it stands under the same heading. */
export function previousClaim({ claims }: ClaimCollector, { headings }: HeadingContext): Claim | null {
  const last = claims.at(-1)
  return last?.headings === headings ? last : null
}

/** A claim whose words are already whole. */
export function addClaim(
  text: string,
  sentence: string,
  { headings }: HeadingContext,
  collector: ClaimCollector,
): void {
  collector.claims.push({ text, sentence, headings })
  collector.pendingQuestion = null
}

/** Without the mark or label before it, or the brackets around it. */
function unwrapped(sentence: string, { pack }: HeadingContext): string {
  const inside = /^\(([^()]+)\)\.?$/.exec(sentence)?.[1] ?? sentence
  return capitalize(
    inside
      .replace(/^[*†‡•·]+\s*/u, '')
      .replace(pack.phrases.label, '')
      .trim(),
  )
}

/** Two main clauses that only a semicolon parts are two claims; more of them are a list. */
function clausesOf(sentence: string, { pack }: HeadingContext): string[] {
  const parts = sentence.split(/;\s+(?=\S)/)
  const main = parts.every((part) => {
    return part.split(' ').length >= 4 && hasVerb(part, pack.grammar)
  })
  return parts.length === 2 && main ? parts.map(capitalize) : [sentence]
}
