/** Languages by their names. */

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

/** What a form offers: those of the organization first, then others by name. */
export function languageOptions(own: readonly string[]): { value: string; label: string }[] {
  const others = often
    .filter((tag) => !own.includes(tag))
    .sort((a, b) => languageName(a).localeCompare(languageName(b), 'en'))
  return [...own, ...others].map((value) => ({ value, label: languageName(value) }))
}
