import type { Onboarding } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { useAttentionCounts } from '../../api/attention.ts'
import { isOnboardingOpen, useOnboarding } from '../../api/onboarding.ts'
import { useDisabledReason, useMembership } from '../../api/organization.tsx'
import { Page } from '../../parts/Page.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { AttentionList } from './attention/AttentionList.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import classes from './HomePage.module.css'
import { LatestConversations } from './LatestConversations.tsx'
import { StartFromWebsite } from './StartFromWebsite.tsx'
import { useSetupSteps } from './setup_steps.ts'
import { UnansweredQuestions } from './UnansweredQuestions.tsx'
import { WeekSection } from './week/WeekSection.tsx'

/** What needs the person now, and what has happened. */
export function HomePage() {
  const { name, slug: org } = useMembership()
  const mayWrite = useDisabledReason('write') === null
  const setup = useSetupSteps()
  const onboarding = useOnboarding()
  // Whoever waits goes before what can wait.
  const isUrgent = (useAttentionCounts().data?.waiting_conversations ?? 0) > 0
  const isPending = setup.isPending || onboarding.isPending
  const isOpen = onboarding.data !== undefined && isOnboardingOpen(onboarding.data)
  if (mayWrite && isOpen && isUntouched(onboarding.data))
    return <Navigate to="/o/$org/start" params={{ org }} replace />
  const attention = <AttentionList key="attention" />
  const firstSteps = [
    isOpen && <StartFromWebsite key="start" run={onboarding.data.run} />,
    <FirstSteps key="steps" steps={setup.steps} />,
  ]
  return (
    <Page title="Home" description={`What needs your attention at ${name}, and how the week went.`}>
      {isPending && <TextSkeleton />}
      {/* Hidden, not left out: the lists are asked for meanwhile, and nothing is pushed down by the steps above. */}
      <Stack gap="lg" display={isPending ? 'none' : undefined}>
        {isUrgent ? [attention, ...firstSteps] : [...firstSteps, attention]}
        <WeekSection />
        <div className={classes.columns}>
          <UnansweredQuestions />
          <LatestConversations />
        </div>
      </Stack>
    </Page>
  )
}

/** Nothing was started and no agent made: there is nothing to see at Home yet. */
const isUntouched = ({ run, steps }: Onboarding) =>
  run === null && steps.some(({ key, done }) => key === 'agent' && !done)
