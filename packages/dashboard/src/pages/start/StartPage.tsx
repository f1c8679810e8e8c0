import type { Onboarding } from '@foyer/sdk'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isOnboardingOpen, useOnboarding, useOnboardingWrite } from '../../api/onboarding.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { ChooseParts } from './ChooseParts.tsx'
import { Findings } from './findings/Findings.tsx'
import { NextSteps } from './NextSteps.tsx'
import { TenQuestions } from './questions/TenQuestions.tsx'
import { RunProblems } from './RunProblems.tsx'
import { RunProgress } from './RunProgress.tsx'
import { StartForm } from './StartForm.tsx'

/** From a website to an agent that answers. The server knows how far it is: a reload loses nothing. */
export function StartPage() {
  const onboarding = useOnboarding()
  const { data } = onboarding
  return (
    <Page
      title="Set up your agent"
      description="Enter your website’s URL, and in a few minutes you will have an agent that answers from your pages."
      actions={data && isOnboardingOpen(data) && <SkipAll />}
      width="reading"
    >
      {onboarding.isPending && <TextSkeleton />}
      {onboarding.error && <ErrorNotice error={onboarding.error} onRetry={() => onboarding.refetch()} />}
      {data && <SetUp onboarding={data} />}
    </Page>
  )
}

function SkipAll() {
  const foyer = useFoyer()
  const { slug: org } = useMembership()
  const navigate = useNavigate()
  const skip = useOnboardingWrite({
    write: () => foyer.onboarding.skip(),
    onDone: () => navigate({ to: '/o/$org', params: { org } }),
  })
  return (
    <WriteButton variant="default" loading={skip.isPending} onClick={() => skip.send()}>
      Skip the setup
    </WriteButton>
  )
}

const titles = {
  running: 'In progress',
  waiting: 'Waiting for your choice',
  completed: 'What was done',
  failed: 'How far it got',
  stopped: 'How far it got',
}

function SetUp({ onboarding: { run } }: { onboarding: Onboarding }) {
  const [isStartingOver, setStartingOver] = useState(false)
  const hasEnded = run === null || run.status === 'failed' || run.status === 'stopped'
  return (
    <>
      {run?.status === 'completed' && run.agent !== undefined && <NextSteps run={run} slug={run.agent} />}
      {run && <RunProblems run={run} />}
      {run?.choice && <ChooseParts key={run.choice.url} choice={run.choice} />}
      {(hasEnded || isStartingOver) && (
        <Section title={run === null ? 'What should your agent learn from?' : 'Start again'}>
          <StartForm websites={run?.websites ?? []} onStarted={() => setStartingOver(false)} />
        </Section>
      )}
      {run?.status === 'completed' && <Findings />}
      {run?.status === 'completed' && <TenQuestions />}
      {run && (
        <Section
          title={titles[run.status]}
          description={run.status === 'running' && 'You can leave this page. The setup continues.'}
          actions={
            !hasEnded &&
            !isStartingOver && (
              <Button variant="subtle" size="compact-sm" onClick={() => setStartingOver(true)}>
                Start from something else
              </Button>
            )
          }
        >
          <RunProgress run={run} />
        </Section>
      )}
    </>
  )
}
