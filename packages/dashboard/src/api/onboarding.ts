import type { Onboarding } from '@foyer/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { notifyFailed } from '../parts/notify.tsx'
import { useFoyer } from './organization.tsx'

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

interface OnboardingWrite<Given, Answer> {
  write: (given: Given) => Promise<Answer>
  onDone?: (answer: Answer) => unknown
  /** A form on the page says what went wrong. */
  toldOnPage?: boolean
}

/** A write after which the page is true again at once, without waiting for its events. */
export function useOnboardingWrite<Given = void, Answer = unknown>({
  write,
  onDone,
  toldOnPage,
}: OnboardingWrite<Given, Answer>) {
  const client = useQueryClient()
  const isSending = useRef(false)
  const mutation = useMutation({
    mutationFn: write,
    onError: toldOnPage ? undefined : notifyFailed,
    onSuccess: async (answer: Answer) => {
      // First what is known, then what follows from it: Home must not lead back to what was just skipped.
      await Promise.all(touched.map((word) => client.invalidateQueries({ queryKey: [word] })))
      return onDone?.(answer)
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  /** A double click comes before the button is seen to be disabled: the second click is dropped. */
  const send = (given: Given) => {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(given)
  }
  return { ...mutation, send }
}

const touched = ['onboarding', 'organization']

/** Whether something of it is still to do: Home leads there until it is done or skipped. */
export function isOnboardingOpen({ skipped, steps, run }: Onboarding): boolean {
  if (skipped) return false
  const isLeft = (key: string) => steps.some((step) => step.key === key && !step.done && !step.skipped)
  if (run === null) return isLeft('sources') || isLeft('agent')
  return run.status !== 'completed' || isLeft('questions')
}
