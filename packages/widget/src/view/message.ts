import type { VisitMessage } from '@foyer/contract'
import { shownCitations } from '../visit/shown_citations.ts'
import type { PendingMessage } from '../visit/state.ts'
import type { Words } from '../words/index.ts'
import { button, h } from './dom.ts'
import { icon } from './icons.ts'
import type { ViewContext } from './part.ts'
import { richText } from './rich_text.ts'

/** Fills a node of the log with what stands there: a message, one that is being sent, or a reply that is being written. */

export function fillMessage(
  node: HTMLElement,
  message: VisitMessage,
  author: string,
  { words, mode }: ViewContext,
) {
  const { role, text, links, deliverable } = message
  node.className = `message ${role}`
  const said = role === 'visitor' ? [h('p', {}, text)] : richText(text)
  node.replaceChildren(
    h('span', { class: role === 'owner' ? 'author' : 'hidden' }, author),
    h('div', { class: 'bubble' }, ...said),
    ...links.map(({ title, url }) => linkOf('page', title, url, mode === 'page' || leavesSite(url), words)),
    ...shownCitations(message).map(({ title, url }) => quietLink(words.source(title), url, words)),
    ...(deliverable ? [linkOf('document', deliverable.title, deliverable.url, true, words)] : []),
  )
}

export function fillPendingMessage(
  node: HTMLElement,
  pending: PendingMessage,
  isNews: boolean,
  { words, handlers }: ViewContext,
) {
  const { text, progress } = pending
  node.className = `message visitor ${progress}`
  node.replaceChildren(
    h('span', { class: 'hidden' }, words.you),
    h('div', { class: 'bubble' }, h('p', {}, text)),
    ...(isNews ? [h('p', { class: 'progress' }, words[progress])] : []),
    ...(progress === 'refused' ? [refusedButtons(pending, words, handlers)] : []),
  )
}

export function fillDraft(node: HTMLElement, text: string) {
  node.replaceChildren(h('div', { class: 'bubble' }, ...richText(text)))
}

const refusedButtons = (pending: PendingMessage, words: Words, handlers: ViewContext['handlers']) =>
  h(
    'div',
    { class: 'retry-buttons' },
    button('link', () => handlers.resend(pending), words.tryAgain),
    button('link', () => handlers.discard(pending), words.discard),
  )

/** Pages of the same site open in place, where the chat goes on; all others in a tab of their own. */
const leavesSite = (url: string) => !URL.canParse(url) || new URL(url).origin !== location.origin

/** Where an answer is from, or what privacy means here: small, and always in a tab of its own. */
export const quietLink = (text: string, url: string, words: Words) =>
  h(
    'a',
    { class: 'citation', href: url, target: '_blank', rel: 'noopener noreferrer' },
    text,
    h('span', { class: 'hidden' }, ` ${words.opensElsewhere}`),
  )

const linkOf = (
  kind: 'page' | 'document',
  title: string,
  url: string,
  opensElsewhere: boolean,
  words: Words,
) =>
  h(
    'a',
    { class: `card ${kind}`, href: url, ...(opensElsewhere && { target: '_blank', rel: 'noopener' }) },
    kind === 'document' && icon('document'),
    h('span', { class: 'title' }, title),
    opensElsewhere && h('span', { class: 'hidden' }, ` ${words.opensElsewhere}`),
    icon('page'),
  )
