-- All organizations live in one database again (docs/decisions/0026): what 0044 added goes. It stays where that would
-- put somebody out of reach.
do $$
declare elsewhere text;
begin
  if exists (select from users where two_factor is not null) then
    raise exception using errcode = 'FY002', message =
      'This database has copies of people who sign in elsewhere: FOYER_DATABASES named it beside the first one. ' ||
      'Set DATABASE_URL to the first database.';
  end if;
  select string_agg(slug, ', ' order by slug) into elsewhere from (
    select slug from organization_directory
    union
    select coalesce(o.slug, h.organization::text) from organization_holds h
      left join organizations o on o.id = h.organization) of_any;
  if elsewhere is not null then
    raise exception using errcode = 'FY002', message =
      'These organizations live in another database, or their move is not finished: ' || elsewhere || '. ' ||
      'This release keeps all organizations in one database. Check out commit 267982f4, run ' ||
      '`foyer organizations move <slug> first` for each of them, and start again.';
  end if;
end $$;

drop table organization_directory, organization_holds;
drop function announce_home();
drop procedure enter_organization(bigint);
drop function may_enter(bigint);
drop function organization_lock(bigint);

create or replace function people_here()
returns table (user_id bigint, name text, email text, locale text, email_confirmed boolean, two_factor boolean)
language sql stable security definer set search_path from current as $$
  select u.id, u.name, u.email, u.locale, u.email_verified,
    exists (select from user_two_factors t where t.user_id = u.id and t.enabled_at is not null)
  from users u
  where exists (select from members m where m.user_id = u.id
    and m.organization_id = nullif(current_setting('app.organization_id', true), '')::bigint)
$$;
alter table users drop column two_factor;
