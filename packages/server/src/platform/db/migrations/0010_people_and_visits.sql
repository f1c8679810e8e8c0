-- People who sign in, the organizations they belong to, and buckets for everybody who shows no key.

-- What better-auth keeps. No organization owns a person: nothing here is within a tenant's reach.
create table users (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table user_sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index user_sessions_user on user_sessions (user_id);
create index user_sessions_age on user_sessions (expires_at);

create table user_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  -- Scrypt.
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index user_accounts_provider on user_accounts (provider_id, account_id);
create index user_accounts_user on user_accounts (user_id);

create table user_verifications (
  id bigint generated always as identity primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index user_verifications_identifier on user_verifications (identifier);

comment on column user_accounts.password is 'not exported: a secret';
comment on column user_accounts.access_token is 'not exported: a secret';
comment on column user_accounts.refresh_token is 'not exported: a secret';
comment on column user_accounts.id_token is 'not exported: a secret';
comment on column user_sessions.token is 'not exported: a secret';

create table members (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index members_user on members (user_id, organization_id);

-- How far a tenant reaches into people: to the names and addresses of its own members.
create function people_here() returns table (user_id bigint, name text, email text)
language sql stable security definer set search_path from current as $$
  select u.id, u.name, u.email from users u where exists (select from members m where m.user_id = u.id
    and m.organization_id = nullif(current_setting('app.organization_id', true), '')::bigint)
$$;

create table invitations (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  email text not null,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  -- Of the link's token; the token itself is stored nowhere.
  hash bytea not null unique,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index invitations_open on invitations (organization_id, email)
  where accepted_at is null and revoked_at is null;
comment on column invitations.hash is 'not exported: a secret';

-- One bucket for everybody who is limited: a key, a person, an address, a visitor. Losing them in a crash refills them.
drop function lease_tokens (bigint, bigint, timestamptz, float8, float8, int);
drop table rate_limits;
create unlogged table rate_buckets (
  bucket text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null
);
create index rate_buckets_age on rate_buckets (refilled_at);

-- Takes up to `block` tokens out of the bucket, refilled up to now. One statement, so that processes cannot race.
create function lease_tokens(
  name text, at timestamptz, rate float8, burst float8, block int,
  out granted int, out remaining float8
) language plpgsql as $$
declare available float8;
begin
  insert into rate_buckets values (name, burst, at) on conflict do nothing;
  select least(burst, r.tokens + greatest(0, extract(epoch from at - r.refilled_at)) * rate) into available
    from rate_buckets r where r.bucket = name for update;
  granted := least(block, floor(available));
  remaining := available - granted;
  update rate_buckets r set tokens = remaining, refilled_at = greatest(r.refilled_at, at) where r.bucket = name;
end $$;

-- Whom somebody should go to now.
create index conversations_wanting on conversations (organization_id, id)
  where person_wanted and status in ('active', 'paused');
