import type { DraftKind } from '@foyer/contract'
import { Refusal, refuse } from '../../platform/index.ts'

/** A refusal of what a payload says, told about the draft that holds it. */
export function refusalOfPayload(error: unknown, told: string): unknown {
  if (!(error instanceof Refusal)) return error
  return new Refusal(error.code, `${told}: ${error.message}`, {
    status: error.status,
    param: ['payload', error.param].filter(Boolean).join('.'),
  })
}

const nouns: Record<DraftKind, string> = {
  service: 'service',
  voice: 'voice profile',
  fit_criterion: 'fit criterion',
}

export const refusalOfKnown = (kind: DraftKind, id: number) =>
  refuse(
    'parameter_invalid',
    `payload describes the ${nouns[kind]} ${id}, which is already in your catalog. Update that one instead.`,
    { param: 'payload' },
  )

/** What has been decided about is not rewritten afterwards: the draft is the record of what was decided on. */
export function refuseDecided({ status }: { status: string }) {
  if (status !== 'proposed')
    throw refuse(
      'not_revertible',
      `This proposal is already ${status}, so its payload can no longer be edited.`,
    )
}

export function refuseAccepted({ status, resource_id }: { status: string; resource_id?: number }) {
  if (status === 'accepted')
    throw refuse(
      'not_revertible',
      `This proposal was accepted and is now the row ${resource_id}. Archive that row instead.`,
    )
}
