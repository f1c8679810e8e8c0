import type { DraftKind } from '@foyer/contract'
import {
  type CatalogProposal,
  type Material,
  proposeFitCriteria,
  proposeServices,
  proposeVoice,
} from '@foyer/engine'
import { proposeDraft } from '../../../agents/index.ts'
import type { Transaction } from '../../../platform/db/index.ts'
import { type Organization, Refusal } from '../../../platform/index.ts'
import { type Run, traceOf } from '../run.ts'
import type { Step, StepResult } from './step.ts'

/** The proposals of one kind become drafts, as far as they are new. */

const builtin: Record<DraftKind, (material: Material, organization: Organization) => CatalogProposal[]> = {
  service: proposeServices,
  voice: (material, organization) => [proposeVoice(material, organization) ?? []].flat(),
  fit_criterion: proposeFitCriteria,
}

const stepFor = (kind: DraftKind): Step => ({
  stage: kind,
  async think({ organization, now }, run, material) {
    const proposals = builtin[kind](material, organization)
    return (db) => store(db, run, proposals, now())
  },
})

export const proposeDrafts: Record<DraftKind, Step> = {
  service: stepFor('service'),
  voice: stepFor('voice'),
  fit_criterion: stepFor('fit_criterion'),
}

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
      // guard: what would be refused is not proposed
      if (!(error instanceof Refusal)) throw error
      refused += 1
    }
  return { known, refused }
}
