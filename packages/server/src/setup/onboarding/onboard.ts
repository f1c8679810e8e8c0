import type { OnboardingRunStep } from '@foyer/contract'
import type { KnowledgeEquipment } from '../../knowledge/index.ts'
import { type OnboardJob, onboardJob, Refusal, refuseInactive, Shutdown } from '../../platform/index.ts'
import type { Job } from '../../platform/queue/index.ts'
import type { Problem } from './repository.ts'
import { contextOf, type Run, Superseded, stepAfter, take, write } from './run.ts'
import { acceptVoice } from './steps/accept_voice.ts'
import { askQuestions } from './steps/ask_questions.ts'
import { chooseParts } from './steps/choose_parts.ts'
import { fillProfile } from './steps/fill_profile.ts'
import { generateCatalog } from './steps/generate_catalog.ts'
import { readSources } from './steps/read_sources.ts'
import { setUpAgent } from './steps/set_up_agent.ts'
import type { OnboardingTask, StepResult, StepWork } from './steps/step.ts'
import { styleAgent } from './steps/style_agent.ts'

/**
 * Takes a run from step to step. It can be stopped at any point: the next attempt goes on with the step that it was at,
 * and each step does only what is left of it.
 */
export const onboard: Job<OnboardJob, KnowledgeEquipment> = {
  ...onboardJob,
  givesUp: true,
  // Most of them wait for somebody's server.
  atOnce: 4,
  perOrganization: 1,
  async run(task, { onboarding_run_id }) {
    let run = await take(task.tenant, onboarding_run_id)
    while (run?.status === 'running') run = await goOn(task, run)
  },
  async giveUp(task, { onboarding_run_id }) {
    const run = await take(task.tenant, onboarding_run_id)
    if (run) await fail(task, run, { step: run.step, ...unexpected })
  },
}

const works: Record<Exclude<OnboardingRunStep, 'done'>, StepWork> = {
  choose_parts: chooseParts,
  sources: readSources,
  profile: fillProfile,
  agent: setUpAgent,
  appearance: styleAgent,
  catalog: generateCatalog,
  voice: acceptVoice,
  questions: askQuestions,
}

/** Undefined when it waits, or when somebody else has the run now. */
async function goOn(task: OnboardingTask, run: Run): Promise<Run | undefined> {
  try {
    const result = await attempt(task, run)
    if (result === 'wait') return undefined
    if (result === 'fail') return await fail(task, run)
    return await advance(task, run, typeof result === 'object' ? result : undefined)
  } catch (error) {
    if (error instanceof Superseded) return undefined
    throw error
  }
}

/** What a step cannot do is told, and the run goes on without it. */
async function attempt(task: OnboardingTask, run: Run): Promise<StepResult | Problem> {
  const { step } = run
  if (step === 'done' || isSkipped(run)) return 'done'
  try {
    refuseInactive(task)
    return await works[step](task, contextOf(task, run.id), run)
  } catch (error) {
    // What fails while the server stops may fail because of that.
    if (task.stopping.aborted || error instanceof Shutdown || error instanceof Superseded) throw error
    if (error instanceof Refusal) return { step, code: error.code, message: error.message, lasting: true }
    if (!task.lastAttempt) throw error
    return { step, ...unexpected }
  }
}

/** Without its sources, there is nothing to choose of them either. */
const isSkipped = ({ step, skipped }: Run) =>
  skipped.some((each) => each === step || (each === 'sources' && step === 'choose_parts'))

function advance(task: OnboardingTask, run: Run, problem: Problem | undefined): Promise<Run> {
  const context = contextOf(task, run.id)
  return write(task.tenant, context, run, async (_db, row) => {
    const step = stepAfter(row.step)
    const problems = problem ? { problems: [...row.problems, problem] } : {}
    if (step !== 'done') return { fields: { step, ...problems } }
    return {
      verb: 'completed',
      fields: { step, status: 'completed', completed_at: context.now, ...problems },
    }
  })
}

function fail(task: OnboardingTask, run: Run, problem?: Problem): Promise<Run> {
  const context = contextOf(task, run.id)
  return write(task.tenant, context, run, async (_db, row) => ({
    verb: 'failed',
    fields: {
      status: 'failed',
      completed_at: context.now,
      ...(problem && { problems: [...row.problems, problem] }),
    },
  }))
}

const unexpected = {
  code: 'internal',
  message:
    'This step failed on our side. Start onboarding again: it continues where it stopped. Tell your server administrator if it happens again.',
  lasting: false,
}
