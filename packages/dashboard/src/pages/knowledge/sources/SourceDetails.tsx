import type { KnowledgeSource } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAgentName } from '../../../api/agents.ts'
import { useMembership } from '../../../api/organization.tsx'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { listNames } from '../../../parts/list_names.ts'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { refreshWords } from '../adding/refresh.ts'
import { kindWords } from '../words.ts'
import { ReviewedSwitch } from './ReviewedSwitch.tsx'
import { isAddress, isOwnersFacts } from './runs.ts'
import { SourceText } from './SourceText.tsx'
import { shortAddress } from './source_columns.tsx'

export function SourceDetails({ source }: { source: KnowledgeSource }) {
  const { kind, url, filename, refresh_hours, knowledge_gap_id, agents, max_pages, include, exclude } = source
  const { slug: org } = useMembership()
  const agentName = useAgentName()
  return (
    <>
      <Section title="Details">
        <KeyValue
          items={[
            ['Type', isOwnersFacts(source) ? 'Added by your team' : kindWords[kind]],
            [
              'URL',
              url && (
                <Anchor key="url" href={url} target="_blank" rel="noreferrer" inherit>
                  {shortAddress(url)}
                </Anchor>
              ),
            ],
            ['File', filename],
            ['Maximum pages', max_pages],
            ['Included paths', include?.join(', ')],
            ['Excluded paths', exclude?.join(', ')],
            ['Used by', agents ? listNames(agents.map(agentName)) : 'All agents'],
            ['Added', <Time key="added" value={source.created_at} />],
            ['Last synced', source.ingested_at && <Time key="read" value={source.ingested_at} />],
            ['Automatic sync', isAddress(source) ? refreshWords(refresh_hours) : undefined],
            [
              'Answers',
              knowledge_gap_id && (
                <Anchor
                  key="gap"
                  inherit
                  renderRoot={(props) => (
                    <Link {...props} to="/o/$org/knowledge/gaps/$id" params={{ org, id: knowledge_gap_id }} />
                  )}
                >
                  View gap
                </Anchor>
              ),
            ],
          ]}
        />
        {!isOwnersFacts(source) && <ReviewedSwitch source={source} />}
      </Section>
      {source.text && <SourceText text={source.text} />}
    </>
  )
}
