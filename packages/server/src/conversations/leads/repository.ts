import type { ConversationStatus, Fit, Page } from '@foyer/contract'
import type { CapturedAnswers } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'

export interface LeadRow {
  id: number
  number: number
  agent: string
  status: ConversationStatus
  paused_at: Date | null
  fit: Fit | null
  unread: boolean
  answers: CapturedAnswers
  source_url: string | null
  lead_since: Date
  created_at: Date
  contact: { id: number; name: string | null; emails: string[]; visitor_ids: string[] }
}

interface LeadFilters extends Page {
  agent_id?: number | undefined
  fit?: Fit | undefined
  since?: Date | undefined
  until?: Date | undefined
}

/**
 * By the index of leads, however many conversations are none. What is shown of each is looked up row by row: a plan for
 * any organization would rather join everything first, which one with many conversations does not bear.
 */
export function list(db: Queryable, { agent_id, fit, since, until, ...page }: LeadFilters) {
  const { organization_id } = db
  return db.query<LeadRow>(
    (sql) => sql`select c.*, t.lead_since, a.slug as agent,
        (select jsonb_build_object('id', k.id, 'name', k.name, 'emails', k.emails, 'visitor_ids', k.visitor_ids)
          from contacts k where k.organization_id = ${organization_id} and k.id = t.contact_id) as contact
      from (select l.*, l.conversation_id as id from contact_conversations l) t
      cross join lateral (select c.id, c.number, c.agent_id, c.status, c.paused_at, c.fit, c.unread,
          c.state->'answers' as answers, c.source_url, c.created_at
        from conversations c
        where c.organization_id = ${organization_id} and c.id = t.conversation_id
          ${agent_id === undefined ? sql`` : sql`and c.agent_id = ${agent_id}`}
          ${fit === undefined ? sql`` : sql`and c.fit = ${fit}`}
        offset 0) c
      cross join lateral (select a.slug from agents a
        where a.organization_id = ${organization_id} and a.id = c.agent_id offset 0) a
      where t.organization_id = ${organization_id} and t.lead_since is not null
        ${since === undefined ? sql`` : sql`and t.lead_since >= ${since}`}
        ${until === undefined ? sql`` : sql`and t.lead_since < ${until}`}
        ${pageOf(sql, page)}`,
  )
}
