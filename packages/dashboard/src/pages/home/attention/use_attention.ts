import type { Insights } from '@foyer/sdk'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useAgentName, useAgentsInUse } from '../../../api/agents.ts'
import {
  useOpenGaps,
  useOpenProposals,
  useUnreadConversations,
  useWaitingConversations,
} from '../../../api/attention.ts'
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
  const waiting = useWaitingConversations()
  const summary = useKnowledgeSummary()
  const failed = useFailedSources((summary.data?.sources.failed ?? 0) > 0)
  const webhooks = useWebhooks()
  const insights = useInsights()
  const unread = useUnreadConversations()
  const leads = useLeads((unread.data?.length ?? 0) > 0)
  const gaps = useOpenGaps()
  const proposals = useOpenProposals()
  const readiness = useReadinessOfAgents()
  const asked = [waiting, summary, webhooks, insights, unread, gaps, proposals]
  return {
    isKnown: asked.every(({ data }) => data !== undefined),
    error: asked.find(({ error }) => error)?.error,
    items: [
      ...waitingItems(org, waiting.data ?? [], agentName),
      ...sourceItems(org, failed.data ?? []),
      ...webhookItems(org, webhooks.data ?? []),
      ...modelItems(org, insights.data ?? noInsights),
      ...leadItems(org, leads.data ?? [], unread.data ?? [], agentName),
      ...gapItems(org, gaps.data ?? []),
      ...readinessItems(org, readiness, agentName),
      ...proposalItems(org, proposals.data?.length ?? 0),
    ],
  }
}

const noInsights: Pick<Insights, 'days'> = { days: [] }

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
    queryFn: async ({ signal }) => (await foyer.leads.list({ limit: mostCounted }, { signal })).data,
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
