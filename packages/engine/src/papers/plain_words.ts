/** Cannot be seen, or turn the direction of writing round: nothing that a reader should be shown. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
const breaks = /[\s\u0085\u2028\u2029]+/g

/** Somebody's words on one line, and nothing but what can be read. */
export const plainWords = (text: string): string => text.replaceAll(breaks, ' ').replaceAll(unseen, '').trim()

/** The first of them, where there are more than anybody wants to read at this place. */
export function firstWords(text: string, most: number): string {
  const letters = [...plainWords(text)]
  if (letters.length <= most) return letters.join('')
  return `${letters
    .slice(0, most)
    .join('')
    .replace(/\s\S*$/, '')} …`
}
