import {
  VisitEvent,
  VisitedAgent,
  VisitMessage,
  Visit as VisitSchema,
  VisitStanding,
  VisitTurn,
} from '@foyer/contract'
import { isWrittenFor, valuesOf } from '@foyer/engine'
import { representation, type Secrets } from '../../platform/index.ts'
import { replyByMailOf } from '../conversations/mail_address.ts'
import type { MessageRow } from '../conversations/message_repository.ts'
import type { Turn } from '../turns/index.ts'
import type { VisitableAgent, VisitedConversation, VisitStandingRow } from './repository.ts'
import { documentTokens, visitorTokens } from './tokens.ts'
import { visitedAppearance } from './visited_appearance.ts'

/** What a visitor gets to see, and nothing else: how the agent is set up stays behind it. */

const representAgent = representation(VisitedAgent)
const representMessage = representation(VisitMessage)
const representVisit = representation(VisitSchema)
const representTurn = representation(VisitTurn)
const representEvent = representation(VisitEvent)
const representStanding = representation(VisitStanding)

type Message = MessageRow | Turn['message']

export function representVisitedAgent(
  {
    name,
    languages,
    identity,
    appearance,
  }: Pick<VisitableAgent, 'name' | 'languages' | 'identity' | 'appearance'>,
  locale: string,
) {
  const { ai_notice, ...look } = visitedAppearance(appearance, locale)
  const isShown = appearance.ai_notice !== 'never'
  const isRead = isWrittenFor(identity?.languages, locale)
  return representAgent({
    ...identity,
    ...(!isRead && { role: null }),
    ...(!(isShown && isRead) && { disclosure: null }),
    name: identity?.display_name ?? name,
    languages,
    // The widget has words for it in the languages that the owner has none in.
    appearance: { ...look, ai_notice: ai_notice || (isShown && !isRead && Boolean(identity?.disclosure)) },
  })
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
    return representMessage({ ...said, deliverable: { title, url } })
  }
  const messages = (organization_id: number, said: readonly Message[]) =>
    said.map((each) => message(organization_id, each))

  const replyByMail = (conversation: VisitStandingRow) =>
    replyByMailOf({ ...conversation, slot_values: valuesOf(conversation.answers) })

  return {
    message,
    standing: (conversation: VisitStandingRow) =>
      representStanding({ ...conversation, reply_by_mail: replyByMail(conversation) }),
    visit: (organization_id: number, conversation: VisitedConversation, said: readonly Message[]) =>
      representVisit({
        ...conversation,
        token: visitors.issue({ organization_id, id: conversation.id }, now()),
        agent: representVisitedAgent(conversation, conversation.locale),
        reply_by_mail: replyByMail(conversation),
        messages: messages(organization_id, said),
      }),
    turn: (organization_id: number, { conversation, message: asked, replies }: Turn) =>
      representTurn({
        status: conversation.status,
        reply_by_mail: replyByMailOf(conversation),
        message: message(organization_id, asked),
        replies: messages(organization_id, replies),
      }),
    event: (
      organization_id: number,
      {
        said,
        ...standing
      }: Pick<VisitEvent, 'id' | 'status' | 'reply_by_mail'> & {
        said: readonly Message[]
      },
    ) => representEvent({ ...standing, messages: messages(organization_id, said) }),
  }
}
