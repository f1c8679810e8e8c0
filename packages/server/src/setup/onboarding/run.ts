import type { EventVerb, OnboardingRunStep } from '@foyer/contract'
import { type Rows, rowLock, type Tenant, type Transaction, updateRow } from '../../platform/db/index.ts'
import { type Context, missing, recordChange, type Trace } from '../../platform/index.ts'
import type { Task } from '../../platform/queue/index.ts'
import * as repository from './repository.ts'
import { represent } from './serializer.ts'

/** The life of a run: taken by one attempt at a time, which goes on with it, loses it to a later one, or ends it. */

export type Run = repository.OnboardingRunRow

/** Another attempt has taken the run, or its owner has ended it. */
export class Superseded extends Error {
  override name = 'Superseded'
}

type Fields = Partial<Omit<Rows['onboarding_runs'], 'organization_id' | 'id' | 'sites' | 'problems'>> &
  Partial<Pick<Run, 'sites' | 'problems'>>

export const contextOf = (
  { organization, now }: Pick<Task, 'organization' | 'now'>,
  run_id: number,
): Context => ({
  organization,
  actor: { type: 'system', name: 'foyer' },
  operation: 'startOnboarding',
  request_id: `onboarding_run_${run_id}`,
  now: now(),
})

export async function getLocked(db: Transaction, id: number): Promise<Run> {
  db.hold(rowLock('onboarding_runs', id))
  const row = await repository.find(db, id)
  if (!row) throw missing()
  return row
}

/** Undefined when there is nothing left to do. */
export function take(tenant: Tenant, id: number): Promise<Run | undefined> {
  return tenant.transaction(async (db) => {
    const row = await getLocked(db, id)
    if (row.status !== 'running') return undefined
    const attempt = row.attempt + 1
    updateRow(db, 'onboarding_runs', id, { attempt })
    return { ...row, attempt }
  })
}

/** What `work` writes is written once, with the step that it belongs to: only the attempt that has the run writes. */
export function write(
  tenant: Tenant,
  context: Context,
  run: Run,
  work: (db: Transaction, row: Run) => Promise<Change | undefined>,
): Promise<Run> {
  return tenant.transaction(async (db) => {
    const row = await getLocked(db, run.id)
    if (row.attempt !== run.attempt || row.status !== 'running') throw new Superseded()
    const change = await work(db, row)
    return change ? store(context, db, row, change) : row
  })
}

export interface Change {
  verb?: EventVerb<'onboarding_run'>
  fields: Fields
}

/** The run is held by the caller. */
export async function store(
  trace: Trace,
  db: Transaction,
  before: Run,
  { verb = 'updated', fields }: Change,
) {
  updateRow(db, 'onboarding_runs', before.id, fields as never)
  const after = (await repository.find(db, before.id))!
  recordChange(trace, db, verb, represent(before), represent(after))
  return after
}

const order: readonly OnboardingRunStep[] = [
  'choose_parts',
  'sources',
  'profile',
  'agent',
  'appearance',
  'catalog',
  'voice',
  'questions',
  'done',
]

export const stepAfter = (step: OnboardingRunStep): OnboardingRunStep =>
  order[order.indexOf(step) + 1] ?? 'done'
