/** What others wrote, made fit for a mail: names of organizations, titles of sources, words of visitors. */

/** Cannot be seen: control characters, and marks that turn the direction of what follows. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu
/** The same, but for line ends and tabs. */
const unseenInText = /(?:(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff])+/gu

/** One line, cut to a length. */
export function headerText(text: string, mostCharacters = 150): string {
  const line = text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim()
  return cut(line, mostCharacters)
}

/** The beginning of a text, ended by an ellipsis where something is missing. */
export function cut(text: string, mostCharacters: number): string {
  const characters = [...text]
  if (characters.length <= mostCharacters) return text
  return `${characters
    .slice(0, mostCharacters - 1)
    .join('')
    .trimEnd()}…`
}

/**
 * Mail clients make links of whatever looks like an address, in plain text and in HTML. What others wrote is broken up
 * so that none does: `evil[.]example`, `https[:]//`.
 */
export function unlinked(text: string): string {
  return text
    .replaceAll(unseenInText, '')
    .replaceAll(/(?<=[\p{L}\p{N}\p{M}_-])[.。．｡](?=[\p{N}-]*\p{L}[\p{L}\p{N}-])/gu, '[.]')
    .replaceAll(/:(?=\/\/)/g, '[:]')
    .replaceAll(/\b(mailto|tel|sms|javascript|data|callto|skype):/gi, '$1[:]')
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
