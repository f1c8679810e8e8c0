import { builtinLanguages } from '@foyer/contract/vocabulary'
import type { AgentDefinition } from '../agent_definition.ts'
import { onFlow } from '../problem.ts'
import type { Rule } from '../rules/rule.ts'

/** The builtin reasoner speaks a few languages. A visitor who was offered another one would not be answered in it. */
export const languagesAreSpoken: Rule<AgentDefinition> = {
  name: 'languages_are_spoken',
  check({ languages, has_model }, report) {
    if (has_model !== false) return
    for (const [index, language] of languages.entries()) {
      if (isBuiltin(language)) continue
      report(
        `The agent offers “${language}”, which needs a model: set one, or remove the language. Without a model it speaks ${builtinLanguages.join(' and ')}.`,
        onFlow(`languages.${index}`),
      )
    }
  },
}

const isBuiltin = (language: string) =>
  builtinLanguages.some((spoken) => spoken === language.toLowerCase().split('-', 1)[0])
