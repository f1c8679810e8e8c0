const signs: [code: string, pattern: RegExp][] = [
  ['EUR', /€\s?\d|\d(?:[.,]-{1,2}|[.,]–)?\s?(?:€|EUR\b|Euro\b)|\bEUR\s?\d/g],
  ['GBP', /£\s?\d|\d\s?GBP\b|\bGBP\s?\d/g],
  ['CHF', /\bCHF\s?\d|\bFr\.\s?\d|\d(?:\.-{1,2}|\.–)?\s?(?:CHF|Franken)\b/g],
  ['$', /(?<![A-Z])\$\s?\d/g],
  ['USD', /\bUSD\s?\d|\d\s?USD\b|\bUS\$\s?\d/g],
]

/** How often amounts are written, by the currency they are in. */
export function amountsIn(lines: readonly string[]): Record<string, number> {
  const counts = signs.map(([code, pattern]): [string, number] => [
    code,
    lines.reduce((sum, line) => sum + (line.match(pattern)?.length ?? 0), 0),
  ])
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
