import type { ReactNode } from 'react'
import classes from './Quote.module.css'

/** Somebody's own words, as evidence: of a visitor or of a source. `source` says whose. */
export function Quote({ children, source }: { children: ReactNode; source?: ReactNode }) {
  return (
    <figure className={classes.quote}>
      <blockquote>{children}</blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  )
}
