import type { NotificationKind } from '@foyer/contract'

/** Events that members are told of. Whether one of them is worth telling is found out when it is told. */
const kinds: Readonly<Record<string, NotificationKind>> = {
  'conversation.person_wanted': 'person_wanted',
  'conversation.completed': 'new_lead',
  'ingestion_run.failed': 'source_failed',
  'knowledge_gap.reopened': 'check_failed',
  'standing_check.checked': 'check_failed',
}

export const notificationOf = (eventType: string): NotificationKind | undefined => kinds[eventType]
