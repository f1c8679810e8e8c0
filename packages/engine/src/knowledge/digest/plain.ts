/** A text as the language packs' patterns read it. */
export const plain = (text: string): string => text.toLowerCase().replaceAll(/[‘’ʼ]/g, "'").trim()

/** What is no prose, such as a cell or a heading, in one line that ends: patterns are slow on endless ones. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, longestLine).toWellFormed()

const longestLine = 2000

export const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** With a mark at its end. */
export const withEndMark = (text: string): string =>
  /[.!?…。！？]["'”’»)\]]*$/u.test(text) ? text : `${text.replace(/[\s,;:–—-]+$/u, '')}.`

/** Wherever these words stand, in any case, and not as a part of others. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'giu',
  )
