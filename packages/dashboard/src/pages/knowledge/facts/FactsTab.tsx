import { type FactTopic, factTopics } from '@foyer/contract/vocabulary'
import type { KnowledgeSource } from '@foyer/sdk'
import { Switch } from '@mantine/core'
import { Lightbulb, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useAgentsInUse } from '../../../api/agents.ts'
import { useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { SearchInput } from '../../../parts/SearchInput.tsx'
import { Rows } from '../sources/Rows.tsx'
import { topicWords } from '../words.ts'
import { FactRow } from './FactRow.tsx'
import classes from './FactsTab.module.css'

const topics = factTopics.map((value) => ({ value, label: topicWords[value] }))

/** What was read from a source, as the agents use it. */
export function FactsTab({ source }: { source: KnowledgeSource }) {
  const foyer = useFoyer()
  const agents = useAgentsInUse()
  const [query, setQuery] = useState<string>()
  const [topic, setTopic] = useState<FactTopic>()
  const [archived, setArchived] = useState(false)
  const filters = { source_id: source.id, query, topic, ...(archived && { include_archived: true as const }) }
  const facts = useList(['knowledge_facts', 'list', filters], (cursor, options) =>
    foyer.knowledgeFacts.list({ ...cursor, ...filters }, options),
  )
  const isFiltered = query !== undefined || topic !== undefined
  return (
    <>
      <search className={classes.filters}>
        <SearchInput label="Search facts" value={query} onChange={setQuery} />
        <FilterSelect label="Topic" any="Any topic" options={topics} value={topic} onChange={setTopic} />
        <Switch
          label="Archived ones, too"
          checked={archived}
          onChange={(event) => setArchived(event.currentTarget.checked)}
        />
      </search>
      <Rows
        label="Facts"
        query={facts}
        isQuiet={(fact) => fact.archived || !fact.supported}
        empty={
          isFiltered ? (
            <EmptyState icon={SearchX} title="No fact fits these filters" />
          ) : (
            <EmptyState icon={Lightbulb} title="No facts yet">
              Facts are single statements that were read from the source. They are what the agents answer
              with.
            </EmptyState>
          )
        }
      >
        {(fact) => <FactRow fact={fact} agents={agents} />}
      </Rows>
    </>
  )
}
