-- Catalog generations as background runs. Rows of earlier releases are references of drafts, and have ended.
alter table catalog_generations
  add column kinds text[] not null default '{service,voice,fit_criterion}',
  -- Null: all live sources.
  add column source_ids bigint[],
  add column status text not null default 'completed'
    check (status in ('queued', 'running', 'completed', 'failed')),
  add column stage text not null default 'done',
  add column done int not null default 0,
  add column total int not null default 0,
  -- What was left out: known before, or refused by the checks.
  add column known int not null default 0,
  add column refused int not null default 0,
  -- Flow edits that compiled when they were proposed, and where the sources contradict the catalog.
  add column flow_proposals jsonb not null default '[]',
  add column contradictions jsonb not null default '[]',
  add column error jsonb,
  -- Only the attempt that has the run may go on with it.
  add column attempt int not null default 0,
  add column completed_at timestamptz;
update catalog_generations set completed_at = created_at;
create index catalog_generations_unfinished on catalog_generations (organization_id, id)
  where status in ('queued', 'running');
