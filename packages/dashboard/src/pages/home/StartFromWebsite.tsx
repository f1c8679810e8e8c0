import type { Onboarding } from '@foyer/sdk'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDisabledReason, useMembership } from '../../api/organization.tsx'
import { Section } from '../../parts/Section.tsx'

/** The way back to the set-up, until it is done or skipped. */
export function StartFromWebsite({ run }: { run: Onboarding['run'] }) {
  const { slug: org } = useMembership()
  const mayWrite = useDisabledReason('write') === null
  if (!mayWrite) return null
  const { words, action } = wordsOf(run)
  return (
    <Section title="Set up your agent" description={words}>
      <Button renderRoot={(props) => <Link {...props} to="/o/$org/start" params={{ org }} />}>
        {action}
      </Button>
    </Section>
  )
}

function wordsOf(run: Onboarding['run']): { words: string; action: string } {
  switch (run?.status) {
    case 'running':
      return { words: 'Your pages are being read.', action: 'View progress' }
    case 'waiting':
      return { words: 'Your website is large. Choose what to read.', action: 'Choose parts' }
    case 'completed':
      return {
        words: 'Your agent is ready. Check how it answers your visitors.',
        action: 'Check its answers',
      }
    case 'failed':
      return { words: 'Your website could not be read.', action: 'See what to do' }
    default:
      return {
        words: 'Enter your website’s URL and get an agent that answers from your pages.',
        action: 'Start from your website',
      }
  }
}
