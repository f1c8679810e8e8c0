import type { CompiledFlow } from '../../flow/compiled_flow.ts'
import type { ToolSchema } from '../responder.ts'
import type { AgentKnowledge } from '../setting.ts'

/**
 * The tools of all phases, so that the list is the same in every turn and a provider caches it. What is known as a whole
 * needs no search.
 */
export function toolSchemas(_flow: CompiledFlow, _knowledge: Pick<AgentKnowledge, 'kind'>): ToolSchema[] {
  return []
}
