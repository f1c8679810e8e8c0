import type { DigestedFact } from '../digested_fact.ts'
import { packFor } from '../language/index.ts'
import type { Passage } from '../passage.ts'
import { normalizeStatement } from '../statement.ts'
import { claimsOf } from './claims.ts'
import { fewUniversal } from './few_universal.ts'
import { follow, type Ruled } from './instructions/follow.ts'
import { readInstructions } from './instructions/read_instructions.ts'
import type { InstructionRule } from './instructions/rule.ts'
import { topicOf, universalKind } from './judge.ts'
import { wholeWords } from './plain.ts'

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

/** The facts of a document, for each of its passages: together, since few of them can be universal. */
export function digestDocument(passages: readonly Passage[], context: DigestContext): DigestedFact[][] {
  const { rules } = readInstructions(context.instructions)
  const found = passages.map((passage) => digestPassage(passage, context, rules))
  const universal = fewUniversal(found.flat())
  return found.map((facts) =>
    facts.map((fact) => ({
      text: fact.text,
      topic: fact.topic,
      tier: fact.tier ?? (universal.has(fact) ? 'universal' : 'situational'),
    })),
  )
}

function digestPassage(passage: Passage, context: DigestContext, rules: InstructionRule[]): Ruled[] {
  const { language, title } = context
  const organization = context.organization || null
  const name = organization === null ? null : wholeWords(organization)
  const pack = packFor(language)
  const trail = passage.trail.length === 0 && title !== null ? [title] : passage.trail
  const facts = claimsOf({ ...passage, trail }, { language, organization }).flatMap((claim) => {
    const { text, headings } = claim
    const described = {
      text,
      headings,
      topic: topicOf(claim, pack),
      universal: universalKind(claim, name, pack),
    }
    const fact = follow(rules, described, { pack, language, organization })
    return fact === null ? [] : [{ ...fact, text: fact.text.slice(0, longestFact).toWellFormed() }]
  })
  return once(facts)
}

/** What a passage says twice is one fact. */
function once(facts: Ruled[]): Ruled[] {
  const stated = new Map(facts.toReversed().map((fact) => [normalizeStatement(fact.text), fact]))
  return [...stated.values()].reverse()
}
