import { knowledgeLock, type Tenant, type Transaction } from '../../../platform/db/index.ts'
import { inSpan } from '../../../platform/telemetry/index.ts'
import type { KnowledgeTask } from '../../equipment.ts'
import { recheckAfter } from '../../knowledge_gaps/recheck_gaps.ts'
import { type Digester, digesterOf } from '../digester.ts'
import { end, hold, progress, type Run, Superseded } from '../run.ts'
import { apply } from './apply.ts'
import { compare } from './compare.ts'
import { outcomeOf } from './outcome.ts'
import { takePageTitle } from './take_page_title.ts'
import { embedStaged } from './vectors.ts'

/** Ends a run that has read everything: with a plan, or with the plan applied. */
export async function conclude(work: KnowledgeTask, run: Run) {
  const { tenant, now } = work
  const { source, run_id } = run
  const digester = await digesterOf(work, source)
  await progress(tenant, run, 'reconciling', 0, 1)
  if (run.plan) return plan(tenant, run, digester, now())
  // Outside of the transaction: an embedder may be a service far away.
  const vectors = await inSpan('ingest.embed', {}, () => embedStaged(work, run_id))
  await progress(tenant, run, 'applying', 0, 1)
  const applying = async (db: Transaction) => {
    const row = await hold(db, run_id)
    if (row?.attempt !== run.attempt || row.status !== 'running') throw new Superseded()
    const comparison = await compare(db, run_id, source.id)
    const added = await apply(db, source.id, comparison, { vectors, digesterKey: digester.key, now: now() })
    takePageTitle(db, source, comparison)
    await end(db, run, row, { status: 'applied', outcome: outcomeOf(comparison, digester, added) }, now())
    if (!comparison.isUnchanged)
      await recheckAfter(db, { type: 'ingestion_run.applied', id: run_id, at: now() }, { open: true })
  }
  await inSpan('ingest.store', {}, () => tenant.transaction(applying, { holds: [knowledgeLock] }))
}

function plan(tenant: Tenant, run: Run, digester: Digester, now: Date) {
  return tenant.transaction(async (db) => {
    const row = await hold(db, run.run_id)
    if (row?.attempt !== run.attempt || row.status !== 'running') throw new Superseded()
    const comparison = await compare(db, run.run_id, run.source.id)
    await end(db, run, row, { status: 'planned', outcome: outcomeOf(comparison, digester) }, now)
  })
}
