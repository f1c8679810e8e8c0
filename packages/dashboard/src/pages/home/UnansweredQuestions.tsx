import { useAgentName, useAgentsInUse } from '../../api/agents.ts'
import { useMembership } from '../../api/organization.tsx'
import { times } from '../../parts/pluralize.ts'
import { Time } from '../../parts/Time.tsx'
import { Row } from './Row.tsx'
import { ShortList } from './ShortList.tsx'
import { useInsights } from './use_insights.ts'

/** What visitors asked most in the last seven days and no agent could answer. */
export function UnansweredQuestions() {
  const { slug: org } = useMembership()
  const agentName = useAgentName()
  const hasSeveralAgents = useAgentsInUse().length > 1
  const { data, error, refetch } = useInsights()
  return (
    <ShortList
      title="Unanswered questions"
      description="Questions your agents could not answer in the last seven days, most asked first."
      query={{ data: data?.unanswered_questions, error, refetch }}
      most={10}
      all={{ to: '/o/$org/knowledge/gaps', params: { org } }}
      none="No open gaps from the last seven days. Questions that agents cannot answer are listed here, with how often they were asked."
      row={({ gap_id, question, agent, asked, last_asked_at }) => (
        <Row
          key={gap_id}
          link={{ to: '/o/$org/knowledge/gaps/$id', params: { org, id: gap_id } }}
          title={question}
          detail={
            <>
              {hasSeveralAgents && `${agentName(agent)} · `}
              Asked {times(asked)} in the last seven days, {asked > 1 && 'most recently '}
              <Time value={last_asked_at} />
            </>
          }
        />
      )}
    />
  )
}
