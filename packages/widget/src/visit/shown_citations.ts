import type { VisitMessage } from '@foyer/contract'

/** Pages of the web only, whatever the service sends, and none that a button under the message opens already. */
export function shownCitations({
  citations,
  links,
}: Pick<VisitMessage, 'citations' | 'links'>): VisitMessage['citations'] {
  return citations.filter(({ url }) => /^https?:\/\//i.test(url) && !links.some((link) => link.url === url))
}
