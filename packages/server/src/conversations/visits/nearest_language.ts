/** The one of its languages that an agent speaks to a visitor. */
export function languageFor(
  languages: readonly string[],
  wanted: string | undefined,
  otherwise: string,
): string {
  const nearest = wanted === undefined ? undefined : nearestLanguage(languages, wanted)
  return nearest ?? languages[0] ?? otherwise
}

/** The language that comes nearest to the wanted one: the same, a wider one (`de` for `de-AT`), or a sister of it. */
export function nearestLanguage(languages: readonly string[], wanted: string): string | undefined {
  const parts = wanted.toLowerCase().split('-')
  for (let length = parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join('-')
    const found = languages.find((language) => language.toLowerCase() === tag)
    if (found) return found
  }
  return languages.find((language) => language.toLowerCase().split('-')[0] === parts[0])
}
