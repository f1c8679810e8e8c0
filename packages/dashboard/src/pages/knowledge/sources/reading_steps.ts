import type { StepState } from '../Steps.tsx'
import { stagesBehind, visibleStages } from './progress.ts'

const labels = { reading: 'Read', reconciling: 'Compare', applying: 'Save' }

/** Without a stage it waits for its turn. */
export function readingSteps(stage = 'waiting'): { words: string; state: StepState }[] {
  const behind = stagesBehind(stage)
  return visibleStages.map((each, place) => ({
    words: labels[each],
    state: place < behind ? 'done' : place === behind && stage !== 'waiting' ? 'now' : 'next',
  }))
}
