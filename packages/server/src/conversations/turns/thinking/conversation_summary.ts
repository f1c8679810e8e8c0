import { assess, visitorContact, writeBrief } from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import type { Organization } from '../../../platform/index.ts'
import { find } from '../../conversations/repository.ts'
import type { ReasoningDependencies } from '../dependencies.ts'
import { getConversation } from '../repository.ts'
import { closingOf } from './closing.ts'

/** A conversation as whoever is told of it needs it. */
export interface ConversationSummary {
  id: number
  number: number
  agent_name: string
  status: string
  person_wanted: boolean
  fit: string | null
  last_message_at: Date
  /** Whether the visitor can be reached once they are gone: by mail or by phone. */
  reachable: boolean
  /** In Markdown, in the organization's language: the one of the end, or what is known so far. */
  brief: string
}

const everything = { id: Number.MAX_SAFE_INTEGER }

/** Null when it was erased. */
export async function summarizeConversation(
  { snapshots, vectorOf, engineData }: Pick<ReasoningDependencies, 'snapshots' | 'vectorOf' | 'engineData'>,
  db: Queryable,
  organization: Organization,
  id: number,
  now: Date,
): Promise<ConversationSummary | null> {
  if (!(await find(db, id))) return null
  const conversation = await getConversation(db, id)
  const flow = await snapshots.of(db, conversation.snapshot_address)
  const turn = { flow, conversation, message: everything }
  const closing = await closingOf(db, organization, turn, conversation.state, now)
  const { emails, phones } = visitorContact(closing, engineData)
  const { number, agent_name, status, person_wanted, fit, last_message_at } = conversation
  return {
    id,
    number,
    agent_name,
    status,
    person_wanted,
    fit,
    last_message_at,
    reachable: emails.length + phones.length > 0,
    brief: conversation.brief ?? writeBrief(closing, assess(closing, vectorOf), engineData, vectorOf),
  }
}
