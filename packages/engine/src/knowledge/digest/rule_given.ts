import type { DigestedFact } from '../digested_fact.ts'
import { packFor } from '../language/index.ts'
import type { ClaimContext } from './claims.ts'
import { follow, type Ruled } from './instructions/follow.ts'
import type { InstructionRule } from './instructions/rule.ts'
import { universalKind } from './judge.ts'
import { wholeWords } from './plain.ts'

/**
 * What a model has found under these headings, held to the owner's rules. A fact is universal only where our own patterns
 * take it for that as well: a page could talk a model into carrying all that it says into every conversation.
 */
export function ruleGiven(
  facts: readonly DigestedFact[],
  headings: string[],
  { language, organization }: ClaimContext,
  rules: readonly InstructionRule[],
): Ruled[] {
  const name = organization === null ? null : wholeWords(organization)
  const pack = packFor(language)
  return facts.flatMap(({ text, topic, tier }) => {
    const universal = universalKind({ text, sentence: text, headings }, name, pack)
    const fact = follow(rules, { text, headings, topic, universal }, { pack, language, organization })
    return fact === null ? [] : [{ ...fact, universal: tier === 'universal' ? universal : null }]
  })
}
