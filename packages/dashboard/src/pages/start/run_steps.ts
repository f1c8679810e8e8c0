import { type OnboardingStep, onboardingSteps } from '@foyer/contract/vocabulary'
import type { OnboardingRun } from '@foyer/sdk'

/** What a run does, in words. */

export type RunStepState = 'done' | 'now' | 'next' | 'skipped' | 'failed'

export interface RunStep {
  key: OnboardingStep
  title: string
  state: RunStepState
}

const titles: Record<OnboardingStep, string> = {
  sources: 'Read your pages',
  profile: 'Fill in your profile from your pages',
  agent: 'Create your agent',
  appearance: 'Use your colors and logo',
  catalog: 'Propose services',
  voice: 'Learn how you write',
  questions: 'Test your agent with ten questions',
}

export function runSteps({
  step,
  status,
  skipped,
}: Pick<OnboardingRun, 'step' | 'status' | 'skipped'>): RunStep[] {
  // A site is looked at before it is read: for people that is one step.
  const at =
    step === 'done' ? onboardingSteps.length : step === 'choose_parts' ? 0 : onboardingSteps.indexOf(step)
  return onboardingSteps.map((key, index) => ({
    key,
    title: titles[key],
    state: skipped.includes(key)
      ? 'skipped'
      : index < at
        ? 'done'
        : index > at
          ? 'next'
          : stateOfCurrent(status),
  }))
}

function stateOfCurrent(status: OnboardingRun['status']): RunStepState {
  if (status === 'failed') return 'failed'
  return status === 'running' || status === 'waiting' ? 'now' : 'next'
}
