import { setTimeout as sleep } from 'node:timers/promises'
import { introduceAll } from '../../organization/index.ts'
import type { Databases } from '../../platform/db/index.ts'
import { emptyOrganization, stepsPastHolds } from '../empty_organization.ts'
import type { Place } from '../places.ts'
import { OperatorRefusal } from '../refusal.ts'
import { checkTarget } from './check_target.ts'
import {
  advanceSequences,
  compareOrganization,
  copyOrganization,
  leaveEventsBehind,
  type OnTable,
} from './copy_organization.ts'
import { changeHome, placeNamed, type Settler } from './directory.ts'
import { endHold, holdOf, setHold, waitForTransactions } from './holds.ts'
import { copyQueues, deleteJobs, parkJobs, resumeJobs } from './jobs.ts'
import { rowSetsOf } from './row_sets.ts'

/** Each can be done again, and the process may end during any of them, and after it. */
export type MoveStep =
  | 'check'
  | 'hold'
  | 'copy'
  | 'comparison'
  | 'directory'
  | 'departure'
  | 'arrival'
  | 'cleanup'

export interface Move {
  databases: Databases
  /** All databases, the first one first. */
  places: readonly Place[]
  settler: Settler
  to: Place
  now: () => Date
  patienceMs: number
  hearingMs: number
  settleMs: number
  /** Asks to stop before the organization lives elsewhere. */
  stop: AbortSignal
  onTable: OnTable
  onStep: (step: MoveStep) => void | Promise<void>
}

/** While the organization goes on working: whether it could live there, and the queues that its jobs need. */
export async function prepare({ settler, to, now, onStep }: Move) {
  await checkTarget(settler, to)
  await setHold(to, settler.id, 'left', now())
  await copyQueues(settler.home, to)
  await onStep('check')
}

/** Its members refer to people, who have to be known there. */
async function introduceMembers(databases: Databases, { id, home }: Settler, to: Place) {
  const members = await home.sql<{ user_id: number }[]>`
    select user_id from members where organization_id = ${id}`
  const ids = members.map(({ user_id }) => user_id)
  await introduceAll(databases, placeNamed(databases.all, to.name), ids)
}

/** From here on nobody writes, until `release` or `arrive`. Reads go on. */
export async function hold({ databases, settler, to, patienceMs, now, onStep }: Move) {
  const { id, slug, home } = settler
  await setHold(home, id, 'held', now())
  await waitForTransactions(home, id, patienceMs).catch((error: { code?: string }) => {
    if (error.code !== lockNotAvailable) throw error
    throw new OperatorRefusal(
      `Something has been writing to "${slug}" for ${Math.round(patienceMs / 1000)} seconds. Try again later.`,
    )
  })
  await introduceMembers(databases, settler, to)
  await parkJobs(home, id)
  await onStep('hold')
}

const lockNotAvailable = '55P03'

/** Everything is at the target as it was, and then that is its home. */
export async function transfer({ places, settler, to, stop, onTable, onStep }: Move) {
  const sets = await rowSetsOf(settler.home, settler.id)
  const moved = await copyOrganization(settler.home, to, sets, (...progress) => {
    refuseWhenStopped(stop)
    onTable(...progress)
  })
  await advanceSequences(to, sets)
  await leaveEventsBehind(settler.home, to)
  await onStep('copy')
  await compareOrganization(settler.home, to, sets)
  await onStep('comparison')
  refuseWhenStopped(stop)
  await changeHome(places, settler, to)
  await onStep('directory')
  return moved
}

function refuseWhenStopped(stop: AbortSignal) {
  if (stop.aborted) throw new OperatorRefusal('You stopped it.')
}

/** It changed its home: the others are told to look there, and then it is open. */
export async function arrive({ places, settler: { id }, hearingMs, now, onStep }: Move, home: Place) {
  const others = places.filter((each) => each !== home)
  for (const each of others) if ((await holdOf(each, id)) === 'held') await setHold(each, id, 'left', now())
  await onStep('departure')
  // What is read where it was is as good as what is read here, as long as nobody writes.
  await sleep(hearingMs)
  await open(home, id)
  await onStep('arrival')
}

/** It stays where it is, and everybody may write again. */
export const release = ({ settler: { id, home } }: Move) => open(home, id)

/** Jobs first: whoever is interrupted in between finds the hold, and does both again. */
async function open(home: Place, id: number) {
  await resumeJobs(home, id)
  await endHold(home, id)
}

/** Deletes what is left of it wherever it does not live: where it came from, or half a copy. */
export async function cleanUp({ places, settler: { id, slug }, onStep }: Move, home: Place) {
  for (const place of places) {
    if (place === home || (await holdOf(place, id)) !== 'left') continue
    await deleteJobs(place, id)
    const deleted = await emptyOrganization(stepsPastHolds(place.sql, id), () => {})
    if (!deleted) throw new OperatorRefusal(`Something still writes to "${slug}" in "${place.name}".`)
  }
  await onStep('cleanup')
}
