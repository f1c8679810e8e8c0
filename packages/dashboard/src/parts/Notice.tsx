import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

const icons = { bad: CircleAlert, warn: TriangleAlert, busy: Info }

interface NoticeProps {
  /** `bad` for what failed, `warn` for what to heed, `busy` for what is good to know. */
  tone: keyof typeof icons
  title?: string | undefined
  children: ReactNode
}

/** Words that matter on a page. What failed is read out at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        {title && <strong className={classes.title}>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
