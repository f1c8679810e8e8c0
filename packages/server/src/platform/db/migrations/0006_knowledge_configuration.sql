-- What was put in place so far counts as read; from now on a source waits to be read.
alter table knowledge_sources
  add column status text not null default 'ready' check (status in ('queued', 'ingesting', 'ready', 'failed')),
  add column text text,
  add column filename text,
  add column content bytea,
  -- Of the text or the file, so that two contents can be told apart without being shown.
  add column checksum text,
  add column max_pages int,
  add column include text[],
  add column exclude text[],
  add column refresh_hours int,
  add column knowledge_gap_id bigint,
  -- Closed to every agent but those in knowledge_source_agents.
  add column restricted boolean not null default false,
  add column reviewed boolean not null default false,
  add column error jsonb,
  add column progress jsonb,
  add column passages_count int not null default 0,
  add column ingested_at timestamptz,
  add foreign key (organization_id, knowledge_gap_id) references knowledge_gaps (organization_id, id);
alter table knowledge_sources alter column status set default 'queued';
update knowledge_sources set reviewed = true where owned;

create table knowledge_source_agents (
  organization_id bigint not null,
  source_id bigint not null,
  agent_id bigint not null,
  primary key (organization_id, source_id, agent_id),
  foreign key (organization_id, source_id) references knowledge_sources (organization_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);

create table ingestion_instructions (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  text text not null,
  -- Null: for every source.
  source_id bigint,
  position int not null,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, source_id) references knowledge_sources (organization_id, id)
);

alter table knowledge_facts
  -- What ingestion judged, while the owner's pin stands over it.
  add column digested_tier text check (digested_tier in ('universal', 'situational')),
  -- The text as the engine's normalizeStatement gives it: equal statements are equal here.
  add column statement text;
-- As near to the engine's rule as SQL comes; a fact that is reworded gets it to the letter.
update knowledge_facts set
  digested_tier = case when origin = 'digested' and not tier_pinned then tier end,
  statement = trim(regexp_replace(lower(normalize(text, nfkc)), '[[:space:].,;:!?]+', ' ', 'g'));
alter table knowledge_facts alter column statement set not null;
-- A statement can be longer than an index entry.
create index knowledge_facts_statement on knowledge_facts (organization_id, md5(statement));
create index knowledge_facts_live on knowledge_facts (organization_id, source_id) where not archived;

-- A question that came back is looked up from both ends.
create index knowledge_gaps_resurfaced on knowledge_gaps (organization_id, resurfaced_from_id)
  where resurfaced_from_id is not null;
