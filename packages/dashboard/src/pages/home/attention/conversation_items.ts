import type { Conversation, Lead } from '@foyer/sdk'
import { visitorName } from '../../../conversation/conversation_status.ts'
import { pluralize } from '../../../parts/pluralize.ts'
import { type AttentionItem, nameSome } from './attention_item.ts'

/** Visitors who wait, and visitors to get back to. */

type AgentName = (slug: string) => string

export function waitingItems(
  org: string,
  waiting: readonly Conversation[],
  agentName: AgentName,
): AttentionItem[] {
  return nameSome(
    // Who has waited longest comes first.
    waiting.toSorted((one, other) => Date.parse(one.last_message_at) - Date.parse(other.last_message_at)),
    (conversation) => ({
      key: `waiting-${conversation.id}`,
      title: `${visitorName(conversation)} is waiting for a person`,
      detail: `${agentName(conversation.agent)} · last message `,
      since: conversation.last_message_at,
      status: 'person_wanted',
      link: { to: '/o/$org/conversations/$id', params: { org, id: conversation.id } },
    }),
    (count) => ({
      key: 'waiting',
      title: `${pluralize(count, 'more visitor')} waiting for a person`,
      detail: 'See everyone who is waiting.',
      status: 'person_wanted',
      link: { to: '/o/$org/conversations', params: { org }, search: { person_wanted: 'yes' } },
    }),
  )
}

/** A lead is new while nobody has read its conversation. */
export function leadItems(org: string, leads: readonly Lead[], agentName: AgentName): AttentionItem[] {
  return nameSome(
    leads.filter(({ unread }) => unread),
    (lead) => ({
      key: `lead-${lead.id}`,
      title: `${leadName(lead)} is a new lead`,
      detail: `${agentName(lead.agent)} · `,
      since: lead.lead_since,
      ...(lead.fit && { status: lead.fit }),
      link: { to: '/o/$org/conversations/$id', params: { org, id: lead.id } },
    }),
    (count) => ({
      key: 'leads',
      title: pluralize(count, 'more new lead'),
      detail: 'Nobody has read these conversations yet.',
      link: { to: '/o/$org/leads', params: { org } },
    }),
  )
}

const leadName = ({ contact, number }: Lead) =>
  contact.name ?? contact.emails[0] ?? contact.visitor_ids[0] ?? `Visitor #${number}`
