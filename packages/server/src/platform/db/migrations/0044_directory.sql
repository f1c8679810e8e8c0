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

-- What keeps an organization where it is. Written so that PostgreSQL inlines it.
create function organization_lock(entered bigint) returns bigint language sql immutable
return hashtextextended('organization ' || entered::text, 0);

-- What every transaction of an organization begins with. It keeps the organization where it is until the transaction
-- ends, and fails when somebody moves it (FY001) or has moved it (FY002). Whoever moves it writes the hold down,
-- commits, and then takes the same lock for itself alone: from there on nobody is inside. The lock is never waited for:
-- whoever is refused it comes while somebody moves the organization. Each statement sees what was committed before it,
-- so that the hold is looked for when the lock is there. A procedure answers with no row, which makes it cheaper than a
-- function: bench/fence.ts measures it.
create procedure enter_organization(entered bigint)
language plpgsql security definer set search_path from current as $$
declare hold text := 'held';
begin
  if pg_try_advisory_xact_lock_shared(organization_lock(entered)) then
    select state into hold from organization_holds where organization = entered;
    if not found then return; end if;
  end if;
  if hold = 'held' then
    raise exception 'organization % is being moved', entered using errcode = 'FY001';
  end if;
  raise exception 'organization % has moved to another database', entered using errcode = 'FY002';
end $$;

-- The same for statements of the system that write rows of several organizations: those of one that is held or has left
-- are not for them.
create function may_enter(entered bigint) returns boolean
language plpgsql volatile security definer set search_path from current cost 1000 as $$
begin
  if not pg_try_advisory_xact_lock_shared(organization_lock(entered)) then return false; end if;
  return not exists (select from organization_holds where organization = entered);
end $$;

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
