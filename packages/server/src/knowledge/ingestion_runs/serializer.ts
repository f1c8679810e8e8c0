import { IngestionRun } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { IngestionRunRow } from './repository.ts'

const representRun = representation(IngestionRun)

/** What came of a run is stored whole and shown field by field. */
export const represent = ({ outcome, ...row }: IngestionRunRow) => representRun({ ...row, ...outcome })

/** Events and the audit log have the counts; the run itself shows fact by fact. */
export function eventDataOf(row: IngestionRunRow) {
  const { changes, conflicts, problems, ...shown } = represent(row)
  return shown
}
