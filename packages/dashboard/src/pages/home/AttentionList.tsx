import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useAgentName } from '../../api/agents.ts'
import { countLabel, useOpenProposals, useWaitingConversations } from '../../api/attention.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { visitorName } from '../../conversation/conversation_status.ts'
import { Section } from '../../parts/Section.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { Time } from '../../parts/Time.tsx'
import classes from './HomePage.module.css'
import { Row } from './Row.tsx'

/** Visitors who wait for a person, and sources that could not be read. */
export function AttentionList() {
  const { slug: org } = useMembership()
  const agentName = useAgentName()
  const wanted = useWaitingConversations()
  const failed = useFailedSources()
  const proposals = useOpenProposals().data?.length ?? 0
  const isKnown = wanted.data !== undefined && failed.data !== undefined
  const isCalm = isKnown && wanted.data.length + failed.data.length + proposals === 0
  return (
    <Section title="Needs you" flush>
      {!isKnown && (
        <div className={classes.calm}>
          <TextSkeleton lines={1} label="what needs you" />
        </div>
      )}
      {isCalm && (
        <Group className={classes.calm} gap="xs" wrap="nowrap">
          <CircleCheck size={18} aria-hidden />
          <Text size="sm">
            Nothing needs you right now: nobody waits for a person, and every source could be read.
          </Text>
        </Group>
      )}
      <ul className={classes.rows}>
        {wanted.data?.map((conversation) => (
          <Row
            key={`conversation-${conversation.id}`}
            link={{ to: '/o/$org/conversations/$id', params: { org, id: conversation.id } }}
            title={`${visitorName(conversation)} wants to talk to a person`}
            detail={
              <>
                {agentName(conversation.agent)} · last message <Time value={conversation.last_message_at} />
              </>
            }
            aside={<StatusBadge status="person_wanted" />}
          />
        ))}
        {failed.data?.map(({ id, title, error }) => (
          <Row
            key={`source-${id}`}
            link={{ to: '/o/$org/knowledge/sources/$id', params: { org, id } }}
            title={`${title} could not be read`}
            detail={error?.message ?? 'The reason is with the source.'}
            aside={<StatusBadge status="failed" />}
          />
        ))}
        {proposals > 0 && (
          <Row
            link={{ to: '/o/$org/catalog/proposals', params: { org } }}
            title={
              proposals === 1
                ? '1 proposal for your catalog'
                : `${countLabel(proposals)} proposals for your catalog`
            }
            detail="Services, voices and fit criteria found in your sources. Accept, edit or dismiss them."
            aside={<StatusBadge status="proposed" />}
          />
        )}
      </ul>
    </Section>
  )
}

function useFailedSources() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_sources', 'failed'],
    queryFn: async ({ signal }) => {
      const { data } = await foyer.knowledgeSources.list({ limit: 100 }, { signal })
      return data.filter(({ status }) => status === 'failed')
    },
  })
}
