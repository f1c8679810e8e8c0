-- Deleting a row looks for the rows that point at it. Every foreign key has an index that finds them.
create index answer_checks_agent on answer_checks (organization_id, agent_id);
create index conversations_snapshot on conversations (organization_id, snapshot_address);
create index deliverable_template_agents_agent on deliverable_template_agents (organization_id, agent_id);
create index deliverables_template on deliverables (organization_id, deliverable_template_id)
  where deliverable_template_id is not null;
create index experiment_arms_experiment on experiment_arms (organization_id, agent_id, experiment_id);
create index experiment_arms_template on experiment_arms (organization_id, agent_id, prompt_template_id);
create index experiments_winner on experiments (organization_id, agent_id, winner_id)
  where winner_id is not null;
create index fit_criterion_agents_agent on fit_criterion_agents (organization_id, agent_id);
create index information_slots_state on information_slots (organization_id, state_id);
create index ingestion_instructions_source on ingestion_instructions (organization_id, source_id)
  where source_id is not null;
create index knowledge_fact_exclusions_agent on knowledge_fact_exclusions (organization_id, agent_id);
create index knowledge_gaps_source on knowledge_gaps (organization_id, knowledge_source_id)
  where knowledge_source_id is not null;
create index knowledge_passages_any_source on knowledge_passages (organization_id, source_id);
create index knowledge_source_agents_agent on knowledge_source_agents (organization_id, agent_id);
create index knowledge_sources_gap on knowledge_sources (organization_id, knowledge_gap_id)
  where knowledge_gap_id is not null;
create index messages_deliverable on messages (organization_id, deliverable_id)
  where deliverable_id is not null;
create index resource_drafts_generation on resource_drafts (organization_id, catalog_generation_id)
  where catalog_generation_id is not null;
create index service_agents_agent on service_agents (organization_id, agent_id);
create index turns_conversation on turns (organization_id, conversation_id);
create index turns_reply on turns (organization_id, reply_id) where reply_id is not null;
create index webhook_deliveries_event on webhook_deliveries (organization_id, event_id);

-- A stored answer that shows a gap is erased with its question. The database reads the gap's id from the body, so the
-- answers that are there already, and those that the previous release still writes, have it too.
alter table idempotency_keys add column knowledge_gap_id bigint
  generated always as (substring(body from '^\{"object":"knowledge_gap","id":(\d+),')::bigint) stored;
create index idempotency_keys_gap on idempotency_keys (organization_id, knowledge_gap_id)
  where knowledge_gap_id is not null;

-- The events that show the question of a gap, by the gap's id. Row-level security keeps an index on an expression from
-- being used, and a generated column would rewrite the whole table: a trigger fills it, for both releases.
alter table events add column knowledge_gap_id bigint;
comment on column events.knowledge_gap_id is 'not exported: derived from the data';
create function name_gap_of_event() returns trigger language plpgsql as $$
begin
  new.knowledge_gap_id := (new.data->>'id')::bigint;
  return new;
end $$;
create trigger name_gap_of_event before insert on events
  for each row when (starts_with(new.type, 'knowledge_gap.')) execute function name_gap_of_event();
update events set knowledge_gap_id = (data->>'id')::bigint where starts_with(type, 'knowledge_gap.');
create index events_of_gaps on events (organization_id, knowledge_gap_id) where knowledge_gap_id is not null;

-- What sweeps look for: over all organizations, and then within one.
create index idempotency_keys_outdated on idempotency_keys (organization_id, created_at);
create index organization_exports_ended on organization_exports (completed_at);
create index organization_exports_outdated on organization_exports (organization_id, completed_at);
create index organization_exports_unended on organization_exports (organization_id, id)
  where completed_at is null;
create index answer_checks_ended on answer_checks (completed_at);
create index answer_checks_outdated on answer_checks (organization_id, completed_at);
create index answer_checks_unended on answer_checks (organization_id, id) where completed_at is null;
create index organizations_with_retention on organizations (id) where retention_days is not null;
create index conversations_last_message on conversations (organization_id, last_message_at, id);
create index knowledge_sources_to_read on knowledge_sources (organization_id, id)
  where not archived and not owned
    and (status = 'queued' or refresh_hours is not null or error->>'code' like 'organization\_%');
create index ingestion_runs_recent on ingestion_runs (organization_id, source_id, created_at);
create index knowledge_passages_embedder on knowledge_passages (organization_id, embedder) where live;
create index knowledge_facts_embedder on knowledge_facts (organization_id, embedder)
  where supported and not archived;

-- Where most organizations have one or two rows, PostgreSQL takes any index that begins with organization_id to be as
-- good as the one that names the row, and then reads the whole of an organization that has many. So it is told, with
-- the next analyze of a table, to expect what it expects of a column that it knows nothing about: 200 organizations.
do $$
declare name text;
begin
  for name in select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attname = 'organization_id'
  loop
    execute format('alter table %s alter column organization_id set (n_distinct = 200)', name);
  end loop;
end $$;
