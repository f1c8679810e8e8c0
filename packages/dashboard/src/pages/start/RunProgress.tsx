import type { OnboardingRun } from '@foyer/sdk'
import { Text, VisuallyHidden } from '@mantine/core'
import { CircleCheck, CircleDashed, CircleDot, CircleMinus, CircleX } from 'lucide-react'
import { useOnboardingWrite } from '../../api/onboarding.ts'
import { useFoyer } from '../../api/organization.tsx'
import { pluralize } from '../../parts/pluralize.ts'
import { WriteButton } from '../../parts/WriteButton.tsx'
import classes from './RunProgress.module.css'
import { type RunStep, runSteps } from './run_steps.ts'

const icons = {
  done: CircleCheck,
  now: CircleDot,
  next: CircleDashed,
  skipped: CircleMinus,
  failed: CircleX,
}
const spoken = { done: 'done', now: 'in progress', next: 'not started', skipped: 'skipped', failed: 'failed' }

/** Where the run is. What it has not come to can be left out. */
export function RunProgress({ run }: { run: OnboardingRun }) {
  const foyer = useFoyer()
  const skip = useOnboardingWrite({ write: (step: RunStep['key']) => foyer.onboarding.skip({ step }) })
  const isUnderWay = run.status === 'running' || run.status === 'waiting'
  return (
    <ol className={classes.steps} aria-label="Setup steps">
      {runSteps(run).map(({ key, title, state }) => {
        const Icon = icons[state]
        return (
          <li key={key} className={classes.step} data-state={state}>
            <Icon size={18} aria-hidden />
            <span className={classes.words}>
              {title}
              <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
              {key === 'sources' && run.pages.found > 0 && (
                <Text span size="sm" c="dimmed" fw={400}>
                  {' '}
                  · {run.pages.read.toLocaleString('en')} of {pluralize(run.pages.found, 'page')} read
                </Text>
              )}
              {state === 'skipped' && (
                <Text span size="sm" c="dimmed" aria-hidden>
                  {' '}
                  · Skipped
                </Text>
              )}
            </span>
            {isUnderWay && (state === 'next' || state === 'now') && (
              <WriteButton
                variant="subtle"
                size="compact-sm"
                aria-label={`Skip: ${title}`}
                loading={skip.isPending && skip.variables === key}
                onClick={() => skip.send(key)}
              >
                Skip
              </WriteButton>
            )}
          </li>
        )
      })}
    </ol>
  )
}
