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
