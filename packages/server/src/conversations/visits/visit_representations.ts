// guards tested by: reception.test.ts, documents.test.ts

import { VisitEvent, VisitedAgent, VisitMessage, Visit as VisitSchema, VisitTurn } from '@foyer/contract'
import { representation, type Secrets } from '../../platform/index.ts'
import type { MessageRow } from '../conversations/message_repository.ts'
import type { Turn } from '../turns/index.ts'
import type { VisitableAgent, VisitedConversation } from './repository.ts'
import { documentTokens, visitorTokens } from './tokens.ts'

/** What a visitor gets to see, and nothing else: how the agent is set up stays behind it. */

const representAgent = representation(VisitedAgent)
const representMessage = representation(VisitMessage)
const representVisit = representation(VisitSchema)
const representTurn = representation(VisitTurn)
const representEvent = representation(VisitEvent)

type Message = MessageRow | Turn['message']

export function representVisitedAgent({
  name,
  languages,
  identity,
}: Pick<VisitableAgent, 'name' | 'languages' | 'identity'>) {
  // guard: the identity gives the name [identity…]
  return representAgent({ ...identity, name: identity?.display_name ?? name, languages })
}

export type VisitRepresentations = ReturnType<typeof visitRepresentations>

/** Each of them for the visitors of one organization: what they are handed opens something there. */
export function visitRepresentations(secrets: Secrets, publicUrl: string, now: () => Date) {
  const visitors = visitorTokens(secrets)
  const documents = documentTokens(secrets)

  function message(organization_id: number, { deliverable, ...said }: Message): VisitMessage {
    if (!deliverable) return representMessage(said)
    const { id, title } = deliverable
    const url = `${publicUrl}/visit/documents/${documents.issue({ organization_id, id }, now())}`
    // guard: a deliverable is handed over by an address [{ ...said… -> { ...said, deliverable } as never]
    return representMessage({ ...said, deliverable: { title, url } })
  }
  const messages = (organization_id: number, said: readonly Message[]) =>
    said.map((each) => message(organization_id, each))

  return {
    message,
    visit: (organization_id: number, conversation: VisitedConversation, said: readonly Message[]) =>
      representVisit({
        ...conversation,
        token: visitors.issue({ organization_id, id: conversation.id }, now()),
        agent: representVisitedAgent(conversation),
        messages: messages(organization_id, said),
      }),
    turn: (organization_id: number, { conversation, message: asked, replies }: Turn) =>
      representTurn({
        status: conversation.status,
        message: message(organization_id, asked),
        replies: messages(organization_id, replies),
      }),
    event: (
      organization_id: number,
      { id, status, said }: Pick<VisitEvent, 'id' | 'status'> & { said: readonly Message[] },
    ) => representEvent({ id, status, messages: messages(organization_id, said) }),
  }
}
