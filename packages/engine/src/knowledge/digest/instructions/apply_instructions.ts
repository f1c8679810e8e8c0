import type { FactTier } from '@foyer/contract/vocabulary'
import type { LanguagePack } from '../../language/index.ts'
import { wholeWords } from '../plain.ts'
import { type DescribedFact, isAbout } from './described_fact.ts'
import type { InstructionRule } from './rule.ts'

/** A fact as the rules leave it; `tier` is null where no rule says one. */
export interface InstructedFact extends DescribedFact {
  tier: FactTier | null
}

type Of<Kind extends InstructionRule['kind']> = Extract<InstructionRule, { kind: Kind }>

/** What the owner's rules make of a fact; null when it is left out. Later rules have the last word. */
export function applyInstructions(
  rules: readonly InstructionRule[],
  fact: DescribedFact,
  { pack, language, organization }: { pack: LanguagePack; language: string; organization: string | null },
): InstructedFact | null {
  const about = (subjects: string[]) => subjects.some((subject) => isAbout(subject, fact, pack, language))
  const of = <Kind extends InstructionRule['kind']>(kind: Kind) =>
    rules.filter((rule): rule is Of<Kind> => rule.kind === kind)

  if (of('leave_out').some((rule) => about(rule.about) && !about(rule.except))) return null
  const only = of('only')
  if (only.length > 0 && !only.some((rule) => about(rule.about))) return null
  return {
    ...fact,
    text: of('name').reduce((text, rule) => renamed(text, rule), fact.text),
    topic: of('topic').findLast((rule) => about(rule.about))?.topic ?? fact.topic,
    tier: of('tier').findLast((rule) => about(rule.about))?.tier ?? null,
  }

  function renamed(text: string, { from, to }: Of<'name'>): string {
    if (from !== null) return text.replaceAll(wholeWords(from), (found) => inTheCaseOf(found, to))
    const named = organization ? text.replaceAll(wholeWords(organization), () => to) : text
    return named.replaceAll(pack.phrases.company, () => to)
  }
}

const inTheCaseOf = (found: string, words: string) =>
  /^\p{Lu}/u.test(found) ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : words
