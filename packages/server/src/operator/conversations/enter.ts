import { operations } from '@foyer/contract'
import { resolveAgent } from '../../agents/index.ts'
import { findConversation, resumeConversation, startConversation } from '../../conversations/index.ts'
import { refuseInactive, unknownReference } from '../../platform/index.ts'
import { parseBody } from '../knowledge/parse_input.ts'
import { type OperatorScope, runAsOperator } from '../run_as_operator.ts'

/** A new conversation with an agent, or one to go on with. */
export type ConversationChoice = { agent: string; locale?: string } | { resume: number }

export function enter(scope: OperatorScope, wanted: ConversationChoice) {
  return 'resume' in wanted ? goOn(scope, wanted.resume) : start(scope, wanted)
}

function start(scope: OperatorScope, { agent, locale }: { agent: string; locale?: string }) {
  const body = parseBody(operations.startConversation, { ...(locale !== undefined && { locale }) })
  return runAsOperator(scope, 'chat', async (context, db) => {
    refuseInactive(context)
    // In an address a wrong slug is any missing resource; here it was an option, and can be named.
    await resolveAgent(db, agent)
    return startConversation(context, db, agent, body)
  })
}

function goOn(scope: OperatorScope, id: number) {
  return runAsOperator(scope, 'chat', async (context, db) => {
    refuseInactive(context)
    if (!(await findConversation(db, id))) throw unknownReference('resume', 'a conversation')
    return resumeConversation(context, db, id)
  })
}
