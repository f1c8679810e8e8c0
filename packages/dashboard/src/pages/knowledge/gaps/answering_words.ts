import type { KnowledgeGap } from '@foyer/sdk'
import type { StepState } from '../Steps.tsx'
import { stagesBehind } from '../sources/progress.ts'
import type { AnsweringStep } from './answering_step.ts'
import { verdictOf } from './verdict.ts'

const labels = ['Read', 'Compare', 'Save', 'Ask the agent']

/** Three stages of the reading, then the check. */
export function stepsOf(step: AnsweringStep, stage = 'reading'): { words: string; state: StepState }[] {
  const reached = step === 'reading' || step === 'failed' ? stagesBehind(stage) : step === 'verified' ? 4 : 3
  const stateAt: Record<AnsweringStep, StepState> = {
    reading: 'now',
    checking: 'now',
    failed: 'failed',
    not_enough: 'failed',
    unchecked: 'next',
    verified: 'done',
  }
  return labels.map((words, place) => ({
    words,
    state: place < reached ? 'done' : place === reached ? stateAt[step] : 'next',
  }))
}

/** A sentence that ends with the source's title. */
export function answeringWords(
  step: AnsweringStep,
  { last_check }: Pick<KnowledgeGap, 'last_check'>,
): string {
  switch (step) {
    case 'reading':
      return 'Reading'
    case 'checking':
      return 'Done reading. Asking the agent. Source:'
    case 'failed':
      return 'This source could not be read:'
    case 'unchecked':
      return 'Done reading. Click “Check now” to ask the agent. Source:'
    case 'not_enough':
      return `The agent still cannot answer. ${verdictOf(last_check).long} Source:`
    case 'verified':
      return 'The agent can answer this now. Source:'
  }
}
