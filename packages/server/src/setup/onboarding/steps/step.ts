import type { KnowledgeEquipment } from '../../../knowledge/index.ts'
import type { Context } from '../../../platform/index.ts'
import type { Task } from '../../../platform/queue/index.ts'
import type { Run } from '../run.ts'

export type OnboardingTask = Task & KnowledgeEquipment

/** Whether the run goes on now, goes on when what it waits for has ended, or has nothing left to go on with. */
export type StepResult = 'done' | 'wait' | 'fail'

/** Does what is left to do of a step. */
export type StepWork = (task: OnboardingTask, context: Context, run: Run) => Promise<StepResult>
