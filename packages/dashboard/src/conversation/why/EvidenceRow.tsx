import { Text } from '@mantine/core'
import type { CitedEvidence } from '../question_trace.ts'
import classes from './EvidenceRow.module.css'
import { FactSource } from './FactSource.tsx'

/** A statement of the knowledge, how well it matches, and where it comes from. */
export function EvidenceRow({ evidence: { kind, id, text, score } }: { evidence: CitedEvidence }) {
  return (
    <div className={classes.row}>
      <Text size="sm">{text}</Text>
      <div className={classes.score}>
        <meter
          className={classes.meter}
          min={0}
          max={1}
          value={score}
          aria-label={`Score of the ${kind === 'passage' ? 'passage' : 'fact'}`}
        />
        <span>{score.toFixed(2)}</span>
        {kind === 'fact' ? <FactSource id={id} /> : <span>Passage {id}</span>}
      </div>
    </div>
  )
}
