import { CatalogGeneration } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { GenerationRow } from './repository.ts'

const representRun = representation(CatalogGeneration)

export function represent({ stage, done, total, drafts, known, refused, ...row }: GenerationRow) {
  return representRun({
    ...row,
    progress: { stage, done, total },
    counts: { proposed: drafts + row.flow_proposals_count, known, refused },
  })
}

/** Events and the audit log have the counts; the run itself shows the proposals. */
export function eventDataOf(row: GenerationRow) {
  const { flow_proposals, contradictions, ...shown } = represent(row)
  return shown
}
