/** What a text is told by: words, pairs of words, and parts of words, which know compounds, endings and slips. */

const token = /\p{L}+(?:['’]\p{L}+)*|\d+|\?|\p{Extended_Pictographic}/gu
const partLengths = [3, 4, 5]
/** Longer messages are cut: they are told by their beginning. */
const mostTokens = 80
/** Words up to this length have no parts of their own. */
const wholeUpTo = 3

export function textFeatures(text: string): string[] {
  const tokens = (fold(text).match(token) ?? []).slice(0, mostTokens).map(plain)
  const features = new Set<string>()
  tokens.forEach((word, at) => {
    features.add(word)
    features.add(`${tokens[at - 1] ?? '^'} ${word}`)
    for (const part of partsOf(word)) features.add(part)
  })
  features.add(`${tokens.at(-1) ?? '^'} $`)
  features.add(`=${lengthOf(tokens.length)}`)
  return [...features]
}

const fold = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')

/** All numbers are alike, and all pictures. */
function plain(word: string): string {
  if (/^\d/.test(word)) return '#'
  return /\p{Extended_Pictographic}/u.test(word) ? '*' : word.replaceAll(/['’]/g, '')
}

function* partsOf(word: string): Iterable<string> {
  if (word.length <= wholeUpTo) return
  const bounded = `<${word}>`
  for (const length of partLengths)
    for (let from = 0; from + length <= bounded.length; from++) yield `~${bounded.slice(from, from + length)}`
}

const lengthOf = (tokens: number) => [1, 3, 6, 12].find((most) => tokens <= most) ?? 'long'
