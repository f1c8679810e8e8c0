-- What came of each conversation of a visitor, in one row. It is written when the conversation comes to rest, and again
-- when it does so once more. Figures are read from here: neither messages nor traces are counted for them.

create table conversation_outcomes (
  organization_id bigint not null references organizations (id),
  conversation_id bigint not null,
  agent_id bigint not null,
  locale text not null,
  started_at timestamptz not null,
  -- When it ended or paused; with a person, its last message.
  ended_at timestamptz not null,
  ending text not null check (ending in ('paused', 'handed_off', 'completed', 'expired', 'closed')),
  visitor_messages int not null,
  chips_tapped int not null,
  -- Questions of the visitor: answered, answered with a choice of what may be meant, and not answered.
  answered int not null,
  partly_answered int not null,
  unanswered int not null,
  person_wanted boolean not null,
  taken_over boolean not null,
  -- From when the visitor wanted a person until one wrote; null where nobody was wanted, or nobody wrote.
  person_response_seconds int,
  lead boolean not null,
  fit text,
  rating int,
  -- Of its replies. What papers take is counted with the usage of the day only.
  input_tokens bigint not null,
  output_tokens bigint not null,
  -- Replies in which the builtin reasoner stood in for the model.
  model_failures int not null,
  primary key (organization_id, conversation_id),
  foreign key (organization_id, conversation_id) references conversations (organization_id, id)
    on delete cascade,
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);
create index conversation_outcomes_started on conversation_outcomes (organization_id, started_at);
create index conversation_outcomes_agent on conversation_outcomes (organization_id, agent_id, started_at);
alter table conversation_outcomes alter column organization_id set (n_distinct = 200);

-- Which questions were asked in a span of time.
create index knowledge_gap_occurrences_asked on knowledge_gap_occurrences (organization_id, asked_at);

-- What is there already: all at once, each message and each trace is read once.
insert into conversation_outcomes
select c.organization_id, c.id, c.agent_id, c.locale, c.created_at,
  coalesce(c.ended_at, c.paused_at, c.last_message_at), c.status,
  coalesce(m.visitor_messages, 0), coalesce(m.chips_tapped, 0),
  coalesce(t.answered, 0), coalesce(t.partly_answered, 0), coalesce(t.unanswered, 0),
  t.wanted_at is not null or c.person_wanted,
  c.lead_since is not null and (c.status <> 'completed' or c.lead_since < c.ended_at),
  extract(epoch from (select min(p.created_at) from messages p
    where p.organization_id = c.organization_id and p.conversation_id = c.id and p.role = 'owner'
      and p.created_at >= t.wanted_at) - t.wanted_at)::int,
  l.lead_since is not null, c.fit, c.rating,
  coalesce(t.input_tokens, 0), coalesce(t.output_tokens, 0), coalesce(t.model_failures, 0)
from conversations c
left join contact_conversations l on l.organization_id = c.organization_id and l.conversation_id = c.id
left join (select organization_id, conversation_id,
    count(*) filter (where role = 'visitor') as visitor_messages, count(chip) as chips_tapped
  from messages group by organization_id, conversation_id) m
  on m.organization_id = c.organization_id and m.conversation_id = c.id
left join (select r.organization_id, r.conversation_id,
    sum(r.answered) as answered, sum(r.partly_answered) as partly_answered, sum(r.unanswered) as unanswered,
    min(r.created_at) filter (where r.passed_on) as wanted_at,
    sum((r.trace #>> '{tokens,input}')::bigint) as input_tokens,
    sum((r.trace #>> '{tokens,output}')::bigint) as output_tokens,
    count(*) filter (where r.trace #>> '{reasoner,fallback}' <> all(array['The model declined to answer.',
      'The message only gave orders.', 'Nobody waited for the model any more.'])) as model_failures
  from (select s.organization_id, s.conversation_id, s.created_at, s.trace, p.* from message_traces s
    cross join lateral (select
        count(*) filter (where item->>'act' = 'answer') as answered,
        count(*) filter (where item->>'act' = 'choose') as partly_answered,
        count(*) filter (where item->>'act' in ('gap', 'defer')) as unanswered,
        coalesce(bool_or(item->>'act' = 'pass_on'), false) as passed_on
      from json_array_elements(s.trace->'plan') item) p) r
  group by r.organization_id, r.conversation_id) t
  on t.organization_id = c.organization_id and t.conversation_id = c.id
where not c.test and c.status <> 'active';
