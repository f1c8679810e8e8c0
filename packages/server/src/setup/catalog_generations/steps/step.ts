import type { GenerationStage } from '@foyer/contract'
import type { Contradiction, Material } from '@foyer/engine'
import type { KnowledgeEquipment } from '../../../knowledge/index.ts'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Task } from '../../../platform/queue/index.ts'
import type { StoredFlowProposal } from '../repository.ts'
import type { Run } from '../run.ts'

/** What came of a step. Drafts are rows of their own. */
export interface StepResult {
  /** Left out because they were known. */
  known?: number
  /** Left out because they would be refused. */
  refused?: number
  flow_proposals?: StoredFlowProposal[]
  contradictions?: Contradiction[]
}

/** Thinking holds no transaction. What it gives writes, in the transaction that ends the step. */
export interface Step {
  stage: GenerationStage
  think(
    task: Task & KnowledgeEquipment,
    run: Run,
    material: Material,
  ): Promise<(db: Transaction) => Promise<StepResult>>
}
