import type { DigestedFact } from '../digested_fact.ts'
import { languagePackFor } from '../language/index.ts'
import type { ClaimContext } from './claims.ts'
import { universalKind } from './classify.ts'
import { applyInstructions, type InstructedFact } from './instructions/apply_instructions.ts'
import type { InstructionRule } from './instructions/rule.ts'
import { wholeWords } from './plain.ts'

/**
 * What a model has found under these headings, held to the owner's rules. A fact is universal only where our own patterns
 * take it for that as well: a page could talk a model into carrying all that it says into every conversation.
 */
export function applyToModelFacts(
  facts: readonly DigestedFact[],
  headings: string[],
  { language, organization }: ClaimContext,
  rules: readonly InstructionRule[],
): InstructedFact[] {
  const name = organization === null ? null : wholeWords(organization)
  const pack = languagePackFor(language)
  return facts.flatMap(({ text, topic, tier }) => {
    const universal = universalKind({ text, sentence: text, headings }, name, pack)
    const fact = applyInstructions(
      rules,
      { text, headings, topic, universal },
      { pack, language, organization },
    )
    return fact === null ? [] : [{ ...fact, universal: tier === 'universal' ? universal : null }]
  })
}
