import { Experiment, type Input, type operations } from '@foyer/contract'
import type { Reader } from '../../db/tenant.ts'
import { listOf } from '../../http/paging.ts'
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
