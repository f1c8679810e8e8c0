import type { KnowledgeSource } from '@foyer/sdk'
import { Tabs } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Section } from '../../../parts/Section.tsx'
import { FactsTab } from '../facts/FactsTab.tsx'
import { PassagesTab } from './PassagesTab.tsx'
import { RunsTab } from './RunsTab.tsx'

/** The open tab stands behind the # of the address; `run-7` opens that run. */
export function SourceTabs({ source }: { source: KnowledgeSource }) {
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const [, run] = /^run-(\d+)$/.exec(hash) ?? []
  const tab = hash === 'passages' ? 'passages' : hash === 'runs' || run ? 'runs' : 'facts'
  const go = (to: string) =>
    navigate({ to: '.', hash: to, replace: true, hashScrollIntoView: false, resetScroll: false })
  return (
    <Section flush>
      <Tabs
        value={tab}
        onChange={(chosen) => go(chosen === 'facts' ? '' : (chosen ?? ''))}
        keepMounted={false}
        color="var(--accent-text)"
      >
        <Tabs.List px={{ base: 4, xs: 'sm' }} pt={4}>
          <Tabs.Tab value="facts">Facts ({source.facts_count.toLocaleString('en')})</Tabs.Tab>
          <Tabs.Tab value="passages">Passages ({source.passages_count.toLocaleString('en')})</Tabs.Tab>
          <Tabs.Tab value="runs">Sync history</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="facts">
          <FactsTab source={source} />
        </Tabs.Panel>
        <Tabs.Panel value="passages">
          <PassagesTab source={source} />
        </Tabs.Panel>
        <Tabs.Panel value="runs">
          <RunsTab
            source={source}
            open={run === undefined ? undefined : Number(run)}
            onOpen={(id) => go(id === undefined ? 'runs' : `run-${id}`)}
          />
        </Tabs.Panel>
      </Tabs>
    </Section>
  )
}
