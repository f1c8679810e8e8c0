import type { KnowledgeGap } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAgentName } from '../../../api/agents.ts'
import { useMembership } from '../../../api/organization.tsx'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { useGap, useSource } from '../queries.ts'
import { BreakingChange } from './BreakingChange.tsx'
import { useSuccessor } from './successor.ts'

/** Whose question it is, how it was settled, and where it comes from: its lineage. */
export function GapDetails({ gap }: { gap: KnowledgeGap }) {
  const { agent, created_at, last_asked_at, resolved_at, broken_by, resurfaced_from_id } = gap
  const agentName = useAgentName()
  const source = useSource(gap.knowledge_source_id).data
  const successor = useSuccessor(gap)
  return (
    <Section title="Details">
      <KeyValue
        items={[
          ['Agent', agentName(agent)],
          ['First asked', <Time key="first" value={created_at} />],
          ['Last asked', last_asked_at && <Time key="last" value={last_asked_at} />],
          ['Resolved', resolved_at && <Time key="resolved" value={resolved_at} />],
          [
            gap.status === 'resolved' ? 'Answered by' : 'Source added',
            source && <SourceLink key="source" id={source.id} title={source.title} />,
          ],
          ['Reopened', broken_by && <BreakingChange key="broken" change={broken_by} />],
          ['Reopened from', resurfaced_from_id && <GapLink key="from" id={resurfaced_from_id} />],
          ['Reopened as', successor && <GapLink key="as" id={successor.id} />],
        ]}
      />
    </Section>
  )
}

function GapLink({ id }: { id: number }) {
  const { slug: org } = useMembership()
  const { data } = useGap(id)
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link {...props} to="/o/$org/knowledge/gaps/$id" params={{ org, id }} />}
    >
      {data?.question ?? `Gap ${id}`}
    </Anchor>
  )
}

function SourceLink({ id, title }: { id: number; title: string }) {
  const { slug: org } = useMembership()
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link {...props} to="/o/$org/knowledge/sources/$id" params={{ org, id }} />}
    >
      {title}
    </Anchor>
  )
}
