import {
  acceptResourceDraft,
  archiveService,
  createFitCriterion,
  createService,
  createVoiceProfile,
  dismissResourceDraft,
  proposeDraft,
} from '../../agents/index.ts'
import { insertRow, type Transaction } from '../../platform/db/index.ts'
import { fitCriteria, services, voices } from './catalog.ts'
import type { DemoClock } from './clock.ts'
import type { Knowledge } from './load_knowledge.ts'
import { proposals } from './proposals.ts'

export async function loadCatalog(clock: DemoClock, db: Transaction) {
  const context = clock.context(57)
  for (const voice of voices) await createVoiceProfile(context, db, voice)
  for (const { archived, ...body } of services) {
    const { id } = await createService(context, db, body)
    if (archived) await archiveService(clock.context(28), db, id)
  }
  for (const criterion of fitCriteria) await createFitCriterion(context, db, criterion)
}

export async function loadProposals(clock: DemoClock, db: Transaction, { facts }: Knowledge) {
  const at = clock.at(7)
  const catalog_generation_id = await insertRow(db, 'catalog_generations', {
    created_at: at,
    completed_at: at,
  })
  for (const { kind, payload, status, ...proposal } of proposals) {
    const fact_ids = proposal.facts.map((text) => facts.get(text)!.id)
    const draft = await proposeDraft(clock.context(7), db, { kind, payload, fact_ids, catalog_generation_id })
    if (draft && status === 'accepted') await acceptResourceDraft(clock.context(5), db, draft.id)
    if (draft && status === 'dismissed') await dismissResourceDraft(clock.context(5), db, draft.id)
  }
}
