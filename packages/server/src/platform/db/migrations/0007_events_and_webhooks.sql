-- What happened, shown and sent on. Webhook deliveries are the outbox: filled by the write itself, emptied by workers.

-- As text, a representation keeps the order of its fields, and costs a write less than its binary form.
alter table events alter column data type json;
alter table audit_log alter column before type json, alter column after type json;
comment on column events.data is 'visitor words';
comment on column audit_log.before is 'visitor words';
comment on column audit_log.after is 'visitor words';

-- In C order, so that all types of one object are a range.
create index events_by_type on events (organization_id, type collate "C", id);
create index audit_log_by_resource on audit_log (organization_id, resource_object, resource_id, id);

create table webhook_endpoints (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  url text not null,
  description text,
  -- Types, or `<object>.*`; null for all.
  events text[],
  enabled boolean not null default true,
  disabled_reason text,
  -- Encrypted. The previous one signs beside it until its time is over.
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  -- Since when nothing has been delivered; null when the last attempt succeeded.
  failing_since timestamptz,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
comment on column webhook_endpoints.secret is 'not exported: a secret';
comment on column webhook_endpoints.previous_secret is 'not exported: a secret';
-- Every write asks for these; an organization that has none pays one look into an empty page.
create index webhook_endpoints_open on webhook_endpoints (organization_id) where enabled and not archived;

create table webhook_deliveries (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  webhook_endpoint_id bigint not null,
  event_id bigint not null,
  -- What the event is about; deliveries of one resource to one endpoint go out in the order of their events.
  resource text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  -- Counts every attempt ever made. Whoever comes back from an attempt with an older number is too late to tell.
  attempts int not null default 0,
  -- Attempts since it was last put into the queue: where it stands in the schedule.
  tries int not null default 0,
  -- Null while its endpoint is disabled or archived, and when it is over.
  next_attempt_at timestamptz,
  -- Somebody is at it until then.
  leased_until timestamptz,
  last_status_code int,
  last_error text,
  last_response text,
  delivered_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, webhook_endpoint_id) references webhook_endpoints (organization_id, id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
);
comment on column webhook_deliveries.last_response is 'visitor words';
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at)
  where status = 'pending' and next_attempt_at is not null;
create index webhook_deliveries_waiting on webhook_deliveries
  (organization_id, webhook_endpoint_id, resource, event_id) where status = 'pending';
create index webhook_deliveries_by_endpoint on webhook_deliveries (organization_id, webhook_endpoint_id, id);
