import type { Link } from '@foyer/engine'
import { Parser } from 'htmlparser2'
import type { Token } from 'marked'
import { absolute } from '../absolute.ts'
import { tagAt } from './tag.ts'

export interface Inline {
  text: string
  links: Link[]
}

/** Running text of Markdown. Pictures and what is struck out are left out. */
export function inlineOf(tokens: Token[], base: string | null): Inline {
  const links: Link[] = []
  const anchors: { start: number; href: string }[] = []
  let text = ''

  function add(token: Token) {
    if (token.type === 'image' || token.type === 'del') return
    if (token.type === 'br') text += '\n'
    else if (token.type === 'html') addTag(token.raw)
    else if (token.type === 'link') addLink(token)
    else if (token.type === 'codespan') text += token.text
    else if ('tokens' in token && token.tokens) token.tokens.forEach(add)
    else text += unescapeHtml('text' in token ? String(token.text) : '').replace(/\s+/g, ' ')
  }

  function addLink(token: Token) {
    const start = text.length
    if ('tokens' in token) token.tokens?.forEach(add)
    keep(start, unescapeHtml('href' in token ? String(token.href) : ''))
  }

  function addTag(raw: string) {
    const tag = tagAt(raw, 0)
    if (tag?.name === 'br') text += '\n'
    if (tag?.name !== 'a') return
    if (!tag.closing)
      anchors.push({ start: text.length, href: unescapeHtml(tag.attributes.get('href') ?? '') })
    else {
      const anchor = anchors.pop()
      if (anchor) keep(anchor.start, anchor.href)
    }
  }

  function keep(start: number, href: string) {
    const url = absolute(href, base)
    if (url) links.push({ text: text.slice(start), url })
  }

  tokens.forEach(add)
  return { text: withoutFootnotes(text), links }
}

/** References of footnotes, and links of wikis, which Markdown itself does not know. */
const withoutFootnotes = (text: string) =>
  text.replace(/\[\^[\w-]{1,50}\]:?/g, '').replace(/\[\[(?:[^[\]|]{1,200}\|)?([^[\]|]{1,200})\]\]/g, '$1')

/** `&amp;` and its like. Anything that looks like a tag by now is text. */
function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text
  let plain = ''
  new Parser({ ontext: (data) => (plain += data) }).end(text.replaceAll('<', '&lt;'))
  return plain
}
