-- The files of the configuration as they were last applied: what the organization is compared with, beside the files.
create table configuration_files (
  organization_id bigint not null references organizations (id),
  path text not null,
  -- Of an object that has no name of its own: which one the file is about.
  resource_id bigint,
  -- Null once the file is gone and its object archived.
  form jsonb,
  applied_at timestamptz not null,
  primary key (organization_id, path)
);
alter table configuration_files alter column organization_id set (n_distinct = 200);
