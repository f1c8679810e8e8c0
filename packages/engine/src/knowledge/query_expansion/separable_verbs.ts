/**
 * "Wie melde ich mich um": German parts many verbs, and pages have them whole, as "ummelden". The verbs that a question
 * may have parted, of which most are none.
 */
export function separableVerbs(words: readonly string[]): string[] {
  const [prefix] = words.slice(-1)
  if (prefix === undefined || !prefixes.has(prefix)) return []
  return words.slice(0, -1).flatMap((word) => {
    const stem = /^(.{2,}?)(?:e|st|t|en)$/.exec(word)?.[1]
    return stem === undefined ? [] : [`${prefix}${stem}en`]
  })
}

const prefixes = new Set(
  'ab an auf aus bei ein fest her hin hoch los mit nach rein um vor weg weiter zu zuruck zusammen'.split(' '),
)
