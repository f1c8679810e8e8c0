import { writeExport } from '../resources/organization_exports/write_export.ts'
import type { Job, Sweep } from './job.ts'
import { forgetAnswers, forgetExports } from './sweeps.ts'

/** Every kind of background work. */
export const jobs: readonly Job<never>[] = [writeExport]

export const sweeps: readonly Sweep[] = [forgetAnswers, forgetExports]
