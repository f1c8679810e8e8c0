import { type IngestionStage, ingestionStages } from '@foyer/contract/vocabulary'
import type { KnowledgeSource } from '@foyer/sdk'
import { stageWords } from '../words.ts'

/** How far a reading has come. */

interface Progress {
  stage: string
  done: number
  total: number
}

/** The steps that people are shown; a plan ends before the last. */
export const visibleStages = ['reading', 'reconciling', 'applying'] as const satisfies IngestionStage[]

/** How many of the shown stages are behind. */
export function stagesBehind(stage: string): number {
  const order: readonly string[] = ingestionStages
  return visibleStages.filter((each) => order.indexOf(each) < order.indexOf(stage)).length
}

/** "Reading 3 of 12"; one thing is not counted. */
export function progressWords({ stage, done, total }: Progress): string {
  const known = ingestionStages.find((each) => each === stage)
  const words = known ? stageWords[known] : stage
  return total > 1 ? `${words} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}` : words
}

export const percentOf = ({ done, total }: Progress) => (total > 0 ? Math.min(100, (100 * done) / total) : 0)

export const isBusy = ({ status }: Pick<KnowledgeSource, 'status'>) =>
  status === 'queued' || status === 'ingesting'
