// guards tested by: routes.test.ts

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

/** By the index of leads, however many conversations are none. */
export function list(db: Queryable, { agent_id, fit, since, until, ...page }: LeadFilters) {
  return db.query<LeadRow>(
    // guard: only what was completed or taken over is a lead [and l.lead_since is not null ->]
    // guard: leads are of one agent [and t.agent_id = ${agent_id} ->]
    // guard: leads are of one fit [and t.fit = ${fit} ->]
    // guard: leads are from a time on [and l.lead_since >= ${since} ->]
    // guard: leads are up to a time [< -> <=]
    (
      sql,
    ) => sql`select t.id, t.number, a.slug as agent, t.status, t.paused_at, t.fit, t.state->'answers' as answers,
        t.source_url, l.lead_since, t.created_at,
        jsonb_build_object('id', k.id, 'name', k.name, 'emails', k.emails, 'visitor_ids', k.visitor_ids) as contact
      from contact_conversations l
      join conversations t on t.organization_id = l.organization_id and t.id = l.conversation_id
      join contacts k on k.organization_id = l.organization_id and k.id = l.contact_id
      join agents a on a.organization_id = t.organization_id and a.id = t.agent_id
      where l.organization_id = ${db.organization_id} and l.lead_since is not null
        ${agent_id === undefined ? sql`` : sql`and t.agent_id = ${agent_id}`}
        ${fit === undefined ? sql`` : sql`and t.fit = ${fit}`}
        ${since === undefined ? sql`` : sql`and l.lead_since >= ${since}`}
        ${until === undefined ? sql`` : sql`and l.lead_since < ${until}`}
        ${pageOf(sql, page)}`,
  )
}
