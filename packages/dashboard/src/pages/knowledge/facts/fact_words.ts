import type { KnowledgeFact } from '@foyer/sdk'
import { listNames } from '../../../parts/list_names.ts'
import { scopeWords, tierWords, topicWords } from '../words.ts'

/** What is to be known of a fact besides its words. The usual is not mentioned. */
export function factWords(fact: KnowledgeFact, agents: { slug: string; name: string }[]): string[] {
  const nameOf = (slug: string) => agents.find((agent) => agent.slug === slug)?.name ?? slug
  const off = listNames(fact.excluded_agents.map(nameOf))
  return [
    topicWords[fact.topic],
    fact.supported
      ? `${tierWords[fact.tier].label}${fact.tier_pinned ? ' · Pinned: not changed by syncs' : ''}`
      : 'No longer in the source',
    fact.reviewed ? 'Reviewed' : '',
    off === '' ? '' : `Not used by ${off}`,
    fact.archived ? scopeWords[fact.suppression_scope ?? 'source'] : '',
  ].filter((words) => words !== '')
}
