export { type ConversationRow, find as findConversation } from './conversations/repository.ts'
export { listMessages, resumeConversation, startConversation } from './conversations/service.ts'
export { createPrinter, type Printer } from './deliverables/pdf/printer.ts'
export { installSharedDocuments } from './deliverables/shared_documents.ts'
export { conversationWork } from './jobs.ts'
export { composeReply } from './mailed_replies/compose_reply.ts'
export { writeOutcome } from './outcomes/repository.ts'
export { askableAgent, askableAgents } from './rehearsals/askable_agents.ts'
export { openRehearsal, type Rehearsal, type RehearsedAgent } from './rehearsals/rehearsal.ts'
export { rehearse } from './rehearsals/rehearse.ts'
export { listVisitorWords } from './rehearsals/repository.ts'
export { conversationsRoutes } from './routes.ts'
export { listRecordedTurns } from './traces/repository.ts'
export type { ReasoningDependencies } from './turns/dependencies.ts'
export { getMessageTrace } from './turns/explain_message.ts'
export {
  converse,
  type EmitTurnEvent,
  openTurnNotifier,
  type Turn,
  type TurnDependencies,
  turnsOf,
} from './turns/index.ts'
export { defaultLeaseTiming, type LeaseTiming } from './turns/leased_turn.ts'
export { turnMetrics } from './turns/metrics_repository.ts'
export { startTurnRetries } from './turns/retry_neglected_turns.ts'
export { createSnapshots } from './turns/snapshots.ts'
export { type ConversationSummary, summarizeConversation } from './turns/thinking/conversation_summary.ts'
export { turnInstruments } from './turns/turn_telemetry.ts'
export { installVisits } from './visits/index.ts'
export { findAgentByPublicId, findOrganizationOf } from './visits/repository.ts'
export { representVisitedAgent } from './visits/visit_representations.ts'
