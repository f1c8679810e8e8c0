import type { SourceKind } from '@foyer/contract'
import { sentencesOf } from '@foyer/engine'
import { refuse } from '../../platform/index.ts'

/** What belongs to which kind of source, and what a source is called when nobody names it. */

interface KindFields {
  needs: readonly string[]
  may: readonly string[]
}

const fieldsOf: Record<SourceKind, KindFields> = {
  text: { needs: ['text'], may: [] },
  page: { needs: ['url'], may: ['refresh_hours'] },
  site: { needs: ['url'], may: ['max_pages', 'include', 'exclude', 'refresh_hours'] },
  file: { needs: ['filename', 'content'], may: [] },
}
const kinds = Object.keys(fieldsOf) as SourceKind[]
const has = (kind: SourceKind, field: string) =>
  [...fieldsOf[kind].needs, ...fieldsOf[kind].may].includes(field)

export function refuseIncomplete(kind: SourceKind, body: object) {
  for (const field of fieldsOf[kind].needs)
    if (!(field in body))
      throw refuse('parameter_missing', `${field} is required for a source of the kind ${kind}.`, {
        param: field,
      })
}

/** Fields that no kind claims, such as title, belong to all of them. */
export function refuseOtherKinds(kind: SourceKind, body: object) {
  for (const field of Object.keys(body)) {
    const owners = kinds.filter((owner) => has(owner, field))
    if (owners.length > 0 && !owners.includes(kind))
      throw refuse(
        'parameter_invalid',
        `${field} is only for sources of the kind ${owners.join(' or ')}; this one is of the kind ${kind}.`,
        { param: field },
      )
  }
}

/** What the pattern of the contract lets through and nobody could fetch. */
export function refuseUnreadableUrl(url: string | undefined) {
  if (url !== undefined && !URL.canParse(url))
    throw refuse('parameter_invalid', 'url must be an http or https address.', { param: 'url' })
}

const longestTitle = 200
/** Of a text that nobody named: enough to know it again in a list. */
const longestLine = 60

/** The beginning of the first line of a text that says something, without heading marks; a filename; an address. */
export function titleOf({ text, filename, url = '' }: { text?: string; filename?: string; url?: string }) {
  if (text === undefined) return cut((filename ?? addressOf(url)).trim(), longestTitle)
  const line = text.split(/[\r\n\u2028\u2029]+/).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? text
  return beginningOf(line.replace(/^\s*#{1,6}\s/, '').trim())
}

/** Its first sentence if that is short, or as many words as there is room for. */
function beginningOf(line: string): string {
  const [sentence = line] = sentencesOf(line, 'en')
  if (sentence !== line && sentence.length <= longestLine) return sentence.replace(/\.$/, '')
  const short = cut(line, longestLine)
  if (short !== line && short.includes(' ')) return `${short.slice(0, short.lastIndexOf(' '))}…`
  return short
}

/** What a page calls itself, as the title of its source. Nothing if it has no words. */
export function pageTitleOf(title: string | null | undefined): string | undefined {
  const words = title?.replace(/\s+/g, ' ').trim() ?? ''
  return /[\p{L}\p{N}]/u.test(words) ? cut(words, longestTitle) : undefined
}

/** As it was written, without scheme, credentials, query and the last slash. */
const addressOf = (url: string) =>
  url
    .replace(/^https?:\/\/([^/?#@]*@)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')

function cut(title: string, longest: number): string {
  const letters = [...title.slice(0, 2 * longest + 2)]
  return letters.length <= longest ? title : `${letters.slice(0, longest - 1).join('')}…`
}
