import type { DraftKind } from '@foyer/contract'
import type { CatalogProposal } from '@foyer/engine'
import { listCatalogRows, proposeDraft } from '../../../agents/index.ts'
import type { Queryable, Transaction } from '../../../platform/db/index.ts'
import { Refusal } from '../../../platform/index.ts'
import { costOfTokens, spendTokens } from '../../../reasoning/index.ts'
import { type Run, traceOf } from '../run.ts'
import type { Step, StepResult } from './step.ts'

/** The proposals of one kind become drafts, as far as they are new. */
const stepFor = (kind: DraftKind): Step => ({
  stage: kind,
  async think({ tenant, organization, reasoner, now, stopping }, run, material) {
    const drafted = await reasoner.draft({ kind, material, organization }, stopping)
    const fresh = kind === 'voice' ? await withoutKnownVoices(tenant, drafted.result) : drafted.result
    return async (db) => {
      const result = await store(db, run, fresh, now())
      spendTokens(db, { tokens: drafted.tokens, cost: costOfTokens(reasoner, drafted.tokens), now: now() })
      const known = (result.known ?? 0) + drafted.result.length - fresh.length
      return { ...result, known, ...(drafted.fallback !== undefined && { note: drafted.fallback }) }
    }
  },
})

export const proposeDrafts: Record<DraftKind, Step> = {
  service: stepFor('service'),
  voice: stepFor('voice'),
  fit_criterion: stepFor('fit_criterion'),
}

/** An organization writes in one voice: whatever the owner has called it, another one is not proposed (331). */
async function withoutKnownVoices(db: Queryable, proposals: readonly CatalogProposal[]) {
  const spoken = new Set(
    (await listCatalogRows(db, ['voice'])).flatMap(({ payload }) => languagesOf(payload)),
  )
  return proposals.filter(({ payload }) => !languagesOf(payload).some((language) => spoken.has(language)))
}

const languagesOf = ({ languages }: CatalogProposal['payload']) =>
  (languages as string[]).map((tag) => tag.split('-', 1)[0]!)

async function store(
  db: Transaction,
  run: Run,
  proposals: readonly CatalogProposal[],
  now: Date,
): Promise<StepResult> {
  let [known, refused] = [0, 0]
  for (const proposal of proposals)
    try {
      const draft = { ...proposal, catalog_generation_id: run.id }
      if (!(await proposeDraft(traceOf(run.id, now), db, draft))) known += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused += 1
    }
  return { known, refused }
}
