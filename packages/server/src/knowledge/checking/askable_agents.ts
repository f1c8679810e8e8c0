import type { GivenPassage } from '@foyer/engine'
import type { Tenant } from '../../platform/db/index.ts'

/** Finds an agent that answers as its visitors hear it; null where no model takes turns, and the look-up answers. */
export type AskableAgents = (tenant: Tenant, agent_id: number) => Promise<AskableAgent | null>

export interface AskableAgent {
  /** As a visitor's first message. Nothing of it is kept. */
  ask(question: string, language: string): Promise<AgentAnswer>
}

export interface AgentAnswer {
  text: string
  answered: 'yes' | 'partly' | 'no'
  /** What the answer rests on. */
  evidence: GivenPassage[]
  /** Why there was no answer: it says nothing about the knowledge. */
  failure?: string
}
