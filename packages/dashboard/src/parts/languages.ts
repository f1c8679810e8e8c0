/** Languages by their names. */

import { builtinLanguages } from '@foyer/contract/vocabulary'

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** The name of a language tag; a tag that no one knows is its own name. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}

const often = 'en de fr es it nl pt pt-BR pl cs sk da sv nb fi el hu ro uk tr ar he hi ja ko zh'.split(' ')

/** Whether an agent speaks it only with a model behind it. */
export const needsModel = (tag: string): boolean =>
  !builtinLanguages.some((language) => language === tag.toLowerCase().split('-', 1)[0])

/** What a form offers: those of the organization first, then others by name. */
export function languageOptions(own: readonly string[]): { value: string; label: string }[] {
  const others = often
    .filter((tag) => !own.includes(tag))
    .sort((a, b) => languageName(a).localeCompare(languageName(b), 'en'))
  return [...own, ...others].map((value) => ({ value, label: languageName(value) }))
}
