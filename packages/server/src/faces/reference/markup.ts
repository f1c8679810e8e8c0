import { escapeText } from '../html.ts'

/** HTML that may stand in a page as it is. Everything else is text, and escaped. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | false | undefined | null | Part[]

/** A template of HTML. What is put into it is text, unless it is markup; nothing stands for what is absent. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((text, index) => text + htmlOf(parts[index])).join(''))

function htmlOf(part: Part): string {
  if (Array.isArray(part)) return part.map(htmlOf).join('')
  if (part instanceof Markup) return part.html
  if (part === false || part === undefined || part === null) return ''
  return escapeText(String(part))
}

/** A description of the contract: paragraphs, with code between backticks. */
export const prose = (text: string): Markup =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`

/** The same without paragraphs. */
export const inline = (text: string): Markup =>
  html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`
