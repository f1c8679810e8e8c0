import type { DraftKind, DraftStatus } from '@foyer/contract'
import { insertRow } from '../platform/db/row.ts'
import type { Api } from './api.ts'

/** Drafts as a catalog generation leaves them, unfit ones included, without a generation. */

interface NewDraft {
  kind: DraftKind
  payload: object
  status?: Exclude<DraftStatus, 'accepted'>
  catalog_generation_id?: number
  fact_ids?: number[]
}

/** Gives the id of the draft. */
export function newDraft(api: Api, draft: NewDraft): Promise<number> {
  return tenantOf(api).transaction((db) =>
    insertRow(db, 'resource_drafts', { status: 'proposed', created_at: api.service.clock.now, ...draft }),
  )
}

interface Findings {
  flow_proposals?: object[]
  contradictions?: object[]
}

/** One that has ended, with what it found. */
export function newGeneration(api: Api, findings: Findings = {}): Promise<number> {
  const { now } = api.service.clock
  return tenantOf(api).transaction((db) =>
    insertRow(db, 'catalog_generations', { created_at: now, completed_at: now, ...findings }),
  )
}

const tenantOf = (api: Api) => api.service.database.tenant(api.organization.id)
