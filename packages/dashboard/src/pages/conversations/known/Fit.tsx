import type { Assessment, Conversation } from '@foyer/sdk'
import { Section } from '../../../parts/Section.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { Time } from '../../../parts/Time.tsx'
import { useSnapshotLabels } from '../conversation.ts'
import { EvidenceButton } from './EvidenceButton.tsx'
import classes from './Known.module.css'

type Criterion = Assessment['criteria'][number]

const firstDecided = (a: Criterion, b: Criterion) =>
  Number(a.verdict === 'unknown') - Number(b.verdict === 'unknown')

/** How well the visitor fits: the verdict on each criterion, with the words that decided it. */
export function Fit({ conversation: { id, assessment } }: { conversation: Conversation }) {
  const criteria = useSnapshotLabels(id).data?.criteria
  if (!assessment) return null
  return (
    <Section
      title="Fit"
      description={
        <>
          Assessed <Time value={assessment.assessed_at} />
        </>
      }
      actions={<StatusBadge status={assessment.fit} />}
      flush
    >
      {assessment.criteria.toSorted(firstDecided).map(({ fit_criterion_id, verdict, evidence }) => (
        <div key={fit_criterion_id} className={classes.criterion}>
          <span className={classes.value}>
            {criteria?.get(fit_criterion_id) ?? `Criterion ${fit_criterion_id}`}
          </span>
          {verdict === 'unknown' ? (
            <span className={classes.title}>Not decided</span>
          ) : (
            <StatusBadge status={verdict} />
          )}
          {evidence.map((each) => (
            <EvidenceButton key={`${each.message_id} ${each.quote}`} evidence={each} />
          ))}
        </div>
      ))}
    </Section>
  )
}
