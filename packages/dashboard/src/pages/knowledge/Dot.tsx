import type { ReactNode } from 'react'
import type { Tone } from '../../parts/statuses.ts'
import classes from './Dot.module.css'

/** Words with a tone, where a badge would be too loud: a verdict, a band. */
export function Dot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.dot} data-tone={tone}>
      {children}
    </span>
  )
}
