import type { KnowledgeFact } from '@foyer/sdk'
import { Button, Group, Menu } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { AgentItems } from '../../../parts/AgentItems.tsx'
import { pluralize } from '../../../parts/pluralize.ts'
import type { BulkChange } from './bulk_undo.ts'
import { useBulkUpdate } from './use_bulk_update.ts'

interface BulkActionsProps {
  facts: KnowledgeFact[]
  agents: { slug: string; name: string }[]
  onDone: () => void
}

/** What can be done with several facts at once, each with a way back. */
export function BulkActions({ facts, agents, onDone }: BulkActionsProps) {
  const update = useBulkUpdate(onDone)
  const live = facts.filter(({ archived }) => !archived)
  const told = (some: KnowledgeFact[]) =>
    `${pluralize(some.length, 'fact')} ${some.length === 1 ? 'is' : 'are'}`
  const actions: { label: string; some: KnowledgeFact[]; change: BulkChange; done: string }[] = [
    {
      label: 'Mark as reviewed',
      some: live.filter(({ reviewed }) => !reviewed),
      change: { reviewed: true },
      done: 'marked as reviewed',
    },
    {
      label: 'Pin',
      some: live.filter(({ tier }) => tier !== 'universal'),
      change: { tier: 'universal' },
      done: 'pinned and always included',
    },
    { label: 'Archive', some: live, change: { archived: true }, done: 'archived' },
    {
      label: 'Restore',
      some: facts.filter(({ archived }) => archived),
      change: { archived: false },
      done: 'restored',
    },
  ]
  return (
    <Group gap="xs">
      {actions
        .filter(({ some }) => some.length > 0)
        .map(({ label, some, change, done }) => (
          <Button
            key={label}
            size="xs"
            variant="default"
            disabled={update.isPending}
            onClick={() => update.send({ facts: some, change, done: `${told(some)} ${done}.` })}
          >
            {label}
          </Button>
        ))}
      {live.length > 0 && <ExcludeMenu facts={live} agents={agents} update={update} told={told} />}
    </Group>
  )
}

interface ExcludeMenuProps extends Pick<BulkActionsProps, 'facts' | 'agents'> {
  update: ReturnType<typeof useBulkUpdate>
  told: (some: KnowledgeFact[]) => string
}

function ExcludeMenu({ facts, agents, update, told }: ExcludeMenuProps) {
  const setUse = (slug: string, name: string, isUsed: boolean) => {
    const some = facts.filter(({ excluded_agents }) => excluded_agents.includes(slug) === isUsed)
    update.send({
      facts: some,
      change: isUsed ? { include_agents: [slug] } : { exclude_agents: [slug] },
      done: `${told(some)} ${isUsed ? 'used by' : 'no longer used by'} ${name}.`,
    })
  }
  const isUsed = (slug: string) => facts.some(({ excluded_agents }) => !excluded_agents.includes(slug))
  const isExcluded = (slug: string) => facts.some(({ excluded_agents }) => excluded_agents.includes(slug))
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          disabled={update.isPending || agents.length === 0}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          Agents
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <AgentItems agents={agents}>
          {(shown) => (
            <>
              {shown.some(({ slug }) => isUsed(slug)) && <Menu.Label>Stop using in</Menu.Label>}
              {shown
                .filter(({ slug }) => isUsed(slug))
                .map(({ slug, name }) => (
                  <Menu.Item key={slug} onClick={() => setUse(slug, name, false)}>
                    {name}
                  </Menu.Item>
                ))}
              {shown.some(({ slug }) => isExcluded(slug)) && <Menu.Label>Use again in</Menu.Label>}
              {shown
                .filter(({ slug }) => isExcluded(slug))
                .map(({ slug, name }) => (
                  <Menu.Item key={slug} onClick={() => setUse(slug, name, true)}>
                    {name}
                  </Menu.Item>
                ))}
            </>
          )}
        </AgentItems>
      </Menu.Dropdown>
    </Menu>
  )
}
