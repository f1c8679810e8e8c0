import { Code } from '@mantine/core'
import { Lexer, type Token, type Tokens } from 'marked'
import { Fragment, createElement as h, type ReactNode } from 'react'

/**
 * Markdown as React elements, never as HTML: nothing that a visitor or a source wrote can become markup. HTML, images
 * and links that are not safe are shown as they were written. No JSX, so that Node can run the tests of this file.
 */
export function renderMarkdown(markdown: string): ReactNode {
  try {
    return render(Lexer.lex(markdown))
  } catch {
    // Thousands of quotes within each other are too deep for the parser.
    return h('p', null, markdown)
  }
}

/** As arguments instead of an array, React asks for no keys: tokens have no identity but their order. */
const render = (tokens: Token[] = []): ReactNode => h(Fragment, null, ...tokens.map(renderToken))

function renderToken(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading':
      // The page has its h1 and its sections their h2.
      return h(token.depth <= 2 ? 'h3' : 'h4', null, render(token.tokens))
    case 'paragraph':
      return h('p', null, render(token.tokens))
    case 'blockquote':
      return h('blockquote', null, render(token.tokens))
    case 'code':
      return h(Code, { block: true }, token.text)
    case 'hr':
      return h('hr')
    case 'list':
      return renderList(token)
    case 'table':
      return renderTable(token)
    case 'strong':
    case 'em':
    case 'del':
      return h(token.type, null, render(token.tokens))
    case 'codespan':
      return h(Code, null, token.text)
    case 'br':
      return h('br')
    case 'link':
      // A `javascript:` address would run in the dashboard.
      return isSafe(token.href) ? renderLink(token) : token.raw
    case 'escape':
      return token.text
    case 'text':
      return token.tokens ? render(token.tokens) : token.text
    case 'html':
      return token.block ? h('p', null, token.raw) : token.raw
    default:
      return token.raw
  }
}

function renderLink({ href, tokens }: Tokens.Link | Tokens.Generic): ReactNode {
  return h('a', { href, target: '_blank', rel: 'noreferrer' }, render(tokens))
}

/** The words may come from a visitor: an address that would run something is no link. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:)/i.test(href)

function renderList({ ordered, start, items }: Tokens.List | Tokens.Generic): ReactNode {
  const rows = items.map(({ tokens }: Tokens.ListItem) => h('li', null, render(tokens)))
  return ordered ? h('ol', { start }, ...rows) : h('ul', null, ...rows)
}

/** In a box of its own, which scrolls when the table is wider than the page. */
function renderTable({ header, rows }: Tokens.Table | Tokens.Generic): ReactNode {
  const heading = header.map(({ tokens }: Tokens.TableCell) => h('th', { scope: 'col' }, render(tokens)))
  const body = rows.map((cells: Tokens.TableCell[]) =>
    h('tr', null, ...cells.map(({ tokens }) => h('td', null, render(tokens)))),
  )
  return h(
    'div',
    null,
    h('table', null, h('thead', null, h('tr', null, ...heading)), h('tbody', null, ...body)),
  )
}
