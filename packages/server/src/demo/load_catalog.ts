import { insertRow } from '../db/row.ts'
import type { Writer } from '../db/tenant.ts'
import { createFitCriterion } from '../resources/fit_criteria/service.ts'
import { acceptResourceDraft } from '../resources/resource_drafts/service.ts'
import { archiveService, createService } from '../resources/services/service.ts'
import { createVoiceProfile } from '../resources/voice_profiles/service.ts'
import { fitCriteria, services, voices } from './catalog.ts'
import type { DemoClock } from './clock.ts'
import type { Knowledge } from './load_knowledge.ts'
import { proposals } from './proposals.ts'

export async function loadCatalog(clock: DemoClock, db: Writer) {
  const context = clock.context(57)
  for (const voice of voices) await createVoiceProfile(context, db, voice)
  for (const { archived, ...body } of services) {
    const { id } = await createService(context, db, body)
    if (archived) await archiveService(clock.context(28), db, id)
  }
  for (const criterion of fitCriteria) await createFitCriterion(context, db, criterion)
}

export async function loadProposals(clock: DemoClock, db: Writer, { facts }: Knowledge) {
  const created_at = clock.at(7)
  const catalog_generation_id = await insertRow(db, 'catalog_generations', { created_at })
  for (const proposal of proposals) {
    const id = await insertRow(db, 'resource_drafts', {
      catalog_generation_id,
      kind: proposal.kind,
      status: proposal.status === 'dismissed' ? 'dismissed' : 'proposed',
      payload: proposal.payload,
      fact_ids: proposal.facts.map((text) => facts.get(text)!.id),
      created_at,
    })
    if (proposal.status === 'accepted') await acceptResourceDraft(clock.context(5), db, id)
  }
}
