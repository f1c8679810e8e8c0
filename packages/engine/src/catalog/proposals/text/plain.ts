/** A text as the patterns read it: lower-case, with plain spaces and apostrophes. Every character keeps its place. */
export const plainOf = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(/[‘’ʼ]/g, "'")
    .toLowerCase()

/** Case, spacing and punctuation do not tell two names apart. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{S}#%&@]+/gu, ' ')
    .trim()

export const wordsIn = (text: string): string[] =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
