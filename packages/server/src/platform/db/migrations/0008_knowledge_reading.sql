-- Every change that a search could notice has a number, given out one transaction at a time: who has seen number n
-- has seen all that came before it.
create table knowledge_versions (
  organization_id bigint primary key references organizations (id),
  version bigint not null
);

-- One number for a whole transaction.
create function next_knowledge_version(organization bigint) returns bigint language plpgsql as $$
declare
  mine text[] := string_to_array(current_setting('app.knowledge_version', true), ':');
  given bigint;
begin
  if mine[1] = organization::text then return mine[2]::bigint; end if;
  insert into knowledge_versions values (organization, 1)
    on conflict (organization_id) do update set version = knowledge_versions.version + 1
    returning version into given;
  perform set_config('app.knowledge_version', organization || ':' || given, true);
  return given;
end $$;

create function number_change() returns trigger language plpgsql as $$
begin
  new.changed := next_knowledge_version(new.organization_id);
  return new;
end $$;

-- A change of who may use a source or fact is a change of the source or fact.
create function number_source_change() returns trigger language plpgsql as $$
declare link record := coalesce(new, old);
begin
  update knowledge_sources set changed = next_knowledge_version(link.organization_id)
    where organization_id = link.organization_id and id = link.source_id;
  return null;
end $$;

create function number_fact_change() returns trigger language plpgsql as $$
declare link record := coalesce(new, old);
begin
  update knowledge_facts set changed = next_knowledge_version(link.organization_id)
    where organization_id = link.organization_id and id = link.fact_id;
  return null;
end $$;

-- A page of a site; of any other source, the one thing that it is.
create table knowledge_documents (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  source_id bigint not null,
  -- Empty for a text or a file.
  url text not null,
  position int not null,
  title text,
  language text,
  -- Of the bytes that were read.
  checksum text not null,
  -- What it was digested with: by another digester, or with other instructions, it is digested again.
  digested_with text not null,
  etag text,
  last_modified text,
  -- Where its links lead, so that an unchanged page need not be read to go on from it.
  links text[] not null default '{}',
  live boolean not null default true,
  read_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, source_id, url),
  foreign key (organization_id, source_id) references knowledge_sources (organization_id, id)
);

create table knowledge_passages (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  source_id bigint not null,
  document_id bigint not null,
  position int not null,
  trail text[] not null,
  text text not null,
  language text not null,
  -- The facts that it states.
  fact_ids bigint[] not null default '{}',
  -- The unit vector in signed bytes, and the embedder that made it.
  vector bytea,
  embedder text,
  live boolean not null default true,
  created_at timestamptz not null,
  changed bigint not null default 0,
  primary key (organization_id, id),
  foreign key (organization_id, source_id) references knowledge_sources (organization_id, id),
  foreign key (organization_id, document_id) references knowledge_documents (organization_id, id)
);
create index knowledge_passages_document on knowledge_passages (organization_id, document_id);
create index knowledge_passages_source on knowledge_passages (organization_id, source_id, id) where live;
create index knowledge_passages_changed on knowledge_passages (organization_id, changed);

alter table knowledge_facts
  -- A passage states it and is found in its place; any other fact is found by itself.
  add column in_passage boolean not null default false,
  add column language text,
  add column vector bytea,
  add column embedder text,
  add column changed bigint not null default 0;
create index knowledge_facts_changed on knowledge_facts (organization_id, changed);

alter table knowledge_sources add column changed bigint not null default 0;
create index knowledge_sources_changed on knowledge_sources (organization_id, changed);

create trigger number_change before insert or update on knowledge_passages
  for each row execute function number_change();
create trigger number_change before insert or update on knowledge_facts
  for each row execute function number_change();
create trigger number_change before insert or update of title, archived, restricted on knowledge_sources
  for each row execute function number_change();
create trigger number_change after insert or delete on knowledge_source_agents
  for each row execute function number_source_change();
create trigger number_change after insert or delete on knowledge_fact_exclusions
  for each row execute function number_fact_change();

create table ingestion_runs (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  source_id bigint not null,
  -- Stops before applying.
  plan boolean not null,
  status text not null check (status in ('queued', 'running', 'planned', 'applied', 'failed')),
  stage text not null,
  done int not null default 0,
  total int not null default 0,
  -- What comes of it: counts, changes fact by fact, conflicts, pages that could not be read.
  outcome jsonb,
  error jsonb,
  -- Only the attempt that has the run may go on with it.
  attempt int not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, source_id) references knowledge_sources (organization_id, id)
);
create unique index ingestion_runs_one_at_a_time on ingestion_runs (organization_id, source_id)
  where status in ('queued', 'running');
create index ingestion_runs_source on ingestion_runs (organization_id, source_id, id);

-- What a run has read so far. A run that is taken up again goes on from here; nothing of it is used before it is applied.
create table ingestion_run_documents (
  organization_id bigint not null references organizations (id),
  run_id bigint not null,
  url text not null,
  position int not null,
  state text not null check (state in ('read', 'unchanged', 'failed')),
  title text,
  language text,
  checksum text,
  etag text,
  last_modified text,
  links text[] not null default '{}',
  -- [{trail, text, language, facts: [{text, topic, tier}]}]
  passages jsonb,
  failure jsonb,
  primary key (organization_id, run_id, url),
  foreign key (organization_id, run_id) references ingestion_runs (organization_id, id)
);

alter table knowledge_gaps
  -- The change after which an answer was no longer to be had.
  add column broken_by jsonb;

create table answer_checks (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  agent_id bigint not null,
  status text not null check (status in ('queued', 'running', 'completed', 'failed')),
  done int not null default 0,
  total int not null default 0,
  results jsonb not null default '[]',
  error jsonb,
  attempt int not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);

comment on table knowledge_versions is 'not exported: numbers of changes';
comment on table ingestion_run_documents is 'not exported: work that is not finished';
comment on column knowledge_passages.vector is 'not exported: derived from the text';
comment on column knowledge_passages.embedder is 'not exported: derived from the text';
comment on column knowledge_passages.changed is 'not exported: numbers of changes';
comment on column knowledge_facts.vector is 'not exported: derived from the text';
comment on column knowledge_facts.embedder is 'not exported: derived from the text';
comment on column knowledge_facts.changed is 'not exported: numbers of changes';
comment on column knowledge_sources.changed is 'not exported: numbers of changes';
