import type { PromptedPhase } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { namingTerms } from './naming_terms.ts'

/**
 * The slots of a phase that its exit criteria name: by key, or by a title in any language. The rest of the criteria is
 * for a reader; it holds with the required answers (engine.md §3).
 */
export function slotsInExitCriteria(phase: PromptedPhase): readonly SlotDefinition[] {
  const known = named.get(phase)
  if (known) return known
  const found = find(phase)
  named.set(phase, found)
  return found
}

/** Snapshots do not change, and are asked at every turn. */
const named = new WeakMap<PromptedPhase, SlotDefinition[]>()
const languages = ['en', 'de']

function find({ slots, exit }: PromptedPhase): SlotDefinition[] {
  if (exit.exit_criteria.trim() === '') return []
  const said = new Map(
    languages.map((language) => [language, new Set(namingTerms(exit.exit_criteria, language))]),
  )
  const isNamed = (name: string) =>
    languages.some((language) => {
      const terms = namingTerms(name, language)
      return terms.length > 0 && terms.every((term) => said.get(language)!.has(term))
    })
  return slots.filter((slot) => namesOf(slot).some(isNamed))
}

const namesOf = ({ key, title, translations }: SlotDefinition): string[] => [
  key.replaceAll('_', ' '),
  title ?? '',
  ...Object.values(translations).map((words) => words.title ?? ''),
]
