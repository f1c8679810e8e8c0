import { operations } from '@foyer/contract'
import { refuseInactive } from '../../activity.ts'
import { unknownReference } from '../../refusal.ts'
import { find } from '../../resources/conversations/repository.ts'
import { resumeConversation, startConversation } from '../../resources/conversations/service.ts'
import { resolveAgent } from '../../resources/links/links.ts'
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
    if (!(await find(db, id))) throw unknownReference('resume', 'a conversation')
    return resumeConversation(context, db, id)
  })
}
