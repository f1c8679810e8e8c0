import type { Agent, ListPromise } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useAgents } from '../../api/agents.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'

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
  const foyer = useFoyer()
  const agents = useAgents()
  const sources = useRows('knowledge_sources', () => foyer.knowledgeSources.list({ limit: 1 }))
  const conversations = useRows('conversations', () => foyer.conversations.list({ limit: 1 }))
  const isPending = agents.isPending || sources.isPending || conversations.isPending
  // Without an answer nothing is advised: the lists below tell what went wrong.
  if (!agents.data || !sources.data || !conversations.data) return { isPending, steps: [] }
  return {
    isPending,
    steps: stepsOf(
      org,
      agents.data.filter(({ archived }) => !archived),
      sources.data.length > 0,
      conversations.data.length > 0,
    ),
  }
}

/** Each by its own word, so that a step is done as soon as its event is heard. */
const useRows = <Row>(word: string, list: () => ListPromise<Row>) =>
  useQuery({ queryKey: [word, 'first_steps'], queryFn: async () => (await list()).data })

function stepsOf(org: string, agents: Agent[], hasSource: boolean, hasConversation: boolean): SetupStep[] {
  const agent = agents[0]
  const params = agent && { org, slug: agent.slug }
  return [
    {
      title: 'Create an agent',
      why: 'It greets your visitors, finds out what they need, and answers from what it knows.',
      done: agent !== undefined,
      action: 'Create an agent',
      link: { to: '/o/$org/agents', params: { org }, search: { create: 'yes' } },
    },
    {
      title: 'Add a source',
      why: 'A page of your site, a file or a text. Agents state nothing that is not in your sources.',
      done: hasSource,
      action: 'Add a source',
      link: { to: '/o/$org/knowledge/sources', params: { org }, search: { add: 'page' } },
    },
    {
      title: 'Try it',
      why: 'Talk to it as a visitor would, and see beside each reply why it was said.',
      done: hasConversation,
      action: 'Try it',
      link: params ? { to: '/o/$org/agents/$slug/try', params } : null,
    },
    {
      title: 'Put it on your site',
      why: 'One line of HTML. Say first on which sites it may stand.',
      done: agents.some(({ allowed_origins }) => allowed_origins.length > 0),
      action: 'Embed it',
      link: params ? { to: '/o/$org/agents/$slug/embed', params } : null,
    },
  ]
}
