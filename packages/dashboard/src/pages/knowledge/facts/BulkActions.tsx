import type { KnowledgeFact } from '@foyer/sdk'
import { Button, Group, Menu } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { pluralize } from '../../../parts/pluralize.ts'
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
  const archived = facts.filter((fact) => fact.archived)
  const unreviewed = live.filter(({ reviewed }) => !reviewed)
  const unpinned = live.filter(({ tier }) => tier !== 'universal')
  const buttons = { size: 'xs', variant: 'default', disabled: update.isPending } as const
  const told = (some: KnowledgeFact[]) =>
    `${pluralize(some.length, 'fact')} ${some.length === 1 ? 'is' : 'are'}`
  return (
    <Group gap="xs">
      {unreviewed.length > 0 && (
        <Button
          {...buttons}
          onClick={() =>
            update.mutate({
              facts: unreviewed,
              change: { reviewed: true },
              undo: { reviewed: false },
              done: `${told(unreviewed)} marked as reviewed.`,
            })
          }
        >
          Mark as reviewed
        </Button>
      )}
      {unpinned.length > 0 && (
        <Button
          {...buttons}
          onClick={() =>
            update.mutate({
              facts: unpinned,
              change: { tier: 'universal' },
              undo: { tier: 'situational', tier_pinned: false },
              done: `${told(unpinned)} pinned and always included.`,
            })
          }
        >
          Pin
        </Button>
      )}
      {live.length > 0 && <ExcludeMenu facts={live} agents={agents} update={update} told={told} />}
      {live.length > 0 && (
        <Button
          {...buttons}
          onClick={() =>
            update.mutate({
              facts: live,
              change: { archived: true },
              undo: { archived: false },
              done: `${told(live)} archived.`,
            })
          }
        >
          Archive
        </Button>
      )}
      {archived.length > 0 && (
        <Button
          {...buttons}
          onClick={() =>
            update.mutate({
              facts: archived,
              change: { archived: false },
              undo: { archived: true },
              done: `${told(archived)} restored.`,
            })
          }
        >
          Restore
        </Button>
      )}
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
    const [include, exclude] = [{ include_agents: [slug] }, { exclude_agents: [slug] }]
    update.mutate({
      facts: some,
      change: isUsed ? include : exclude,
      undo: isUsed ? exclude : include,
      done: `${told(some)} ${isUsed ? 'used by' : 'hidden from'} ${name}.`,
    })
  }
  const isUsed = (slug: string) => facts.some(({ excluded_agents }) => !excluded_agents.includes(slug))
  const isHidden = (slug: string) => facts.some(({ excluded_agents }) => excluded_agents.includes(slug))
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
        {agents.some(({ slug }) => isUsed(slug)) && <Menu.Label>Hide from</Menu.Label>}
        {agents
          .filter(({ slug }) => isUsed(slug))
          .map(({ slug, name }) => (
            <Menu.Item key={slug} onClick={() => setUse(slug, name, false)}>
              {name}
            </Menu.Item>
          ))}
        {agents.some(({ slug }) => isHidden(slug)) && <Menu.Label>Use again for</Menu.Label>}
        {agents
          .filter(({ slug }) => isHidden(slug))
          .map(({ slug, name }) => (
            <Menu.Item key={slug} onClick={() => setUse(slug, name, true)}>
              {name}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
