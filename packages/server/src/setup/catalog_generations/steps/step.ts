import type { GenerationStage } from '@foyer/contract'
import type { Contradiction, Material } from '@foyer/engine'
import type { KnowledgeTask } from '../../../knowledge/index.ts'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Reasoner } from '../../../reasoning/index.ts'
import type { StoredFlowProposal } from '../repository.ts'
import type { Run } from '../run.ts'

/** What came of a step. Drafts are rows of their own. */
export interface StepResult {
  /** Left out because they were known. */
  known?: number
  /** Left out because they would be refused. */
  refused?: number
  /** What the owner should know of how it was done. */
  note?: string
  flow_proposals?: StoredFlowProposal[]
  contradictions?: Contradiction[]
}

/** One attempt at a run, with the reasoner that thinks for it. */
export type StepTask = KnowledgeTask & { reasoner: Reasoner }

/** Thinking holds no transaction. What it gives writes, in the transaction that ends the step. */
export interface Step {
  stage: GenerationStage
  think(task: StepTask, run: Run, material: Material): Promise<(db: Transaction) => Promise<StepResult>>
}
