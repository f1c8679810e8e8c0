import { operations } from '@foyer/contract'
import { resolveAgent } from '../../agents/index.ts'
import { findConversation, resumeConversation, startConversation } from '../../conversations/index.ts'
import { refuseInactive, unknownReference } from '../../platform/index.ts'
import { type Acting, act } from '../act.ts'
import { checkedBody } from '../knowledge/checked.ts'

/** A new conversation with an agent, or one to go on with. */
export type Wanted = { agent: string; locale?: string } | { resume: number }

export function enter(acting: Acting, wanted: Wanted) {
  return 'resume' in wanted ? goOn(acting, wanted.resume) : start(acting, wanted)
}

function start(acting: Acting, { agent, locale }: { agent: string; locale?: string }) {
  const body = checkedBody(operations.startConversation, { ...(locale !== undefined && { locale }) })
  return act(acting, 'chat', async (context, db) => {
    refuseInactive(context)
    // In an address a wrong slug is any missing resource; here it was an option, and can be named.
    await resolveAgent(db, agent)
    return startConversation(context, db, agent, body)
  })
}

function goOn(acting: Acting, id: number) {
  return act(acting, 'chat', async (context, db) => {
    refuseInactive(context)
    if (!(await findConversation(db, id))) throw unknownReference('resume', 'a conversation')
    return resumeConversation(context, db, id)
  })
}
