import type { Input, operations } from '@foyer/contract'
import { refuse } from '../../platform/index.ts'

export type AppearanceChanges = Input<(typeof operations)['updateAgentAppearance']>['body']

/** Words in a language that the agent does not speak would never be seen. */
export function refuseForeignLanguages(
  languages: readonly string[],
  { launcher, teaser, starter_questions, texts }: AppearanceChanges,
) {
  const localized = {
    'launcher.label': launcher?.label,
    'teaser.text': teaser?.text,
    starter_questions,
    texts,
  }
  // guard: texts are in the agent's languages
  for (const [field, byLocale] of Object.entries(localized))
    for (const locale of Object.keys(byLocale ?? {}))
      if (!languages.includes(locale))
        throw refuse(
          'parameter_invalid',
          `${field} has texts in "${locale}", which is not a language of this agent. Its languages are ${languages.join(', ')}: use these, or add "${locale}" to the agent first.`,
          { param: `${field}.${locale}` },
        )
}
