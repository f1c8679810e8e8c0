import { Button } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Page } from './Page.tsx'

interface MissingPageProps {
  icon: LucideIcon
  /** What is not there: "contact". */
  what: string
  back: { label: string; link: LinkProps }
  /** Why it may be gone. */
  children: ReactNode
}

/** At a URL that leads to nothing, or to nothing any more. */
export function MissingPage({ icon, what, back, children }: MissingPageProps) {
  return (
    <Page title={`${what.charAt(0).toUpperCase()}${what.slice(1)} not found`} width="reading">
      <EmptyState
        icon={icon}
        title={`There is no ${what} at this URL`}
        action={
          <Button variant="default" renderRoot={(props) => <Link {...props} {...back.link} />}>
            {back.label}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  )
}
