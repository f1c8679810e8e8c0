import type { KnowledgeGap, Readiness } from '@foyer/sdk'
import { countLabel } from '../../../api/count_label.ts'
import { pluralize, times } from '../../../parts/pluralize.ts'
import type { AttentionItem } from './attention_item.ts'

/** What would make agents better. */

/** How many are open, and the one that was asked most. */
export function gapItems(org: string, count: number, most: KnowledgeGap | null): AttentionItem[] {
  if (!most || count === 0) return []
  const asked = most.occurrences > 0 ? ` (${times(most.occurrences)} in total)` : ''
  return [
    {
      key: 'gaps',
      title: count === 1 ? '1 open gap' : `${countLabel(count)} open gaps`,
      detail: count === 1 ? `“${most.question}”${asked}` : `Asked most: “${most.question}”${asked}`,
      status: 'open',
      link:
        count === 1
          ? { to: '/o/$org/knowledge/gaps/$id', params: { org, id: most.id } }
          : { to: '/o/$org/knowledge/gaps', params: { org } },
    },
  ]
}

/** Agents that cannot talk well until something is done. What would only make them better is on their own page. */
export const readinessItems = (
  org: string,
  found: readonly Readiness[],
  agentName: (slug: string) => string,
): AttentionItem[] =>
  found.flatMap(({ agent, items }) => {
    const required = items.filter(({ level }) => level === 'required')
    if (required.length === 0) return []
    return {
      key: `readiness-${agent}`,
      title: `${agentName(agent)} is not ready`,
      detail:
        required.length === 1
          ? required[0]!.message
          : `${pluralize(required.length, 'thing')} must be done first.`,
      status: 'not_ready' as const,
      link: { to: '/o/$org/agents/$slug/readiness', params: { org, slug: agent } },
    }
  })

export function proposalItems(org: string, count: number): AttentionItem[] {
  if (count === 0) return []
  return [
    {
      key: 'proposals',
      title: count === 1 ? '1 proposal for your catalog' : `${countLabel(count)} proposals for your catalog`,
      detail: 'Services, voices and fit criteria found in your sources. Accept, edit or dismiss them.',
      status: 'proposed',
      link: { to: '/o/$org/catalog/proposals', params: { org } },
    },
  ]
}
