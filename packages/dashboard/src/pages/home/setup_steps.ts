import type { Agent } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useAgents } from '../../api/agents.ts'
import { useKnowledgeSummary } from '../../api/knowledge_summary.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { useLatestConversations } from './use_latest_conversations.ts'

export interface SetupStep {
  title: string
  why: string
  done: boolean
  action: string
  link: LinkProps | null
}

/** What a new organization does first, and which of it is done. */
export function useSetupSteps(): { isPending: boolean; steps: SetupStep[] } {
  const { slug: org } = useMembership()
  const agents = useAgents()
  const summary = useKnowledgeSummary()
  const visits = useLatestConversations()
  const tests = useTests(visits.data?.length === 0)
  const isPending = agents.isPending || summary.isPending || visits.isPending || tests.isLoading
  // Without an answer nothing is advised: the lists below tell what went wrong.
  if (isPending || !agents.data || !summary.data || !visits.data) return { isPending, steps: [] }
  return {
    isPending,
    steps: stepsOf(
      org,
      agents.data.filter(({ archived }) => !archived),
      summary.data.sources.total > 0,
      visits.data.length + (tests.data?.length ?? 0) > 0,
    ),
  }
}

/** Where no visitor has talked to an agent, somebody may have tried one. */
function useTests(isNeeded: boolean) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['conversations', 'tests'],
    queryFn: async ({ signal }) =>
      (await foyer.conversations.list({ test: true, limit: 1 }, { signal })).data,
    enabled: isNeeded,
  })
}

function stepsOf(org: string, agents: Agent[], hasSource: boolean, hasConversation: boolean): SetupStep[] {
  const agent = agents[0]
  const params = agent && { org, slug: agent.slug }
  return [
    {
      title: 'Create an agent',
      why: 'It greets your visitors, finds out what they need, and answers from what it knows.',
      done: agent !== undefined,
      action: 'Create agent',
      link: { to: '/o/$org/agents', params: { org }, search: { create: 'yes' } },
    },
    {
      title: 'Add a source',
      why: 'A page of your site, a file or text. Agents say only what your sources say.',
      done: hasSource,
      action: 'Add source',
      link: { to: '/o/$org/knowledge/sources', params: { org }, search: { add: 'page' } },
    },
    {
      title: 'Try it',
      why: 'Talk to it as a visitor would, and see why it gave each reply.',
      done: hasConversation,
      action: 'Try it',
      link: params ? { to: '/o/$org/agents/$slug/try', params } : null,
    },
    {
      title: 'Put it on your site',
      why: 'Two lines of HTML. First add the sites that may show it.',
      done: agents.some(({ allowed_origins }) => allowed_origins.length > 0),
      action: 'Embed it',
      link: params ? { to: '/o/$org/agents/$slug/embed', params } : null,
    },
  ]
}
