import { Text } from '@mantine/core'
import type { CitedEvidence } from '../question_trace.ts'
import classes from './EvidenceRow.module.css'
import { FactSource } from './FactSource.tsx'
import { PassageSource } from './PassageSource.tsx'

/** A statement of the knowledge, how well it matches, and where it comes from. */
export function EvidenceRow({ evidence: { kind, id, text, score } }: { evidence: CitedEvidence }) {
  return (
    <div className={classes.row}>
      <Text size="sm">{text}</Text>
      <div className={classes.score}>
        <meter className={classes.meter} min={0} max={1} value={score} aria-label={`Score of the ${kind}`} />
        <span>{score.toFixed(2)}</span>
        <Origin kind={kind} id={id} />
      </div>
    </div>
  )
}

function Origin({ kind, id }: Pick<CitedEvidence, 'kind' | 'id'>) {
  if (kind === 'fact') return <FactSource id={id} />
  if (kind === 'profile') return <span>Profile</span>
  if (kind === 'passage') return <PassageSource id={id} />
  return <span>Service {id}</span>
}
