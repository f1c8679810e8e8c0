import type { ReactNode } from 'react'
import classes from './SideBySide.module.css'

interface SideBySideProps {
  main: ReactNode
  aside: ReactNode
  /** What the second pane is, for screen readers: "About this conversation". */
  asideLabel: string
  /** On a page that fills the window: the first has all of its height, the second scrolls by itself. */
  fills?: boolean
}

/** Two panes; one above the other when there is no room. */
export function SideBySide({ main, aside, asideLabel, fills }: SideBySideProps) {
  return (
    <div className={classes.panes} data-fills={fills}>
      <div className={classes.pane}>{main}</div>
      <aside className={classes.pane} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  )
}
