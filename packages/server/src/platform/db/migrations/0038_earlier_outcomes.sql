-- Outcomes of the conversations that came to rest before outcomes were kept. In a migration of its own: it goes through all
-- messages and traces, and holds up nobody who writes.

insert into conversation_outcomes (organization_id, conversation_id, agent_id, locale, started_at, ended_at, ending,
  visitor_messages, chips_tapped, answered, partly_answered, unanswered, person_wanted, taken_over,
  person_response_seconds, lead, fit, rating, input_tokens, output_tokens, model_failures)
select c.organization_id, c.id, c.agent_id, c.locale, c.created_at,
  coalesce(c.ended_at, c.paused_at, c.last_message_at), c.status,
  coalesce(m.visitor_messages, 0), coalesce(m.chips_tapped, 0),
  coalesce(t.answered, 0), coalesce(t.partly_answered, 0), coalesce(t.unanswered, 0),
  t.wanted_at is not null,
  c.lead_since is not null and (c.status <> 'completed' or c.lead_since < c.ended_at),
  extract(epoch from (select min(at) from unnest(m.person_wrote_at) at where at >= t.wanted_at) - t.wanted_at)::int,
  l.lead_since is not null, c.fit, c.rating,
  coalesce(t.input_tokens, 0), coalesce(t.output_tokens, 0), coalesce(t.model_failures, 0)
from conversations c
left join contact_conversations l on l.organization_id = c.organization_id and l.conversation_id = c.id
left join (select organization_id, conversation_id,
    count(*) filter (where role = 'visitor') as visitor_messages, count(chip) as chips_tapped,
    array_agg(created_at) filter (where role = 'owner') as person_wrote_at
  from messages group by organization_id, conversation_id) m
  on m.organization_id = c.organization_id and m.conversation_id = c.id
left join (select r.organization_id, r.conversation_id,
    sum(r.answered) as answered, sum(r.partly_answered) as partly_answered, sum(r.unanswered) as unanswered,
    min(r.created_at) filter (where r.passed_on) as wanted_at,
    sum(r.input_tokens) as input_tokens, sum(r.output_tokens) as output_tokens,
    count(*) filter (where r.fallback <> all(array['The model declined to answer.',
      'The message only gave orders.', 'Nobody waited for the model any more.'])) as model_failures
  from (select s.organization_id, s.conversation_id, s.created_at,
      (j.trace #>> '{tokens,input}')::bigint as input_tokens,
      (j.trace #>> '{tokens,output}')::bigint as output_tokens, j.trace #>> '{reasoner,fallback}' as fallback, p.*
    from message_traces s
    -- Parsed once, and not for each thing that is read from it.
    cross join lateral (select s.trace::jsonb as trace offset 0) j
    cross join lateral (select
        count(*) filter (where item->>'act' = 'answer') as answered,
        count(*) filter (where item->>'act' = 'choose') as partly_answered,
        count(*) filter (where item->>'act' in ('gap', 'defer')) as unanswered,
        bool_or(item->>'act' = 'pass_on') as passed_on
      from jsonb_array_elements(j.trace->'plan') item) p) r
  group by r.organization_id, r.conversation_id) t
  on t.organization_id = c.organization_id and t.conversation_id = c.id
where not c.test and c.status <> 'active'
on conflict do nothing;
