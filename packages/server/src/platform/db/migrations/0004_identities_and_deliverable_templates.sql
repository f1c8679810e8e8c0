create table identities (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  display_name text not null,
  role text,
  bio text,
  avatar_url text,
  disclosure text,
  greeting jsonb not null default '{}',
  languages text[] not null default '{}',
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

alter table agents
  add column identity_id bigint,
  add foreign key (organization_id, identity_id) references identities (organization_id, id);
create index agents_identity on agents (organization_id, identity_id) where identity_id is not null;

create table deliverable_templates (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  name text not null,
  body text not null,
  format text not null check (format in ('markdown', 'html')),
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

create table deliverable_template_agents (
  organization_id bigint not null,
  deliverable_template_id bigint not null,
  agent_id bigint not null,
  primary key (organization_id, deliverable_template_id, agent_id),
  foreign key (organization_id, deliverable_template_id) references deliverable_templates (organization_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);
