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
  for (const [field, byLocale] of Object.entries(localized)) {
    const foreign = Object.keys(byLocale ?? {}).find((locale) => !languages.includes(locale))
    if (foreign !== undefined)
      throw refuse(
        'parameter_invalid',
        `${field} has texts in "${foreign}", but this agent speaks only ${languages.join(', ')}. Use these languages, or add "${foreign}" to the agent first.`,
        { param: `${field}.${foreign}` },
      )
  }
}
