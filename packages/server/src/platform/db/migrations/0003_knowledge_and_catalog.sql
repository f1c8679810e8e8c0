create table knowledge_sources (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('text', 'page', 'site', 'file')),
  title text not null,
  url text,
  -- The one source per organization that holds the owner's own facts.
  owned boolean not null default false,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index knowledge_sources_one_owned on knowledge_sources (organization_id) where owned;

create table knowledge_facts (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  source_id bigint not null,
  text text not null,
  origin text not null check (origin in ('digested', 'owner')),
  topic text not null check (topic in ('offer', 'pricing', 'track_record', 'method', 'people', 'practical')),
  tier text not null check (tier in ('universal', 'situational')),
  tier_pinned boolean not null default false,
  reviewed boolean not null,
  supported boolean not null default true,
  archived boolean not null default false,
  suppression_scope text check (suppression_scope in ('source', 'organization')),
  created_at timestamptz not null,
  search tsvector generated always as (to_tsvector('simple', text)) stored,
  primary key (organization_id, id),
  check (archived = (suppression_scope is not null)),
  foreign key (organization_id, source_id) references knowledge_sources (organization_id, id)
);
create index knowledge_facts_source on knowledge_facts (organization_id, source_id, id);

create table knowledge_fact_exclusions (
  organization_id bigint not null,
  fact_id bigint not null,
  agent_id bigint not null,
  primary key (organization_id, fact_id, agent_id),
  foreign key (organization_id, fact_id) references knowledge_facts (organization_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);

create table knowledge_gaps (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  agent_id bigint not null,
  question text not null,
  status text not null check (status in ('open', 'resolved', 'archived')),
  resolution_basis text check (resolution_basis in ('verified', 'declared')),
  knowledge_source_id bigint,
  resurfaced_from_id bigint,
  last_check jsonb,
  resolved_at timestamptz,
  created_at timestamptz not null,
  search tsvector generated always as (to_tsvector('simple', question)) stored,
  primary key (organization_id, id),
  check (status <> 'open' or (resolution_basis is null and resolved_at is null)),
  foreign key (organization_id, agent_id) references agents (organization_id, id),
  foreign key (organization_id, knowledge_source_id) references knowledge_sources (organization_id, id),
  foreign key (organization_id, resurfaced_from_id) references knowledge_gaps (organization_id, id)
);
create index knowledge_gaps_agent on knowledge_gaps (organization_id, agent_id, id);

create table knowledge_gap_occurrences (
  organization_id bigint not null,
  id bigint generated always as identity,
  gap_id bigint not null,
  conversation_id bigint not null,
  asked_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, gap_id) references knowledge_gaps (organization_id, id)
);
create index knowledge_gap_occurrences_gap on knowledge_gap_occurrences (organization_id, gap_id, asked_at desc, id desc);

create table services (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  key text not null,
  name text not null,
  pricing_unit text not null check (pricing_unit in ('monthly', 'fixed', 'from')),
  description text,
  positioning text,
  guidelines text,
  price_min bigint,
  price_max bigint,
  currency text,
  typical_duration text,
  deliverables text[] not null default '{}',
  good_fit_signals text[] not null default '{}',
  reviewed boolean not null,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, key),
  check (price_min <= price_max),
  check ((price_min is null and price_max is null) or currency is not null)
);

create table service_agents (
  organization_id bigint not null,
  service_id bigint not null,
  agent_id bigint not null,
  primary key (organization_id, service_id, agent_id),
  foreign key (organization_id, service_id) references services (organization_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);

create table fit_criteria (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('ideal', 'acceptable', 'poor_fit', 'dealbreaker')),
  description text not null,
  guidance text,
  weight int check (weight between 1 and 3),
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

create table fit_criterion_agents (
  organization_id bigint not null,
  fit_criterion_id bigint not null,
  agent_id bigint not null,
  primary key (organization_id, fit_criterion_id, agent_id),
  foreign key (organization_id, fit_criterion_id) references fit_criteria (organization_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);

create table catalog_generations (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

create table resource_drafts (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  catalog_generation_id bigint,
  kind text not null check (kind in ('service', 'voice', 'fit_criterion')),
  status text not null check (status in ('proposed', 'accepted', 'dismissed')),
  payload jsonb not null,
  resource_id bigint,
  fact_ids bigint[] not null default '{}',
  created_at timestamptz not null,
  primary key (organization_id, id),
  check ((status = 'accepted') = (resource_id is not null)),
  foreign key (organization_id, catalog_generation_id) references catalog_generations (organization_id, id)
);
