import { codeBlock } from './code_block.ts'
import { html, Markup } from './markup.ts'

/** The repository's own Markdown as a page. It is trusted: nobody else writes it. */

const labels: Record<string, string> = {
  sh: 'Terminal',
  ts: 'TypeScript',
  js: 'JavaScript',
  json: 'Response',
  html: 'HTML',
}

/** What the guides call the address of this service; readers see their own. */
const writtenUrl = 'http://127.0.0.1:4000'

interface Text {
  /** Without the title. */
  content: Markup
  title: string
}

export async function renderMarkdown(markdown: string, publicUrl: string): Promise<Text> {
  // Loaded when a guide is first read: nothing else here needs it.
  const { Marked } = await import('marked')
  let title = ''
  const marked = new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        if (depth === 1) {
          title = text
          return ''
        }
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      code: ({ text, lang = '' }) => codeBlock(labels[lang] ?? 'Text', text).html,
      link({ href, tokens }) {
        return html`<a href="${addressOf(href)}">${new Markup(this.parser.parseInline(tokens))}</a>`.html
      },
    },
  })
  const content = await marked.parse(markdown.replaceAll(writtenUrl, publicUrl))
  return {
    title,
    content: new Markup(
      content.replaceAll('<table>', '<div class="table"><table>').replaceAll('</table>', '</table></div>'),
    ),
  }
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** `receive-events.md`, as GitHub knows it, is a page here. */
const addressOf = (href: string) =>
  href.replace(/^(?:\.\.\/|guides\/)?([\w-]+)\.md/, (_, slug: string) =>
    slug === 'conventions' ? '/docs/conventions' : `/docs/guides/${slug}`,
  )
