-- Mails, and messages to Slack and Teams, on their way out.

-- The language a person is written to in. Null: that of the organization that writes.
alter table users add column locale text;

drop function people_here();
create function people_here() returns table (user_id bigint, name text, email text, locale text)
language sql stable security definer set search_path from current as $$
  select u.id, u.name, u.email, u.locale from users u where exists (select from members m where m.user_id = u.id
    and m.organization_id = nullif(current_setting('app.organization_id', true), '')::bigint)
$$;

-- Written in the transaction that causes it. What it says is composed when it is sent, from what `data` refers to:
-- nothing that a visitor said is kept here.
create table dispatches (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  channel text not null check (channel in ('mail', 'slack', 'teams')),
  kind text not null,
  -- Whom a mail goes to: a member, or an address.
  member_id bigint,
  email text,
  -- Goes with the conversation when that is erased.
  conversation_id bigint,
  data jsonb not null default '{}',
  -- What only the recipient may know, such as the token of a link. Encrypted, and gone once it is sent.
  sealed text,
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed', 'dropped')),
  attempts int not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  ended_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade,
  foreign key (organization_id, conversation_id) references conversations (organization_id, id) on delete cascade,
  check (num_nonnulls(member_id, email) = case when channel = 'mail' then 1 else 0 end)
);
create index dispatches_due on dispatches (due_at) where status = 'pending';
create index dispatches_member on dispatches (organization_id, member_id, id);
create index dispatches_conversation on dispatches (organization_id, conversation_id)
  where conversation_id is not null;
alter table dispatches alter column organization_id set (n_distinct = 200);

comment on column dispatches.email is 'visitor words';
comment on column dispatches.sealed is 'not exported: a secret';
