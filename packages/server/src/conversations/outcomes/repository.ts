import type { Transaction } from '../../platform/db/index.ts'
import { harmlessFallbacks } from '../../reasoning/index.ts'

/**
 * Puts down what has come of a conversation so far, in place of what stood there. The caller holds the conversation.
 * What came of a reply is in the outcome of its trace; early traces have a plan in its place.
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
        taken_over, person_response_seconds, lead, fit, rating, input_tokens, cached_tokens, output_tokens, costs, model_failures,
        unsupported)
      select c.organization_id, c.id, c.agent_id, c.locale, c.created_at,
        coalesce(c.ended_at, c.paused_at, c.last_message_at), c.status, s.visitor_messages, s.chips_tapped,
        t.answered, t.partly_answered, t.unanswered, t.wanted_at is not null,
        c.lead_since is not null and (c.status <> 'completed' or c.lead_since < c.ended_at),
        extract(epoch from s.responded_at - t.wanted_at)::int,
        exists (select from contact_conversations l where l.organization_id = c.organization_id
          and l.conversation_id = c.id and l.lead_since is not null),
        c.fit, c.rating, t.input_tokens, t.cached_tokens, t.output_tokens, p.costs, t.model_failures, t.unsupported
      from conversations c
      cross join lateral (select
          coalesce(sum(p.answered), 0) as answered, coalesce(sum(p.partly_answered), 0) as partly_answered,
          coalesce(sum(p.unanswered), 0) as unanswered,
          min(r.created_at) filter (where w.outcome->>'person_wanted' is not null
            or w.outcome is null and p.passed_on) as wanted_at,
          coalesce(sum((w.tokens->>'input')::bigint), 0) as input_tokens,
          coalesce(sum((w.tokens->>'cached')::bigint), 0) as cached_tokens,
          coalesce(sum((w.tokens->>'output')::bigint), 0) as output_tokens,
          count(*) filter (where coalesce(w.fallback, w.reasoner->>'fallback')
            <> all(${[...harmlessFallbacks]}::text[])) as model_failures,
          count(*) filter (where json_array_length(w.unsupported) > 0) as unsupported
        from message_traces r
        cross join lateral json_to_record(r.trace) as w(outcome json, plan json, tokens json, reasoner json,
          fallback text, unsupported json)
        cross join lateral (select
            count(*) filter (where q.answered = 'yes') as answered,
            count(*) filter (where q.answered = 'partly') as partly_answered,
            count(*) filter (where q.answered = 'no') as unanswered,
            bool_or(q.passed_on) as passed_on
          from (select q->>'answered' as answered, false as passed_on
              from json_array_elements(w.outcome->'questions') q
            union all
            select case item->>'act' when 'answer' then 'yes' when 'choose' then 'partly'
                when 'gap' then 'no' when 'defer' then 'no' end, item->>'act' = 'pass_on'
              from json_array_elements(w.plan) item where w.outcome is null) q) p
        where r.organization_id = c.organization_id and r.conversation_id = c.id) t
      cross join lateral (select coalesce(jsonb_object_agg(currency, micros), '{}') as costs from (
          select r.trace #>> '{cost,currency}' as currency, sum((r.trace #>> '{cost,micros}')::bigint) as micros
          from message_traces r
          where r.organization_id = c.organization_id and r.conversation_id = c.id
            and r.trace #>> '{cost,currency}' is not null
          group by 1) each) p
      cross join lateral (select
          count(*) filter (where m.role = 'visitor') as visitor_messages, count(m.chip) as chips_tapped,
          min(m.created_at) filter (where m.role = 'owner' and m.created_at >= t.wanted_at) as responded_at
        from messages m where m.organization_id = c.organization_id and m.conversation_id = c.id) s
      where c.organization_id = ${db.organization_id} and c.id = ${conversation_id} and not c.test`,
  )
}
