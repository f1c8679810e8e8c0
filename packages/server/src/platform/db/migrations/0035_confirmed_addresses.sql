-- Whether somebody reads what is mailed to their address: better-auth's own column says so.

drop function people_here();
create function people_here()
returns table (user_id bigint, name text, email text, locale text, email_confirmed boolean)
language sql stable security definer set search_path from current as $$
  select u.id, u.name, u.email, u.locale, u.email_verified from users u
  where exists (select from members m where m.user_id = u.id
    and m.organization_id = nullif(current_setting('app.organization_id', true), '')::bigint)
$$;

-- Whoever was sent mail before goes on getting it. Where no mail was sent yet, addresses are still to be confirmed.
update users u set email_verified = true
where exists (
  select from members m join dispatches d on d.organization_id = m.organization_id and d.member_id = m.id
  where m.user_id = u.id and d.channel = 'mail' and d.status = 'sent');
