/** A BCP 47 tag in its proper spelling, or null when it is none. */
export function bcp47(said: string | null | undefined): string | null {
  if (!said) return null
  const tag = said.replace(/,.*$/s, '').trim().replaceAll('_', '-')
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}
