import type { CompiledFlow } from '../../flow/compiled_flow.ts'
import type { ToolSchema } from '../responder.ts'
import type { AgentKnowledge } from '../setting.ts'
import { captureSlots } from './capture_slots.ts'
import { consultKnowledge } from './consult_knowledge.ts'
import { endConversation } from './end_conversation.ts'
import { finishPhase } from './finish_phase.ts'
import { handOver } from './hand_over.ts'
import { leaveMessage } from './leave_message.ts'
import { offerDeliverable } from './offer_deliverable.ts'
import { offerNavigation } from './offer_navigation.ts'
import { reportGap } from './report_gap.ts'
import { suggestReplies } from './suggest_replies.ts'
import type { DoneAction, Tool } from './tool.ts'

const tools: readonly Tool[] = [
  consultKnowledge,
  captureSlots,
  suggestReplies,
  offerNavigation,
  offerDeliverable,
  handOver,
  leaveMessage,
  reportGap,
  finishPhase,
  endConversation,
]

export const toolCalled = (name: string): Tool | undefined => tools.find((tool) => tool.name === name)

export const actionOf = (name: string): DoneAction | undefined => toolCalled(name)?.action

/**
 * The tools of all phases, so that the list is the same in every turn and a provider caches it. An agent that has all its
 * knowledge before it searches nothing.
 */
export const toolSchemas = (flow: CompiledFlow, knowledge: Pick<AgentKnowledge, 'kind'>): ToolSchema[] =>
  tools.flatMap((tool) => {
    const parameters = tool.parameters(flow)
    if (parameters === null || (knowledge.kind === 'whole' && tool === consultKnowledge)) return []
    return { name: tool.name, description: tool.description, parameters }
  })
