import type { ReactNode } from 'react'
import { Notice } from '../parts/Notice.tsx'
import classes from './Banner.module.css'

/** Above every page, while something concerns all of them. */
export function Banner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.banner} role="status">
      <Notice tone="warn" title={title}>
        {children}
      </Notice>
    </div>
  )
}
