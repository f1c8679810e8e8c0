/** Email addresses and web addresses, as they are compared: small, without scheme, `www.` and what follows the path. */

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu
const url =
  /(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:[a-z0-9][a-z0-9-]{0,62}\.){1,8}[a-z]{2,24}(?![\p{L}\p{N}-])(?:[/?#][^\s<>"“”„«»)\]]*)?/giu

export interface Addresses {
  emails: string[]
  urls: string[]
}

export function addressesIn(text: string): Addresses {
  const emails = text.match(email) ?? []
  const rest = text.replaceAll(email, ' ')
  return {
    emails: emails.map((found) => found.toLowerCase()),
    urls: (rest.match(url) ?? []).filter(isAddress).map(bare),
  }
}

export const withoutAddresses = (text: string): string =>
  text.replaceAll(email, ' ').replaceAll(url, (found) => (isAddress(found) ? ' ' : found))

/** "e.g" and "z.B" look like one, and so does a full stop without a space after it. */
const isAddress = (found: string) => /^https?:/i.test(found) || /\.[a-z]{2,24}(?:[/?#]|$)/.test(found)

const bare = (found: string) =>
  found
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?]+$/, '')
