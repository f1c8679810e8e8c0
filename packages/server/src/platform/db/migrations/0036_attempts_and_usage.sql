-- How each attempt of a delivery ended, newest first; what was answered is kept of the last one alone.
alter table webhook_deliveries add column history jsonb not null default '[]';

-- What is counted by the day beside conversations and tokens.
alter table usage_days
  add column messages bigint not null default 0,
  add column model_calls bigint not null default 0;

-- What one person or key did, among all that visitors and the system do.
create index audit_log_by_actor on audit_log (organization_id, (actor ->> 'type'), (actor ->> 'id'), id)
  where actor ->> 'type' in ('person', 'api_key');
