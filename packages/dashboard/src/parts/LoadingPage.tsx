import type { LinkProps } from '@tanstack/react-router'
import { ErrorNotice } from './ErrorNotice.tsx'
import { Page } from './Page.tsx'
import { Section } from './Section.tsx'
import { TextSkeleton } from './TextSkeleton.tsx'

interface LoadingPageProps {
  /** What is on its way: "Service". */
  what: string
  crumb: { label: string; link: LinkProps }
  error: unknown
  onRetry: () => void
}

/** A page of one object that is not there yet, or could not be loaded. */
export function LoadingPage({ what, crumb, error, onRetry }: LoadingPageProps) {
  return (
    <Page title={what} crumbs={[crumb]}>
      {error ? (
        <ErrorNotice
          error={error}
          title={`The ${what.toLowerCase()} could not be loaded`}
          onRetry={onRetry}
        />
      ) : (
        <Section>
          <TextSkeleton lines={8} label={`the ${what.toLowerCase()}`} />
        </Section>
      )}
    </Page>
  )
}
