import type { Mention, Reference } from './value.ts'

/** Email addresses, links and telephone numbers, by what stays the same however they are written. */

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu
/** Without scheme or path only where the end is one that addresses have: "e.g.", "Node.js" and "Uhr.Das" are none. */
const link =
  /(?:https?:\/\/|www\.)[^\s<>"“”„«»)\]|`*]+|(?<![\p{L}\p{N}@._/-])(?:[a-z0-9][a-z0-9-]{0,62}\.){1,6}(?:com|org|net|info|biz|edu|gov|eu|de|at|ch|li|lu|uk|ie|fr|nl|be|es|it|pt|pl|cz|dk|se|no|fi|us|ca|au|nz|io|co|app|dev|shop|online|site|cloud|store|example|test)(?![\p{L}\p{N}-])(?:[/?#][^\s<>"“”„«»)\]|`*]*)?/giu

export const emailMentions = (text: string): Mention[] =>
  text.includes('@') ? mentionsOf(text, email, (found) => ({ kind: 'email', key: found.toLowerCase() })) : []

const anyLink = /:\/\/|[a-z0-9]\.[a-z]/

export const linkMentions = (text: string, lower: string): Mention[] =>
  anyLink.test(lower) ? mentionsOf(text, link, (found) => ({ kind: 'link', key: linkKey(found) })) : []

const linkKey = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?'’]+$/, '')

const international = String.raw`(?:\+|00)[1-9](?:[ \u00a0()./–-]{0,3}\d){6,14}`
const national = String.raw`\(?0\d(?:[ \u00a0()./–-]{0,3}\d){4,13}`
const american = String.raw`\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}`
const phone = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(?:${international}|${national}|${american})(?![\d:])`,
  'gu',
)
const date = /^\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}$/
/** "0.600", "05 - 07" */
const figure = /^0[.]\d+$|^\d{1,2}\s?[–-]\s?\d{1,2}$/
const fewestDigits = 6

export function phoneMentions(text: string): Mention[] {
  if (!/[+0(]\d|\d{3}[ .)-]{1,2}\d{3}/.test(text)) return []
  return mentionsOf(text, phone, (found) => {
    const key = phoneKey(found)
    if (date.test(found) || figure.test(found) || key.length < fewestDigits) return null
    return { kind: 'phone', key }
  })
}

/** Without what is only dialled from elsewhere. */
const phoneKey = (written: string) => written.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')

/** One may have the country, or lack the area. */
export function samePhone(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  return long.endsWith(short) && long.length - short.length <= 4
}

/** A place on a site that is known is not known by that; the site of a known place is. */
export const leadsTo = (known: string, link: string): boolean =>
  known === link ||
  known.startsWith(`${link}/`) ||
  known.startsWith(`${link}?`) ||
  hostOf(known).endsWith(`.${link}`) ||
  hostOf(known) === link

const hostOf = (link: string) => link.split(/[/?#]/, 1)[0]!.replace(/^.*@/, '')

function mentionsOf(text: string, pattern: RegExp, read: (found: string) => Reference | null): Mention[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const trimmed = found.replace(/[.,;:!?–-]+$/, '')
    const value = read(trimmed)
    return value === null
      ? []
      : [{ text: trimmed, from: index, to: index + trimmed.length, readings: [value] }]
  })
}
