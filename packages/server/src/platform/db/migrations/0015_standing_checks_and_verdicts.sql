-- The owner's words on replies that checks have shown: [{verdict, answer, given_at}], the oldest first.
alter table knowledge_gaps add column verdicts jsonb not null default '[]';

-- A question that an agent must be able to answer, checked again whenever the knowledge changes.
create table standing_checks (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  agent_id bigint not null,
  -- Null: the question of the gap, so that it is erased with it.
  question text,
  gap_id bigint,
  expected_source_id bigint,
  -- Of a check with a gap, the gap's is the one that counts.
  last_check jsonb,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, gap_id),
  check ((question is null) = (gap_id is not null)),
  foreign key (organization_id, agent_id) references agents (organization_id, id),
  foreign key (organization_id, gap_id) references knowledge_gaps (organization_id, id) on delete cascade,
  foreign key (organization_id, expected_source_id) references knowledge_sources (organization_id, id)
);
create index standing_checks_agent on standing_checks (organization_id, agent_id);
create index standing_checks_source on standing_checks (organization_id, expected_source_id)
  where expected_source_id is not null;
alter table standing_checks alter column organization_id set (n_distinct = 200);

-- Gaps that were verified before stand as checks already.
insert into standing_checks (organization_id, agent_id, gap_id, created_at)
  select g.organization_id, g.agent_id, g.id, coalesce(g.resolved_at, g.created_at) from knowledge_gaps g
  where g.status = 'resolved' and g.resolution_basis = 'verified' and not exists (
    select from knowledge_gaps s where s.organization_id = g.organization_id and s.resurfaced_from_id = g.id);

-- A stored answer that shows a standing check of a gap shows the gap's question: it is erased with it.
drop index idempotency_keys_gap;
alter table idempotency_keys drop column knowledge_gap_id;
alter table idempotency_keys add column knowledge_gap_id bigint generated always as (substring(body from
  '^\{"object":(?:"knowledge_gap","id"|"standing_check","id":\d+,"gap_id"):(\d+),')::bigint) stored;
create index idempotency_keys_gap on idempotency_keys (organization_id, knowledge_gap_id)
  where knowledge_gap_id is not null;
