import type { Insights } from '@foyer/sdk'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useAgentName, useAgentsInUse } from '../../../api/agents.ts'
import { useAttentionCounts } from '../../../api/attention.ts'
import { mostCounted } from '../../../api/count_label.ts'
import { useKnowledgeSummary } from '../../../api/knowledge_summary.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { useInsights } from '../use_insights.ts'
import type { AttentionItem } from './attention_item.ts'
import { leadItems, waitingItems } from './conversation_items.ts'
import { modelItems, sourceItems, webhookItems } from './failure_items.ts'
import { gapItems, proposalItems, readinessItems } from './setup_items.ts'

/** Of more agents than these, Home does not ask one by one. */
const mostAgents = 5

interface Attention {
  /** Whether all that weighs most is known. */
  isKnown: boolean
  error: unknown
  /** By weight: people who wait, what has stopped working, leads, questions, agents, proposals. */
  items: AttentionItem[]
}

export function useAttention(): Attention {
  const { slug: org } = useMembership()
  const agentName = useAgentName()
  const counts = useAttentionCounts()
  const waiting = useWaitingConversations()
  const summary = useKnowledgeSummary()
  const failed = useFailedSources((summary.data?.sources.failed ?? 0) > 0)
  const webhooks = useWebhooks()
  const insights = useInsights()
  const leads = useLeads((counts.data?.unread_conversations ?? 0) > 0)
  const gap = useMostAskedGap()
  const readiness = useReadinessOfAgents()
  const asked = [counts, waiting, summary, webhooks, insights, gap]
  return {
    isKnown: asked.every(({ data }) => data !== undefined),
    error: asked.find(({ error }) => error)?.error,
    items: [
      ...waitingItems(org, waiting.data ?? [], agentName),
      ...sourceItems(org, failed.data ?? []),
      ...webhookItems(org, webhooks.data ?? []),
      ...modelItems(org, insights.data ?? noInsights),
      ...leadItems(org, leads.data ?? [], agentName),
      ...gapItems(org, counts.data?.open_gaps ?? 0, gap.data ?? null),
      ...readinessItems(org, readiness, agentName),
      ...proposalItems(org, counts.data?.proposed_drafts ?? 0),
    ],
  }
}

const noInsights: Pick<Insights, 'days'> = { days: [] }

/** Visitors who asked for a person and have not got one yet. */
function useWaitingConversations() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['conversations', 'person_wanted'],
    queryFn: async ({ signal }) =>
      (await foyer.conversations.list({ person_wanted: true, test: false, limit: mostCounted }, { signal }))
        .data,
  })
}

function useMostAskedGap() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_gaps', 'most_asked'],
    queryFn: async ({ signal }) => {
      const wanted = { status: 'open', order: 'occurrences', limit: 1 } as const
      return (await foyer.knowledgeGaps.list(wanted, { signal })).data[0] ?? null
    },
  })
}

function useFailedSources(isNeeded: boolean) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_sources', 'failed'],
    queryFn: async ({ signal }) =>
      (await foyer.knowledgeSources.list({ status: 'failed', limit: mostCounted }, { signal })).data,
    enabled: isNeeded,
  })
}

function useWebhooks() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['webhook_endpoints', 'failing'],
    queryFn: async ({ signal }) =>
      (await foyer.webhookEndpoints.list({ limit: mostCounted }, { signal })).data,
    // That deliveries fail has no event of its own.
    refetchOnMount: 'always',
  })
}

/** Leads are conversations: where none is unread, no lead is new. */
function useLeads(isNeeded: boolean) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['leads', 'latest'],
    queryFn: async ({ signal }) => (await foyer.leads.list({}, { signal })).data,
    enabled: isNeeded,
  })
}

function useReadinessOfAgents() {
  const foyer = useFoyer()
  const agents = useAgentsInUse().slice(0, mostAgents)
  return useQueries({
    queries: agents.map(({ slug }) => ({
      queryKey: ['agents', { slug }, 'readiness'],
      queryFn: ({ signal }: { signal: AbortSignal }) => foyer.agents.readiness(slug, { signal }),
      refetchOnMount: 'always' as const,
    })),
    combine: (found) => found.flatMap(({ data }) => data ?? []),
  })
}
