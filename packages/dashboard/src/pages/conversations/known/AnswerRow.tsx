import { UnstyledButton } from '@mantine/core'
import { type Evidence, useEvidenceHandlers } from '../evidence.tsx'
import classes from './Known.module.css'

interface AnswerRowProps {
  title: string
  value: string
  evidence: Evidence | undefined
}

/** An answer and the words it rests on; whoever points at it sees them in the transcript. */
export function AnswerRow({ title, value, evidence }: AnswerRowProps) {
  const pointing = useEvidenceHandlers(evidence)
  return (
    <UnstyledButton className={classes.row} {...pointing}>
      <span className={classes.title}>{title}</span>
      <span className={classes.value}>
        {value}
        {evidence && !isSame(evidence.quote, value) && (
          <span className={classes.quote}>“{evidence.quote}”</span>
        )}
      </span>
    </UnstyledButton>
  )
}

/** An answer in the visitor's own words needs no quote. */
const isSame = (quote: string, value: string) => quote.toLowerCase() === value.toLowerCase()
