-- People who sign in with a second factor, or through a provider of identities. better-auth, which kept accounts and
-- sessions before, is gone: the tables are ours. The columns that only it had a use for (`users.image`, and the tokens
-- and the scope in `user_accounts`) go a release later, since servers of the release before still run beside this one.
comment on table user_accounts is
  'How a person proves who they are: "credential" with a password, or the issuer of a provider with its id of them.';

create table user_two_factors (
  user_id bigint primary key references users (id) on delete cascade,
  -- What the app makes its codes of, encrypted.
  secret text not null,
  -- Null until a code has shown that the app has the secret.
  enabled_at timestamptz,
  -- The half minute of the newest code that was accepted: neither it nor an older one is accepted again.
  last_step bigint not null default 0,
  created_at timestamptz not null
);
comment on column user_two_factors.secret is 'not exported: a secret';

create table user_recovery_codes (
  user_id bigint not null references user_two_factors (user_id) on delete cascade,
  -- Of the code; the code itself is stored nowhere.
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
comment on column user_recovery_codes.hash is 'not exported: a secret';

drop function people_here();
create function people_here()
returns table (user_id bigint, name text, email text, locale text, email_confirmed boolean, two_factor boolean)
language sql stable security definer set search_path from current as $$
  select u.id, u.name, u.email, u.locale, u.email_verified,
    exists (select from user_two_factors t where t.user_id = u.id and t.enabled_at is not null)
  from users u
  where exists (select from members m where m.user_id = u.id
    and m.organization_id = nullif(current_setting('app.organization_id', true), '')::bigint)
$$;
