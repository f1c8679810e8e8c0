import type { Agent } from '@foyer/sdk'
import { ActionIcon, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import {
  Archive,
  ArchiveRestore,
  CodeXml,
  Copy,
  Ellipsis,
  ListChecks,
  MessageCircle,
  Settings,
  SquareTerminal,
  Workflow,
} from 'lucide-react'
import { useDisabledReason, useMembership } from '../../api/organization.tsx'
import { useAgentActions } from './use_agent_actions.ts'

const icon = { size: 16, 'aria-hidden': true } as const

export function AgentMenu({ agent }: { agent: Agent }) {
  const { slug: org } = useMembership()
  const { archive, restore, duplicate } = useAgentActions(agent)
  const whyNot = useDisabledReason('write')
  const params = { org, slug: agent.slug }
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${agent.name}`}>
          <Ellipsis {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<MessageCircle {...icon} />}
          renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/try" params={params} />}
        >
          Try it
        </Menu.Item>
        <Menu.Item
          leftSection={<Workflow {...icon} />}
          renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/flow" params={params} />}
        >
          Flow
        </Menu.Item>
        <Menu.Item
          leftSection={<CodeXml {...icon} />}
          renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/embed" params={params} />}
        >
          Embed
        </Menu.Item>
        <Menu.Item
          leftSection={<ListChecks {...icon} />}
          renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/readiness" params={params} />}
        >
          Readiness
        </Menu.Item>
        <Menu.Item
          leftSection={<Settings {...icon} />}
          renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/settings" params={params} />}
        >
          Settings
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Advanced</Menu.Label>
        <Menu.Item
          leftSection={<SquareTerminal {...icon} />}
          renderRoot={(props) => <Link {...props} to="/o/$org/agents/$slug/prompts" params={params} />}
        >
          Prompts
        </Menu.Item>
        {whyNot === null && (
          <>
            <Menu.Divider />
            {agent.archived ? (
              <Menu.Item leftSection={<ArchiveRestore {...icon} />} onClick={restore}>
                Restore
              </Menu.Item>
            ) : (
              <>
                <Menu.Item leftSection={<Copy {...icon} />} onClick={duplicate}>
                  Duplicate
                </Menu.Item>
                <Menu.Item leftSection={<Archive {...icon} />} onClick={archive}>
                  Archive
                </Menu.Item>
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
