-- Templates count their versions and keep them; documents say which one they follow, and can be shared by a link.

alter table deliverable_templates
  add column version integer not null default 1,
  -- References that stand for nothing. Null where there are none.
  add column warnings text[];

create table deliverable_template_versions (
  organization_id bigint not null,
  deliverable_template_id bigint not null,
  version integer not null,
  name text not null,
  body text not null,
  format text not null check (format in ('markdown', 'html')),
  created_at timestamptz not null,
  primary key (organization_id, deliverable_template_id, version),
  foreign key (organization_id, deliverable_template_id) references deliverable_templates (organization_id, id)
);
alter table deliverable_template_versions alter column organization_id set (n_distinct = 200);

insert into deliverable_template_versions
  (organization_id, deliverable_template_id, version, name, body, format, created_at)
select organization_id, id, version, name, body, format, created_at from deliverable_templates;

alter table deliverables
  add column deliverable_template_version integer,
  -- Of the link that shares it. Only its SHA-256 is kept.
  add column share_hash bytea,
  add column shared_until timestamptz;
comment on column deliverables.share_hash is 'not exported: a secret';
-- Whoever opens a link is known by nothing else: it is looked up across organizations.
create unique index deliverables_share on deliverables (share_hash) where share_hash is not null;
