import type { Task } from '../../../platform/queue/index.ts'
import type { Context } from '../../../platform/index.ts'
import type { OnboardingEquipment } from '../ports.ts'
import type { Run } from '../run.ts'

export type OnboardingTask = Task & OnboardingEquipment

/** Does what is left to do of a step. Says whether the run goes on now, or when what it waits for has ended. */
export type StepWork = (task: OnboardingTask, context: Context, run: Run) => Promise<'done' | 'wait'>
