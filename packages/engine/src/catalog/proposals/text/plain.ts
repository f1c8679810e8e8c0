const unusual = /[\u00a0\u202f\u2009‘’ʼ]/

/** A text as the patterns read it: lower-case, with plain spaces and apostrophes. Every character keeps its place. */
export function plainOf(text: string): string {
  if (!unusual.test(text)) return text.toLowerCase()
  return text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(/[‘’ʼ]/g, "'")
    .toLowerCase()
}

/** Case, spacing and punctuation do not tell two names apart. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{S}#%&@]+/gu, ' ')
    .trim()

const word = /[\p{L}\p{N}]/u

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((each) => word.test(each))
