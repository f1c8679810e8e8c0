import type { DigestedFact } from '../digested_fact.ts'
import { languagePackFor } from '../language/index.ts'
import type { Passage } from '../passage.ts'
import { normalizeStatement } from '../statement.ts'
import { applyToModelFacts } from './apply_to_model_facts.ts'
import { type ClaimContext, claimsOf } from './claims.ts'
import { topicOf, universalKind } from './classify.ts'
import { applyInstructions, type InstructedFact } from './instructions/apply_instructions.ts'
import { readInstructions } from './instructions/read_instructions.ts'
import type { InstructionRule } from './instructions/rule.ts'
import { wholeWords } from './plain.ts'
import { selectUniversal } from './select_universal.ts'

export interface DigestContext {
  /** The document's title, for passages without a trail. */
  title: string | null
  language: string
  organization?: string
  /** The owner's, in the order in which they count. */
  instructions: readonly string[]
}

const longestFact = 10_000

/** The facts that a passage states, by rules alone: no model, no network, the same every time. */
export const digest = (passage: Passage, context: DigestContext): DigestedFact[] =>
  digestDocument([passage], context)[0]!

/**
 * The facts of a document, for each of its passages: together, since few of them can be universal. What a model has found
 * in a passage may be given by the passage's place; the owner's rules hold for it all the same.
 */
export function digestDocument(
  passages: readonly Passage[],
  context: DigestContext,
  given: ReadonlyMap<number, readonly DigestedFact[]> = new Map(),
): DigestedFact[][] {
  const { rules } = readInstructions(context.instructions)
  const { title, language, organization } = context
  const claimed = { language, organization: organization || null }
  const found = passages.map((passage, place) => {
    const trail = passage.trail.length === 0 && title !== null ? [title] : passage.trail
    const facts = given.get(place)
    return once(
      facts
        ? applyToModelFacts(facts, trail, claimed, rules)
        : digestPassage({ ...passage, trail }, claimed, rules),
    )
  })
  const universal = selectUniversal(found.flat())
  return found.map((facts) =>
    facts.map((fact) => ({
      text: fact.text,
      topic: fact.topic,
      tier: fact.tier ?? (universal.has(fact) ? 'universal' : 'situational'),
    })),
  )
}

function digestPassage(
  passage: Passage,
  { language, organization }: ClaimContext,
  rules: InstructionRule[],
): InstructedFact[] {
  const name = organization === null ? null : wholeWords(organization)
  const pack = languagePackFor(language)
  return claimsOf(passage, { language, organization }).flatMap((claim) => {
    const { text, headings } = claim
    const described = {
      text,
      headings,
      topic: topicOf(claim, pack),
      universal: universalKind(claim, name, pack),
    }
    const fact = applyInstructions(rules, described, { pack, language, organization })
    return fact === null ? [] : [{ ...fact, text: fact.text.slice(0, longestFact).toWellFormed() }]
  })
}

/** What a passage says twice is one fact. */
function once(facts: InstructedFact[]): InstructedFact[] {
  const stated = new Map(facts.toReversed().map((fact) => [normalizeStatement(fact.text), fact]))
  return [...stated.values()].reverse()
}
