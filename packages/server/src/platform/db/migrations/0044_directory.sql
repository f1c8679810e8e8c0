-- Organizations that live in several databases (docs/decisions/0026). Every database has these tables. The directory
-- is filled in the first one alone. The column is not called `organization_id`: neither table belongs to a tenant.
create table organization_directory (
  organization bigint primary key,
  -- Unique over all databases: an organization that lives elsewhere has no row here that would keep it.
  slug text not null unique,
  -- As FOYER_DATABASES names it.
  database text not null
);
comment on table organization_directory is 'Where organizations live that do not live in the first database.';

-- What somebody moves. It is held where it comes from and where it goes to, and has left where it came from.
create table organization_holds (
  organization bigint primary key,
  state text not null check (state in ('held', 'left')),
  began_at timestamptz not null
);

-- Whoever changes the directory tells every server: they keep what they have read.
create function announce_home() returns trigger language plpgsql as $$
begin
  perform pg_notify('foyer_homes', coalesce(new.organization, old.organization)::text);
  return null;
end $$;
create trigger announce_home after insert or update or delete on organization_directory
  for each row execute function announce_home();

create function organization_lock(entered bigint) returns bigint language sql immutable
return hashtextextended('organization ' || entered, 0);

-- Keeps the organization where it is until the transaction ends, and says why it may not be entered; null when it may.
-- Whoever moves it writes the hold down, commits, and then takes the same lock for itself alone: from there on nobody
-- is inside. The lock is never waited for: whoever is refused it comes while somebody moves the organization. Each
-- statement sees what was committed before it, so that the hold is looked for after the lock is there.
create function refusal_to_enter(entered bigint) returns text
language plpgsql volatile security definer set search_path from current cost 1000 as $$
begin
  if not pg_try_advisory_xact_lock_shared(organization_lock(entered)) then return 'held'; end if;
  return (select state from organization_holds where organization = entered);
end $$;

-- What every transaction of an organization begins with.
create function enter_organization(entered bigint) returns void language plpgsql as $$
declare refusal text := refusal_to_enter(entered);
begin
  if refusal = 'held' then
    raise exception 'organization % is being moved', entered using errcode = 'FY001';
  elsif refusal = 'left' then
    raise exception 'organization % has moved to another database', entered using errcode = 'FY002';
  end if;
end $$;

-- For statements of the system that write rows of several organizations: those of one that is held or has left are
-- not for them.
create function may_enter(entered bigint) returns boolean language sql volatile cost 1000
return refusal_to_enter(entered) is null;

-- A copy of a person (see 0026) has no second factor here: it says whether they have one where they sign in.
alter table users add column two_factor boolean;
comment on column users.two_factor is 'Of copies in further databases: whether the person has a second factor.';

create or replace function people_here()
returns table (user_id bigint, name text, email text, locale text, email_confirmed boolean, two_factor boolean)
language sql stable security definer set search_path from current as $$
  select u.id, u.name, u.email, u.locale, u.email_verified,
    coalesce(u.two_factor,
      exists (select from user_two_factors t where t.user_id = u.id and t.enabled_at is not null))
  from users u
  where exists (select from members m where m.user_id = u.id
    and m.organization_id = nullif(current_setting('app.organization_id', true), '')::bigint)
$$;
