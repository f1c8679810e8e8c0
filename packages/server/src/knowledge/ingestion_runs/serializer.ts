import { IngestionRun } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { IngestionRunRow } from './repository.ts'

const shape = representation(IngestionRun)

/** What came of a run is stored whole and shown field by field. */
export const represent = ({ outcome, ...row }: IngestionRunRow) => shape({ ...row, ...outcome })

/** Events and the audit log have the counts; the run itself shows fact by fact. */
export function told(row: IngestionRunRow) {
  const { changes, conflicts, problems, ...shown } = represent(row)
  return shown
}
