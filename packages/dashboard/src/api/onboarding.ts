import type { Onboarding } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from './organization.tsx'
import { useWrite } from './use_write.ts'

/** Setting up an agent from a website: how far it is, on its own page and on Home. */

/** Pages that are read have no events: while a run is under way, it is asked for. */
const busyPollMs = 1000

export function useOnboarding() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['onboarding'],
    queryFn: ({ signal }) => foyer.onboarding.get({ signal }),
    refetchInterval: ({ state: { data } }) => (data?.run?.status === 'running' ? busyPollMs : false),
  })
}

/** A write of it. What it changes stands on its own page and in the profile. */
export const useOnboardingWrite = <Given = void, Answer = unknown>(
  given: Omit<Parameters<typeof useWrite<Given, Answer>>[0], 'touches'>,
) => useWrite<Given, Answer>({ ...given, touches: ['onboarding', 'organization'] })

/** Whether something of it is still to do: Home leads there until it is done or skipped. */
export function isOnboardingOpen({ skipped, steps, run }: Onboarding): boolean {
  if (skipped) return false
  const isLeft = (key: string) => steps.some((step) => step.key === key && !step.done && !step.skipped)
  if (run === null) return isLeft('sources') || isLeft('agent')
  return run.status !== 'completed' || isLeft('questions')
}
