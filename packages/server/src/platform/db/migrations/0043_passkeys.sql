-- Keys of people's devices that open their accounts. Of each there is the public half alone.
create table user_passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  -- The device's own id of the key.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says it was used; many say nothing and stay at zero.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index user_passkeys_user on user_passkeys (user_id);
