import type { LinkProps } from '@tanstack/react-router'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'

interface LoadingPageProps {
  /** What is on its way: "Endpoint". */
  what: string
  crumb: { label: string; link: LinkProps }
  error: unknown
  onRetry: () => void
}

/** The page of one thing that is not there yet, or could not be loaded. */
export function LoadingPage({ what, crumb, error, onRetry }: LoadingPageProps) {
  const inSentence = `the ${what.toLowerCase()}`
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
          <TextSkeleton lines={8} label={inSentence} />
        </Section>
      )}
    </Page>
  )
}
