import type { KnowledgeFact } from '@foyer/sdk'
import { Menu } from '@mantine/core'
import { Archive, ArchiveRestore, Eye, Pin, PinOff } from 'lucide-react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { AgentItems } from '../../../parts/AgentItems.tsx'
import { LazyMenu } from '../../../parts/LazyMenu.tsx'
import { useFactWrites } from './use_fact_writes.ts'

interface FactMenuProps {
  fact: KnowledgeFact
  agents: { slug: string; name: string }[]
}

const size = 16

/** What can be done with one fact. */
export function FactMenu(props: FactMenuProps) {
  return (
    <LazyMenu label={`Actions for: ${props.fact.text}`} position="bottom-end" width={270}>
      {() => <FactItems {...props} />}
    </LazyMenu>
  )
}

function FactItems({ fact, agents }: FactMenuProps) {
  const whyNot = useDisabledReason('write')
  const writes = useFactWrites(fact)
  const { tier, tier_pinned, reviewed, archived, excluded_agents } = fact
  const otherTier = tier === 'universal' ? 'situational' : 'universal'
  return (
    <>
      {whyNot !== null && <Menu.Label>{whyNot}</Menu.Label>}
      {archived ? (
        <Menu.Item
          disabled={whyNot !== null}
          leftSection={<ArchiveRestore size={size} aria-hidden />}
          onClick={writes.restore}
        >
          Restore
        </Menu.Item>
      ) : (
        <>
          <Menu.Item
            disabled={whyNot !== null}
            leftSection={<Eye size={size} aria-hidden />}
            onClick={() => writes.update({ reviewed: !reviewed })}
          >
            {reviewed ? 'Mark as not reviewed' : 'Mark as reviewed'}
          </Menu.Item>
          <Menu.Item
            disabled={whyNot !== null}
            leftSection={<Pin size={size} aria-hidden />}
            onClick={() => writes.update({ tier: otherTier })}
          >
            {otherTier === 'universal' ? 'Pin: always include' : 'Pin: include when relevant'}
          </Menu.Item>
          {tier_pinned && (
            <Menu.Item
              disabled={whyNot !== null}
              leftSection={<PinOff size={size} aria-hidden />}
              onClick={() => writes.update({ tier_pinned: false })}
            >
              Unpin
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>Used by</Menu.Label>
          <AgentItems agents={agents}>
            {(shown) =>
              shown.map(({ slug, name }) => (
                <Menu.CheckboxItem
                  key={slug}
                  checked={!excluded_agents.includes(slug)}
                  disabled={whyNot !== null}
                  onChange={(mayUse) => writes.use(slug, mayUse)}
                  closeMenuOnClick
                >
                  {name}
                </Menu.CheckboxItem>
              ))
            }
          </AgentItems>
          <Menu.Divider />
          <Menu.Item
            disabled={whyNot !== null}
            leftSection={<Archive size={size} aria-hidden />}
            onClick={() => writes.archive('source')}
          >
            Archive
          </Menu.Item>
          <Menu.Item
            disabled={whyNot !== null}
            leftSection={<Archive size={size} aria-hidden />}
            onClick={() => writes.archive('organization')}
          >
            Archive in all sources
          </Menu.Item>
        </>
      )}
    </>
  )
}
