import { escapeHtml } from './escape_html.ts'
import { type FillValue, type FillValues, fill, itemsOf } from './fill.ts'
import { HtmlReader } from './html_reader.ts'
import { isSafeAddress } from './safe_address.ts'

/** Where a browser goes, or fetches from. */
const addresses = new Set('href src action formaction poster background cite data ping xlink:href'.split(' '))
/** Where words would be run, or read as something else than words. */
const executed = /^(?:on|style$|srcdoc$|srcset$|http-equiv$|content$|sandbox$)/

/** Values are words and stay words, wherever in the owner's HTML they are put. */
export function fillHtml(body: string, values: FillValues): string {
  const reader = new HtmlReader()
  return fill(body, values, (value, before) => {
    reader.read(before)
    const place = reader.position()
    reader.pass()
    if (place.kind === 'nowhere') return ''
    return place.kind === 'text' ? inText(value) : inAttribute(value, place.name, place.begins)
  })
}

function inText(value: FillValue): string {
  if (typeof value === 'string') return escapeHtml(value)
  return value.length === 0 ? '' : `<ul>${value.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

/** Spaces are written out too: not every owner puts values in quotation marks. */
function inAttribute(value: FillValue, name: string, begins: boolean): string {
  const words = itemsOf(value).join(', ').trim()
  if (executed.test(name)) return ''
  if (addresses.has(name) && begins && !isSafeAddress(words)) return ''
  return escapeHtml(words).replaceAll(' ', '&#32;')
}
