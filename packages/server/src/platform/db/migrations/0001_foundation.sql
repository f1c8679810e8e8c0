-- Tenants, their keys, and what every write leaves behind.
-- Every table leads its keys with organization_id; row-level security is put on all of them by isolation.ts.

create table organizations (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  default_locale text not null default 'en',
  created_at timestamptz not null
);

create table api_keys (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  name text not null,
  role text not null check (role in ('admin', 'read_only')),
  hash bytea not null unique,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index api_keys_live_name on api_keys (organization_id, name) where revoked_at is null;

-- A change of a key reaches every server's cache before the change is acknowledged anywhere else.
create function notify_api_key_changed() returns trigger language plpgsql as $$
begin
  if new.hash is distinct from old.hash or new.revoked_at is distinct from old.revoked_at
    or new.expires_at is distinct from old.expires_at or new.role is distinct from old.role
    or new.name is distinct from old.name then
    perform pg_notify('foyer_keys', encode(old.hash, 'hex'));
  end if;
  return null;
end $$;
create trigger api_key_changed after update on api_keys for each row execute function notify_api_key_changed();

create function notify_organization_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('foyer_keys', '');
  return null;
end $$;
create trigger organization_changed after update on organizations
  for each row when (old is distinct from new) execute function notify_organization_changed();

-- Tokens of the request limit. Losing them in a crash only refills the bucket.
create unlogged table rate_limits (
  organization_id bigint not null,
  api_key_id bigint not null,
  tokens double precision not null,
  refilled_at timestamptz not null,
  primary key (organization_id, api_key_id)
);

create table idempotency_keys (
  organization_id bigint not null references organizations (id),
  key text not null,
  fingerprint bytea not null,
  status int not null,
  etag text,
  body text not null,
  created_at timestamptz not null,
  primary key (organization_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- The outbox that every write fills.
create table events (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  type text not null,
  actor jsonb not null,
  request_id text not null,
  data jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

create table audit_log (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  actor jsonb not null,
  operation text not null,
  resource_object text not null,
  resource_id bigint,
  before jsonb,
  after jsonb,
  request_id text not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

-- Takes up to `block` tokens out of the bucket, refilled up to now. One statement, so that processes cannot race.
create function lease_tokens(
  organization bigint, api_key bigint, at timestamptz, rate float8, burst float8, block int,
  out granted int, out remaining float8
) language plpgsql as $$
declare available float8;
begin
  insert into rate_limits values (organization, api_key, burst, at) on conflict do nothing;
  select least(burst, r.tokens + greatest(0, extract(epoch from at - r.refilled_at)) * rate) into available
    from rate_limits r where r.organization_id = organization and r.api_key_id = api_key for update;
  granted := least(block, floor(available));
  remaining := available - granted;
  update rate_limits r set tokens = remaining, refilled_at = greatest(r.refilled_at, at)
    where r.organization_id = organization and r.api_key_id = api_key;
end $$;
