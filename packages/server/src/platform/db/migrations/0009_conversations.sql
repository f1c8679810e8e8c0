-- Conversations on frozen snapshots, their messages, turns and traces, and what is made of them in the end.

-- Found by their content: equal ones are stored once.
create table conversation_snapshots (
  organization_id bigint not null references organizations (id),
  address text not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, address)
);

create table conversations (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  agent_id bigint not null,
  snapshot_address text not null,
  frozen_versions jsonb not null,
  locale text not null,
  visitor jsonb,
  metadata jsonb,
  source_url text,
  status text not null
    check (status in ('active', 'paused', 'handed_off', 'completed', 'expired', 'closed')),
  -- What the engine remembers from turn to turn; phase is in it too, and beside it for whoever lists.
  state jsonb not null,
  phase text not null,
  messages_count int not null default 0,
  person_wanted boolean not null default false,
  rating int check (rating between 1 and 5),
  fit text,
  assessment jsonb,
  brief text,
  recap text,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  -- When an idle conversation pauses; null when it never does, or is not active.
  pauses_at timestamptz,
  paused_at timestamptz,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id),
  foreign key (organization_id, snapshot_address)
    references conversation_snapshots (organization_id, address)
);
create index conversations_agent on conversations (organization_id, agent_id, id);
create index conversations_status on conversations (organization_id, status, id);
create index conversations_pausing on conversations (pauses_at) where pauses_at is not null;
create index conversations_paused on conversations (paused_at) where status = 'paused';
create index conversations_age on conversations (created_at);
comment on column conversations.visitor is 'visitor words';
comment on column conversations.metadata is 'visitor words';
comment on column conversations.source_url is 'visitor words';
comment on column conversations.state is 'visitor words';
comment on column conversations.assessment is 'visitor words';
comment on column conversations.brief is 'visitor words';
comment on column conversations.recap is 'visitor words';

create table deliverables (
  organization_id bigint not null,
  id bigint generated always as identity,
  conversation_id bigint not null,
  deliverable_template_id bigint,
  title text not null,
  format text not null check (format in ('markdown', 'html')),
  body text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, conversation_id) references conversations (organization_id, id)
    on delete cascade,
  foreign key (organization_id, deliverable_template_id)
    references deliverable_templates (organization_id, id)
);
create index deliverables_conversation on deliverables (organization_id, conversation_id, id);
comment on column deliverables.title is 'visitor words';
comment on column deliverables.body is 'visitor words';

create table messages (
  organization_id bigint not null,
  id bigint generated always as identity,
  conversation_id bigint not null,
  role text not null check (role in ('visitor', 'agent', 'owner')),
  text text not null,
  -- What was tapped: {slot, values}.
  chip jsonb,
  chips jsonb not null default '[]',
  links jsonb not null default '[]',
  deliverable_id bigint,
  created_at timestamptz not null,
  search tsvector generated always as (to_tsvector('simple', text)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, conversation_id) references conversations (organization_id, id)
    on delete cascade,
  foreign key (organization_id, deliverable_id) references deliverables (organization_id, id)
);
create index messages_conversation on messages (organization_id, conversation_id, id);
comment on column messages.text is 'visitor words';
comment on column messages.chip is 'visitor words';
comment on column messages.chips is 'visitor words';
comment on column messages.search is 'visitor words';

-- Why the agent said it.
create table message_traces (
  organization_id bigint not null,
  message_id bigint not null,
  conversation_id bigint not null,
  trace json not null,
  created_at timestamptz not null,
  primary key (organization_id, message_id),
  foreign key (organization_id, message_id) references messages (organization_id, id) on delete cascade
);
create index message_traces_conversation on message_traces (organization_id, conversation_id);
comment on column message_traces.trace is 'visitor words';

-- A message of the visitor that wants a reply. Whoever thinks about it holds the lease; a lease that runs out is taken
-- by another, and the fence keeps the first from writing when it comes back.
create table turns (
  organization_id bigint not null,
  id bigint generated always as identity,
  conversation_id bigint not null,
  message_id bigint not null,
  fence int not null default 0,
  leased_until timestamptz,
  reply_id bigint,
  answered_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, conversation_id) references conversations (organization_id, id)
    on delete cascade,
  foreign key (organization_id, message_id) references messages (organization_id, id) on delete cascade,
  foreign key (organization_id, reply_id) references messages (organization_id, id) on delete cascade
);
create unique index turns_message on turns (organization_id, message_id);
create index turns_waiting on turns (organization_id, conversation_id, id) where answered_at is null;
create index turns_leased on turns (leased_until) where answered_at is null;

-- Stored answers can hold what a visitor said: erasing the conversation erases them.
alter table idempotency_keys add column conversation_id bigint;
create index idempotency_keys_conversation on idempotency_keys (organization_id, conversation_id)
  where conversation_id is not null;
comment on column idempotency_keys.body is 'visitor words';

-- As it was asked each time: the gap shows the words of one of them, and takes another's when that one is erased.
alter table knowledge_gap_occurrences add column question text;
comment on column knowledge_gap_occurrences.question is 'visitor words';
create index knowledge_gap_occurrences_conversation
  on knowledge_gap_occurrences (organization_id, conversation_id);

comment on column knowledge_gaps.question is 'visitor words';
comment on column knowledge_gaps.search is 'visitor words';
comment on column answer_checks.results is 'visitor words';

create table organization_models (
  organization_id bigint primary key references organizations (id),
  provider text not null,
  model text,
  base_url text,
  -- Encrypted.
  key text,
  context_tokens int,
  credits_per_million_tokens double precision,
  updated_at timestamptz not null
);
comment on column organization_models.key is 'not exported: a secret';
