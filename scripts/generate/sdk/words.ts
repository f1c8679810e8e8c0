/** Spellings: the contract's snake_case and camelCase, as TypeScript names. */

export const camel = (word: string) => word.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

export const pascal = (word: string) => camel(`_${word}`)

/** `voice_profiles` → `voice_profile`. */
export const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')

const width = 100

/** A JSDoc comment, folded where it is long; nothing for no text. */
export function jsdoc(text: string | undefined): string {
  if (!text) return ''
  const lines = ['']
  for (const word of text.replaceAll('*/', '* /').split(/\s+/)) {
    const line = lines.at(-1)!
    if (line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(` ${word}`)
  }
  return lines.length === 1
    ? `/**${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` *${line}\n`).join('')} */\n`
}
