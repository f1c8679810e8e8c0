import { escapeMarkdown } from './escape_markdown.ts'
import { type FillValues, fill, itemsOf } from './fill.ts'
import { HtmlReader } from './html_reader.ts'
import { isSafeAddress } from './safe_address.ts'

/** "[words](" or "[name]: ": what follows is where a link leads. */
const destination = /\](?:\(\s*<?|:[ \t]*<?)$/
const opensLine = /(?:^|\n)[ \t]*$/

/** Values are words and stay words: none becomes a heading, a link, a tag or a further reference. */
export function fillMarkdown(body: string, values: FillValues): string {
  const tags = new HtmlReader()
  return fill(body, values, (value, before) => {
    tags.read(before)
    if (tags.position().kind !== 'text') return ''
    const items = itemsOf(value).map(escapeMarkdown)
    if (destination.test(before))
      return isSafeAddress(items.join(' ').replaceAll('\\', '')) ? items.join(' ') : ''
    if (typeof value === 'string' || !opensLine.test(before)) return items.join(', ')
    return items.map((item) => `- ${item}`).join('\n')
  })
}
