import { Marked, type Tokens } from 'marked'
import { escapeHtml } from './escape_html.ts'

/**
 * Markdown as HTML that is safe to show. It may hold what a visitor said or a model wrote: HTML in it is shown as the
 * text it is, a link leads to the web or to an address for mail, and an image is a link to itself.
 */
const marked = new Marked({
  gfm: true,
  async: false,
  renderer: {
    html({ text }) {
      // The words may come from a visitor or a model, so HTML in them is shown and not run.
      return escapeHtml(text)
    },
    link({ href, tokens }) {
      return linked(href, this.parser.parseInline(tokens))
    },
    image({ href, text }: Tokens.Image) {
      return linked(href, escapeHtml(text || href))
    },
  },
})

export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown)
  if (typeof html !== 'string') throw new Error('Markdown is read in one go.')
  return html.trim()
}

const safe = /^(?:https?:\/\/|mailto:)/i

/** Without the address where it leads elsewhere: `javascript:`, `data:`, a path on our own server. */
function linked(href: string, inner: string): string {
  if (!safe.test(href)) return inner
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${inner}</a>`
}
