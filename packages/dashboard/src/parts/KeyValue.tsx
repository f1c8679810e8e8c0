import type { ReactNode } from 'react'
import classes from './KeyValue.module.css'

/** Facts about one thing: what it is called at the left, what it is at the right. Empty ones are left out. */
export function KeyValue({ items }: { items: [label: string, value: ReactNode][] }) {
  return (
    <dl className={classes.list}>
      {items
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
