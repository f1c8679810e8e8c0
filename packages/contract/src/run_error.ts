import { Type } from 'typebox'
import { ClosedObject } from './common.ts'

/** Why a background run failed. */
export const RunError = ClosedObject(
  {
    code: Type.String({ description: 'A short code for programs.' }),
    message: Type.String({ description: 'What went wrong and what to do, for people.' }),
  },
  { description: 'Why the run failed. Absent otherwise.' },
)
