import type { FactTopic } from '@foyer/contract/vocabulary'
import type { KnowledgeSource } from '@foyer/sdk'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { ArchivedSwitch } from '../../../parts/ArchivedSwitch.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { NoMatch } from '../../../parts/NoMatch.tsx'
import { SearchInput } from '../../../parts/SearchInput.tsx'
import { topicOptions } from '../words.ts'
import { FactList } from './FactList.tsx'
import classes from './FactsTab.module.css'

/** What was read from a source, as the agents use it. */
export function FactsTab({ source }: { source: KnowledgeSource }) {
  const foyer = useFoyer()
  const [query, setQuery] = useState<string>()
  const [topic, setTopic] = useState<FactTopic>()
  const [archived, setArchived] = useState<'yes'>()
  const filters = { source_id: source.id, query, topic, ...(archived && { include_archived: true as const }) }
  const facts = useList(['knowledge_facts', 'list', filters], (cursor, options) =>
    foyer.knowledgeFacts.list({ ...cursor, ...filters }, options),
  )
  const isFiltered = query !== undefined || topic !== undefined
  return (
    <>
      <search className={classes.filters}>
        <SearchInput label="Search facts" value={query} onChange={setQuery} />
        <FilterSelect
          label="Topic"
          any="Any topic"
          options={topicOptions}
          value={topic}
          onChange={setTopic}
        />
        <ArchivedSwitch archived={archived} onChange={setArchived} />
      </search>
      <FactList
        query={facts}
        empty={
          isFiltered ? (
            <NoMatch what="facts" />
          ) : (
            <EmptyState icon={Lightbulb} title="No facts yet">
              Facts are single statements that were read from the source. Agents use them in their answers.
            </EmptyState>
          )
        }
      />
    </>
  )
}
