import type { Link } from '../document.ts'
import type { LanguagePack } from '../language/index.ts'
import { plain } from './plain.ts'
import { hasVerb } from './subject.ts'

/** Sentences that say nothing a visitor could be told. */

/** Where a sentence says how it goes on. */
const ending = 100
const mostlyLinks = 0.8
/** Somebody's words, given as an example. */
const wholeQuote = /^["“„«][^"“”„«»]*["”“»]$/u
/** "What a lovely place!" */
const longestShout = 6
const name = /^[^:]{1,30}:\s/u
/** Neither data nor markup. */
const prose = /^[^[{<].*\p{L}{2}/su
const contactOrNumber = /@|\d{3}|[€$£%]/u

export function isReferral(sentence: string, { phrases }: LanguagePack): boolean {
  const said = plain(sentence)
  if (phrases.aboutThePage.test(said)) return true
  const elsewhere = phrases.navigation.test(said) || phrases.sendingOn.test(said.slice(-ending))
  return elsewhere && !contactOrNumber.test(said)
}

/** A question in quotes at the end of a sentence does not make it one. */
export const isQuestion = (sentence: string) =>
  /\?$/.test(sentence) || /^["'“‘„«(].*\?["'”’“»)]+$/u.test(sentence)

/** A word alone says nothing, unless it answers. */
export function isNoise(sentence: string, { phrases, grammar }: LanguagePack): boolean {
  const said = plain(sentence).replace(/(?:\s|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
  if (phrases.answer.test(said)) return false
  if (phrases.exclamation.test(said) || wholeQuote.test(said) || !prose.test(said)) return true
  const words = said.split(' ').length
  const says = hasVerb(said, grammar) || grammar.imperative.test(said)
  return said.endsWith('!') && (words <= 2 || (words <= longestShout && !says))
}

/** Nothing but links, with the marks between them and a name before them. */
export function isLinkList(text: string, links: Link[] | undefined): boolean {
  const own = text.replace(name, '')
  if (/^https?:\/\/\S+$/.test(own.trim())) return true
  if (!links?.length) return false
  const linked = links.reduce((sum, link) => sum + link.text.length, 0)
  return linked >= own.length * mostlyLinks
}
