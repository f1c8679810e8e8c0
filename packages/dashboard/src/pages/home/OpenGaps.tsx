import { useOpenGaps } from '../../api/attention.ts'
import { useMembership } from '../../api/organization.tsx'
import { times } from '../../parts/pluralize.ts'
import { Time } from '../../parts/Time.tsx'
import { Row } from './Row.tsx'
import { ShortList } from './ShortList.tsx'

/** What visitors asked most and no agent could answer. */
export function OpenGaps() {
  const { slug: org } = useMembership()
  return (
    <ShortList
      title="Open gaps"
      query={useOpenGaps()}
      all={{ to: '/o/$org/knowledge/gaps', params: { org } }}
      none="No open gaps. What agents cannot answer will be listed here, with how often it was asked."
      row={({ id, question, occurrences, created_at, last_asked_at }) => (
        <Row
          key={id}
          link={{ to: '/o/$org/knowledge/gaps/$id', params: { org, id } }}
          title={question}
          detail={
            <>
              Asked {times(occurrences)}, {occurrences > 1 && 'last '}
              <Time value={last_asked_at ?? created_at} />
            </>
          }
        />
      )}
    />
  )
}
