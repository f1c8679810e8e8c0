import { UnstyledButton } from '@mantine/core'
import { type Evidence, useEvidenceHandlers } from '../evidence.tsx'
import classes from './Known.module.css'

/** Quoted words; whoever points at them sees them in the transcript. */
export function EvidenceButton({ evidence }: { evidence: Evidence }) {
  return (
    <UnstyledButton className={classes.evidence} {...useEvidenceHandlers(evidence)}>
      “{evidence.quote}”
    </UnstyledButton>
  )
}
