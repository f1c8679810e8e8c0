import { plainWords } from './plain_words.ts'

/** Would make something of the words around them: emphasis, code, a link, a tag, a cell of a table. */
const marks = /[\\`*~[\]<>|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=[#\p{L}])/gu
/** Would make a heading, a list, a quotation or a rule of the line. */
const opener = /^[#+=-]/
const numbered = /^\d{1,9}(?=[.)](?:\s|$))/
/** Some readers make a link of a bare address: what a visitor wrote is shown, and not to be followed by a slip. */
const address = /(?<=\p{L}):(?=\/\/)|(?<=www)\./giu

/** Somebody's words as Markdown shows them letter by letter. */
export function escapeMarkdown(text: string): string {
  const inert = plainWords(text).replaceAll(marks, String.raw`\$&`).replaceAll(address, String.raw`\$&`)
  return inert.replace(opener, String.raw`\$&`).replace(numbered, '$&\\')
}
