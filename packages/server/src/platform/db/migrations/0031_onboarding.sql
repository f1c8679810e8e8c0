-- Onboarding: from websites, texts or files to an agent that answers.

create table onboarding_runs (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  status text not null check (status in ('running', 'waiting', 'completed', 'failed', 'stopped')),
  step text not null check (step in
    ('choose_parts', 'sources', 'profile', 'agent', 'appearance', 'catalog', 'voice', 'questions', 'done')),
  -- Each with its address, what was found there and what is to be read of it.
  sites jsonb not null default '[]',
  -- Null until it is known.
  locale text,
  agent_name text,
  skipped text[] not null default '{}',
  agent_id bigint,
  catalog_generation_id bigint,
  voice_profile_id bigint,
  problems jsonb not null default '[]',
  -- Counts the workers that have taken it: only the last one writes to it.
  attempt int not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, agent_id) references agents (organization_id, id),
  foreign key (organization_id, catalog_generation_id) references catalog_generations (organization_id, id),
  foreign key (organization_id, voice_profile_id) references voice_profiles (organization_id, id)
);
alter table onboarding_runs alter column organization_id set (n_distinct = 200);
create index onboarding_runs_agent on onboarding_runs (organization_id, agent_id) where agent_id is not null;
create index onboarding_runs_generation on onboarding_runs (organization_id, catalog_generation_id)
  where catalog_generation_id is not null;
create index onboarding_runs_voice on onboarding_runs (organization_id, voice_profile_id)
  where voice_profile_id is not null;
-- One at a time.
create unique index onboarding_runs_unfinished on onboarding_runs (organization_id)
  where status in ('running', 'waiting');

create table onboarding_run_sources (
  organization_id bigint not null references organizations (id),
  run_id bigint not null,
  source_id bigint not null,
  primary key (organization_id, run_id, source_id),
  foreign key (organization_id, run_id) references onboarding_runs (organization_id, id) on delete cascade,
  foreign key (organization_id, source_id) references knowledge_sources (organization_id, id) on delete cascade
);
alter table onboarding_run_sources alter column organization_id set (n_distinct = 200);
create index onboarding_run_sources_source on onboarding_run_sources (organization_id, source_id);

create table onboarding_questions (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  run_id bigint not null,
  agent_id bigint not null,
  position int not null,
  question text not null,
  origin text not null check (origin in ('faq', 'heading', 'service', 'usual')),
  -- Null until it was put to the agent.
  last_check jsonb,
  -- The pages ask it themselves, and the reply is what stands under it.
  stated boolean not null default false,
  verdict text check (verdict in ('right', 'wrong', 'answered')),
  knowledge_gap_id bigint,
  standing_check_id bigint,
  knowledge_source_id bigint,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references onboarding_runs (organization_id, id) on delete cascade,
  foreign key (organization_id, agent_id) references agents (organization_id, id),
  foreign key (organization_id, knowledge_gap_id) references knowledge_gaps (organization_id, id)
    on delete set null (knowledge_gap_id),
  foreign key (organization_id, standing_check_id) references standing_checks (organization_id, id)
    on delete set null (standing_check_id),
  foreign key (organization_id, knowledge_source_id) references knowledge_sources (organization_id, id)
    on delete set null (knowledge_source_id)
);
alter table onboarding_questions alter column organization_id set (n_distinct = 200);
create index onboarding_questions_run on onboarding_questions (organization_id, run_id, position);
create index onboarding_questions_agent on onboarding_questions (organization_id, agent_id);
create index onboarding_questions_gap on onboarding_questions (organization_id, knowledge_gap_id)
  where knowledge_gap_id is not null;
create index onboarding_questions_check on onboarding_questions (organization_id, standing_check_id)
  where standing_check_id is not null;
create index onboarding_questions_source on onboarding_questions (organization_id, knowledge_source_id)
  where knowledge_source_id is not null;

-- A step that an owner does not want, or `all` of them.
create table onboarding_skips (
  organization_id bigint not null references organizations (id),
  step text not null check (step in
    ('sources', 'profile', 'agent', 'appearance', 'catalog', 'voice', 'questions', 'all')),
  created_at timestamptz not null,
  primary key (organization_id, step)
);
alter table onboarding_skips alter column organization_id set (n_distinct = 200);
