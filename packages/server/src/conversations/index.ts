export { find as findConversation } from './conversations/repository.ts'
export {
  getMessageTrace,
  listMessages,
  resumeConversation,
  startConversation,
} from './conversations/service.ts'
export { conversationWork } from './jobs.ts'
export { conversationsRoutes } from './routes.ts'
export { converse, openWaitingRoom, type Tell, type Turn, type Turning, turnsOf } from './turns/index.ts'
export { createSnapshots } from './turns/snapshots.ts'
export type { Reasoning } from './turns/turning.ts'
export { installVisits } from './visits/index.ts'
export { findAgentByPublicId, findHome } from './visits/repository.ts'
export { showAgent } from './visits/shown.ts'
