-- The organization's profile, what it used by day, and its exports.

alter table organizations
  add column website text,
  add column locales text[] not null default '{en}',
  add column timezone text not null default 'UTC',
  add column paused boolean not null default false,
  add column verified boolean not null default true,
  add column credits bigint check (credits >= 0),
  add column retention_days int check (retention_days >= 1);
update organizations set locales = array[default_locale];
alter table organizations
  add constraint default_locale_is_a_locale check (default_locale = any(locales));

-- Counted in the process and added up every few seconds: a day is one of UTC.
create table usage_days (
  organization_id bigint not null references organizations (id),
  day date not null,
  calls bigint not null default 0,
  conversations bigint not null default 0,
  model_tokens bigint not null default 0,
  credits bigint not null default 0,
  primary key (organization_id, day)
);

create table organization_exports (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  status text not null check (status in ('queued', 'running', 'completed', 'failed')),
  -- Counts the runs: one that was thought dead and comes back finds another number, and writes nothing more.
  attempt int not null default 0,
  bytes bigint,
  error jsonb,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, id)
);
create unique index organization_exports_queued on organization_exports (organization_id)
  where status = 'queued';
create index organization_exports_age on organization_exports (created_at);

-- The file of an export, compressed, in pieces: every server can give it out, and none holds it whole.
create table organization_export_chunks (
  organization_id bigint not null,
  export_id bigint not null,
  attempt int not null,
  position int not null,
  data bytea not null,
  primary key (organization_id, export_id, attempt, position),
  foreign key (organization_id, export_id) references organization_exports (organization_id, id)
    on delete cascade
);
alter table organization_export_chunks alter column data set storage external;

-- What an export leaves out says so here; everything else of an organization is in it.
comment on column api_keys.hash is 'not exported: a secret';
comment on table idempotency_keys is 'not exported: answers kept for a day';
comment on table rate_limits is 'not exported: counters of the moment';
comment on table organization_export_chunks is 'not exported: exports themselves';
