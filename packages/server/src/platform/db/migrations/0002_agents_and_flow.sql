create table voice_profiles (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  name text not null,
  languages text[] not null,
  formality text,
  tone_rules text[] not null default '{}',
  banned_phrases text[] not null default '{}',
  preferred_phrases text[] not null default '{}',
  sign_off_style text,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

create table agents (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  slug text not null,
  name text not null,
  archetype text not null check (archetype in ('discovery', 'qualification', 'support', 'intake')),
  languages text[] not null,
  voice_profile_id bigint,
  pages jsonb not null default '[]',
  public_id text not null unique,
  allowed_origins text[] not null default '{}',
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, slug),
  foreign key (organization_id, voice_profile_id) references voice_profiles (organization_id, id)
);
create index agents_voice on agents (organization_id, voice_profile_id) where voice_profile_id is not null;

create table flows (
  organization_id bigint not null,
  agent_id bigint not null,
  name text not null,
  version int not null,
  archetype text not null,
  idle_minutes int check (idle_minutes >= 10),
  primary key (organization_id, agent_id),
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);

-- Phases and slots draw from one sequence, so that a new row's id is known before the trial compile.
create sequence flow_ids;

-- `ordinal` is the place among all phases, archived ones included, so that a restored phase returns to it;
-- `position` is what the API shows: 1..n over the live ones.
create table flow_states (
  organization_id bigint not null,
  id bigint not null default nextval('flow_ids'),
  agent_id bigint not null,
  ordinal int not null,
  position int not null,
  key text not null,
  title text not null,
  kind text not null check (kind in ('step', 'loop', 'terminal')),
  objective text not null,
  exit_criteria text not null,
  max_turns int not null check (max_turns >= 1),
  tools text[] not null,
  tool_settings jsonb not null,
  archived boolean not null default false,
  primary key (organization_id, id),
  unique (organization_id, agent_id, key),
  foreign key (organization_id, agent_id) references flows (organization_id, agent_id)
);

create table information_slots (
  organization_id bigint not null,
  id bigint not null default nextval('flow_ids'),
  agent_id bigint not null,
  state_id bigint not null,
  ordinal int not null,
  key text not null,
  title text,
  data_type text not null check (data_type in ('string', 'enum', 'band', 'multi_enum', 'boolean', 'email')),
  required boolean not null,
  enum_values text[],
  enum_labels jsonb not null,
  translations jsonb not null,
  description text,
  archived boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, agent_id) references flows (organization_id, agent_id),
  foreign key (organization_id, state_id) references flow_states (organization_id, id)
);
create index information_slots_agent on information_slots (organization_id, agent_id);

-- Every kept definition, whole. `format` says how to read it.
create table flow_versions (
  organization_id bigint not null,
  agent_id bigint not null,
  version int not null,
  format int not null,
  definition jsonb not null,
  actor jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, agent_id, version),
  foreign key (organization_id, agent_id) references flows (organization_id, agent_id)
);

create table prompt_templates (
  organization_id bigint not null,
  id bigint generated always as identity,
  agent_id bigint not null,
  kind text not null check (kind in ('conversation', 'extraction', 'assessment', 'synthesis', 'brief', 'recap')),
  version int not null,
  active boolean not null,
  archived boolean not null default false,
  body text not null,
  warnings text[] not null default '{}',
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, agent_id, kind, version),
  unique (organization_id, agent_id, id),
  check (not (active and archived)),
  foreign key (organization_id, agent_id) references agents (organization_id, id)
);
create unique index prompt_templates_one_active on prompt_templates (organization_id, agent_id, kind) where active;

create table experiments (
  organization_id bigint not null,
  id bigint generated always as identity,
  agent_id bigint not null,
  name text not null,
  kind text not null,
  status text not null check (status in ('draft', 'running', 'stopped')),
  metric text not null,
  minimum_sample int not null,
  winner_id bigint,
  created_at timestamptz not null,
  started_at timestamptz,
  stopped_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, agent_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id),
  foreign key (organization_id, agent_id, winner_id) references prompt_templates (organization_id, agent_id, id)
);
create unique index experiments_one_running on experiments (organization_id, agent_id, kind) where status = 'running';

create table experiment_arms (
  organization_id bigint not null,
  agent_id bigint not null,
  experiment_id bigint not null,
  prompt_template_id bigint not null,
  weight int not null check (weight >= 1),
  ordinal int not null,
  primary key (organization_id, experiment_id, prompt_template_id),
  foreign key (organization_id, agent_id, experiment_id) references experiments (organization_id, agent_id, id),
  foreign key (organization_id, agent_id, prompt_template_id) references prompt_templates (organization_id, agent_id, id)
);
