import { CatalogGeneration } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { GenerationRow } from './repository.ts'

const representRun = representation(CatalogGeneration)

export function represent({
  stage,
  done,
  total,
  drafts,
  known,
  refused,
  dismissed,
  notes,
  ...row
}: GenerationRow) {
  return representRun({
    ...row,
    ...(notes.length > 0 && { notes }),
    progress: { stage, done, total },
    counts: { proposed: drafts + row.flow_proposals_count, known, refused, dismissed },
    flow_proposals: row.flow_proposals?.map((proposal, at) => ({ ...proposal, number: at + 1 })),
    contradictions: row.contradictions?.map((found, at) => ({
      ...found,
      number: at + 1,
      dismissed: found.dismissed ?? false,
    })),
  })
}

/** Events and the audit log have the counts; the run itself shows the proposals. */
export function eventDataOf(row: GenerationRow) {
  const { flow_proposals, contradictions, ...shown } = represent(row)
  return shown
}
