import type { NotificationKind } from '@foyer/contract/vocabulary'
import type { Event, MemberNotifications } from '@foyer/sdk'
import { isQuiet } from './is_quiet.ts'

/** What the browser says of an event, and where a click on it leads. */
export interface BrowserNotice {
  kind: NotificationKind
  title: string
  body: string
  /** Within the organization: `/conversations/7`. */
  place: string
}

/** The week is told by mail only: it has no event. */
export const browserKinds = ['person_wanted', 'new_lead', 'source_failed', 'check_failed'] as const

/** A stream that reconnects brings what was missed: what is older than this is no news any more. */
const newsMs = 5 * 60_000

/** Null for what this member does not want to be told now. */
export function browserNotice(
  event: Event,
  { browser, quiet_hours }: Pick<MemberNotifications, 'browser' | 'quiet_hours'>,
  agentName: (slug: string) => string,
  now: Date,
): BrowserNotice | null {
  const notice = noticeOf(event, agentName)
  if (!notice || !browser.includes(notice.kind)) return null
  if (now.getTime() - Date.parse(event.created_at) > newsMs) return null
  return isQuiet(now, quiet_hours) ? null : notice
}

/** No words of visitors: a notification is seen by whoever is near the screen. */
function noticeOf({ type, data }: Event, agentName: (slug: string) => string): BrowserNotice | null {
  const agent = agentName(String(data.agent))
  switch (type) {
    case 'conversation.person_wanted':
      return {
        kind: 'person_wanted',
        title: 'A visitor wants to talk to a person',
        body: conversationLine(data, agent),
        place: `/conversations/${data.id}`,
      }
    case 'conversation.completed':
      return {
        kind: 'new_lead',
        title: `New lead from ${agent}`,
        body: conversationLine(data, agent),
        place: `/conversations/${data.id}`,
      }
    case 'ingestion_run.failed':
      if (waitsForOrganization(data.error)) return null
      return {
        kind: 'source_failed',
        title: 'A source could not be read',
        body: 'Agents keep answering from what was read before.',
        place: `/knowledge/sources/${data.source_id}`,
      }
    case 'knowledge_gap.reopened':
      // A gap that its owner reopened is no news.
      return data.broken_by ? brokenAnswer(agent, `/knowledge/gaps/${data.id}`) : null
    case 'standing_check.checked':
      return data.passes === false ? brokenAnswer(agent, placeOfCheck(data)) : null
    default:
      return null
  }
}

const conversationLine = ({ number }: Event['data'], agent: string) =>
  number === undefined ? agent : `Conversation ${number} with ${agent}`

const brokenAnswer = (agent: string, place: string): BrowserNotice => ({
  kind: 'check_failed',
  title: `${agent} can no longer answer a question`,
  body: 'A change to the knowledge base removed the answer.',
  place,
})

/** A question of one's own has no page: the checks are listed under the gaps. */
const placeOfCheck = ({ gap_id }: Event['data']) =>
  typeof gap_id === 'number' ? `/knowledge/gaps/${gap_id}` : '/knowledge/gaps'

/** It was not read because the organization is paused or not verified: its people know. */
const waitsForOrganization = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && /^organization_/.test(String(error.code))
