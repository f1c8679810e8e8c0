import { Experiment, type Input, type operations } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { updateRow } from '../../db/row.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { listOf } from '../../http/paging.ts'
import { record } from '../../record.ts'
import { representation } from '../../represent.ts'
import { getBySlug } from '../agents/repository.ts'
import * as repository from './repository.ts'

const represent = representation(Experiment)

export async function listExperiments(
  db: Reader,
  slug: string,
  query: Input<typeof operations.listExperiments>['query'],
) {
  const rows = await repository.list(db, slug, query)
  // Only an empty list leaves open whether there is such an agent.
  if (rows.length === 0) await getBySlug(db, slug)
  return listOf(rows, query, represent)
}

export async function getExperiment(db: Reader, slug: string, id: number) {
  return represent(await repository.get(db, slug, id))
}

/** An archived agent draws no more: its running experiments stop without a winner. */
export async function stopExperimentsOf(context: Context, db: Writer, slug: string) {
  for (const row of await repository.listRunning(db, slug)) {
    updateRow(db, 'experiments', row.id, { status: 'stopped', stopped_at: context.now })
    const after = await getExperiment(db, slug, row.id)
    record(context, db, { verb: 'stopped', before: represent(row), after })
  }
}
