import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bot, Building2, KeyRound, LogOut, MessagesSquare, Moon, Plus, UserRound } from 'lucide-react'
import { useAgentName, useAgentsInUse } from '../api/agents.ts'
import { useFoyer, useMembership } from '../api/organization.tsx'
import { useSession, useSignOut } from '../api/session.ts'
import { visitorName } from '../conversation/conversation_status.ts'
import { navLinks } from '../navigation.ts'
import { relativeTime } from '../parts/relative_time.ts'
import { labelOf } from '../parts/statuses.ts'
import type { PaletteAction, PaletteGroup } from './matching_actions.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What the palette offers by itself. Agents and conversations are asked for when it is opened. */
export function useActions(opened: boolean): PaletteGroup[] {
  return [
    { group: 'Go to', actions: usePlaces() },
    { group: 'Actions', actions: useDeeds() },
    { group: 'Agents', actions: useTrials(), most: 8 },
    { group: 'Recent conversations', actions: useConversations(opened) },
    { group: 'Organizations', actions: useOrganizations() },
  ]
}

function usePlaces(): PaletteAction[] {
  const { slug: org } = useMembership()
  const navigate = useNavigate()
  return [
    ...navLinks.map(({ to, label, icon: Icon, group }) => ({
      id: to,
      label: group ? `${group} › ${label}` : label,
      leftSection: <Icon {...icon} />,
      onClick: () => navigate({ to, params: { org } }),
    })),
    {
      id: 'account',
      label: 'Account',
      leftSection: <UserRound {...icon} />,
      onClick: () => navigate({ to: '/account' }),
    },
  ]
}

function useDeeds(): PaletteAction[] {
  const { slug: org, role } = useMembership()
  const navigate = useNavigate()
  const { toggleColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  return [
    role !== 'viewer' && {
      id: 'create-agent',
      label: 'Create agent',
      leftSection: <Plus {...icon} />,
      onClick: () => navigate({ to: '/o/$org/agents', params: { org }, search: { create: 'yes' } }),
    },
    role !== 'viewer' && {
      id: 'add-source',
      label: 'Add source',
      keywords: 'knowledge upload page site file text',
      leftSection: <Plus {...icon} />,
      onClick: () => navigate({ to: '/o/$org/knowledge/sources', params: { org }, search: { add: 'page' } }),
    },
    role === 'owner' && {
      id: 'create-key',
      label: 'Create API key',
      keywords: 'secret token',
      leftSection: <KeyRound {...icon} />,
      onClick: () => navigate({ to: '/o/$org/settings/api', params: { org }, search: { create: 'yes' } }),
    },
    role !== 'viewer' && {
      id: 'add-webhook',
      label: 'Add webhook endpoint',
      keywords: 'event callback url',
      leftSection: <Plus {...icon} />,
      onClick: () =>
        navigate({ to: '/o/$org/settings/webhooks', params: { org }, search: { create: 'yes' } }),
    },
    {
      id: 'theme',
      label: 'Switch between light and dark',
      keywords: 'theme mode',
      leftSection: <Moon {...icon} />,
      onClick: toggleColorScheme,
    },
    { id: 'sign-out', label: 'Sign out', leftSection: <LogOut {...icon} />, onClick: () => signOut.mutate() },
  ].filter((action) => action !== false)
}

function useTrials(): PaletteAction[] {
  const { slug: org } = useMembership()
  const navigate = useNavigate()
  return useAgentsInUse().map(({ slug, name }) => ({
    id: `agent-${slug}`,
    label: name,
    description: 'Try it',
    leftSection: <Bot {...icon} />,
    onClick: () => navigate({ to: '/o/$org/agents/$slug/try', params: { org, slug } }),
  }))
}

function useConversations(enabled: boolean): PaletteAction[] {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const agentName = useAgentName()
  const navigate = useNavigate()
  const { data = [] } = useQuery({
    queryKey: ['conversations', 'palette'],
    queryFn: async () => (await foyer.conversations.list({ test: false, limit: 8 })).data,
    enabled,
  })
  return data.map(({ id, number, visitor, status, agent, last_message_at }) => ({
    id: `conversation-${id}`,
    label: visitorName({ number, visitor }),
    description: `${agentName(agent)} · ${labelOf(status)} · ${relativeTime(new Date(last_message_at), new Date())}`,
    leftSection: <MessagesSquare {...icon} />,
    onClick: () => navigate({ to: '/o/$org/conversations/$id', params: { org, id } }),
  }))
}

function useOrganizations(): PaletteAction[] {
  const { slug: present } = useMembership()
  const navigate = useNavigate()
  const organizations = useSession()?.organizations ?? []
  return organizations
    .filter(({ slug }) => slug !== present)
    .map(({ slug, name }) => ({
      id: `organization-${slug}`,
      label: `Switch to ${name}`,
      leftSection: <Building2 {...icon} />,
      onClick: () => navigate({ to: '/o/$org', params: { org: slug } }),
    }))
}
