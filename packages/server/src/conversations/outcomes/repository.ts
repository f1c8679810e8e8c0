import type { Transaction } from '../../platform/db/index.ts'
import { harmlessFallbacks } from '../../reasoning/index.ts'

/**
 * Puts down what has come of a conversation so far, in place of what stood there. The caller holds the conversation.
 * What a reply did is in the plan of its trace.
 */
export function writeOutcome(db: Transaction, conversation_id: number) {
  db.later(
    (sql) => sql`delete from conversation_outcomes
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}`,
  )
  db.later(
    (
      sql,
    ) => sql`insert into conversation_outcomes (organization_id, conversation_id, agent_id, locale, started_at,
        ended_at, ending, visitor_messages, chips_tapped, answered, partly_answered, unanswered, person_wanted,
        taken_over, person_response_seconds, lead, fit, rating, input_tokens, output_tokens, model_failures)
      select c.organization_id, c.id, c.agent_id, c.locale, c.created_at,
        coalesce(c.ended_at, c.paused_at, c.last_message_at), c.status, s.visitor_messages, s.chips_tapped,
        t.answered, t.partly_answered, t.unanswered, t.wanted_at is not null,
        c.lead_since is not null and (c.status <> 'completed' or c.lead_since < c.ended_at),
        extract(epoch from s.responded_at - t.wanted_at)::int,
        exists (select from contact_conversations l where l.organization_id = c.organization_id
          and l.conversation_id = c.id and l.lead_since is not null),
        c.fit, c.rating, t.input_tokens, t.output_tokens, t.model_failures
      from conversations c
      cross join lateral (select
          coalesce(sum(p.answered), 0) as answered, coalesce(sum(p.partly_answered), 0) as partly_answered,
          coalesce(sum(p.unanswered), 0) as unanswered,
          min(r.created_at) filter (where p.passed_on) as wanted_at,
          coalesce(sum((r.trace #>> '{tokens,input}')::bigint), 0) as input_tokens,
          coalesce(sum((r.trace #>> '{tokens,output}')::bigint), 0) as output_tokens,
          count(*) filter (where r.trace #>> '{reasoner,fallback}' <> all(${[...harmlessFallbacks]}::text[]))
            as model_failures
        from message_traces r
        cross join lateral (select
            count(*) filter (where item->>'act' = 'answer') as answered,
            count(*) filter (where item->>'act' = 'choose') as partly_answered,
            count(*) filter (where item->>'act' in ('gap', 'defer')) as unanswered,
            bool_or(item->>'act' = 'pass_on') as passed_on
          from json_array_elements(r.trace->'plan') item) p
        where r.organization_id = c.organization_id and r.conversation_id = c.id) t
      cross join lateral (select
          count(*) filter (where m.role = 'visitor') as visitor_messages, count(m.chip) as chips_tapped,
          min(m.created_at) filter (where m.role = 'owner' and m.created_at >= t.wanted_at) as responded_at
        from messages m where m.organization_id = c.organization_id and m.conversation_id = c.id) s
      where c.organization_id = ${db.organization_id} and c.id = ${conversation_id} and not c.test`,
  )
}
