import { fill, itemsOf, type Value, type Values } from './fill.ts'
import { HtmlReader } from './html_place.ts'
import { inHtml } from './in_html.ts'
import { isSafeAddress } from './safe_address.ts'

/** Where a browser goes, or fetches from. */
const addresses = new Set('href src action formaction poster background cite data ping xlink:href'.split(' '))
/** Where words would be run, or read as something else than words. */
const executed = /^(?:on|style$|srcdoc$|srcset$|http-equiv$|content$|sandbox$)/

/** Values are words and stay words, wherever in the owner's HTML they are put. */
export function fillHtml(body: string, values: Values): string {
  const reader = new HtmlReader()
  return fill(body, values, (value, before) => {
    reader.read(before)
    const place = reader.place()
    // guard: what was put in is not read as the template
    reader.pass()
    // guard: nothing goes into a script, a comment or a tag
    if (place.kind === 'nowhere') return ''
    return place.kind === 'text' ? inText(value) : inAttribute(value, place.name, place.begins)
  })
}

function inText(value: Value): string {
  // guard: words in a text are escaped [inHtml(value) -> value]
  if (typeof value === 'string') return inHtml(value)
  // guard: words in a list are escaped [inHtml(item) -> item]
  return value.length === 0 ? '' : `<ul>${value.map((item) => `<li>${inHtml(item)}</li>`).join('')}</ul>`
}

/** Spaces are written out too: not every owner puts values in quotation marks. */
function inAttribute(value: Value, name: string, begins: boolean): string {
  const words = itemsOf(value).join(', ').trim()
  // guard: nothing goes where it would be run
  if (executed.test(name)) return ''
  // guard: only an address goes where one leads
  if (addresses.has(name) && begins && !isSafeAddress(words)) return ''
  // guard: a space ends no value [.replaceAll…]
  return inHtml(words).replaceAll(' ', '&#32;')
}
