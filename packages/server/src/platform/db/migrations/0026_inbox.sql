-- What a team needs to answer visitors itself: who looks after a conversation, what nobody has read, what the visitor has
-- seen, notes, and replies that are written once and sent often.

alter table conversations
  -- Whoever leaves the organization looks after nothing any more.
  add column assignee_id bigint,
  -- Messages of the visitor that nobody of the team has read, and whether there are any. The count changes with every
  -- message, so that no index may hold it; the other one seldom changes.
  add column unread_count int not null default 0,
  add column unread boolean not null default false,
  -- The last message that the visitor has seen.
  add column seen_message_id bigint,
  -- Until when a stream of the visitor counts as open, while a person answers.
  add column listening_until timestamptz,
  -- Whether a person may reply by e-mail: null until the visitor says so.
  add column reply_by_mail boolean,
  -- When what a person wrote is to be told by e-mail, and the last message that was.
  add column mail_due_at timestamptz,
  add column mailed_message_id bigint,
  -- When it was first completed or taken over.
  add column lead_since timestamptz,
  add foreign key (organization_id, assignee_id) references members (organization_id, id)
    on delete set null (assignee_id);
create index conversations_assignee on conversations (organization_id, assignee_id, id)
  where assignee_id is not null;
create index conversations_unread on conversations (organization_id, id) where unread;
create index conversations_mail_due on conversations (mail_due_at, organization_id, id)
  where mail_due_at is not null;

-- What the team writes about a conversation for itself. It may quote the visitor.
create table notes (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  conversation_id bigint not null,
  text text not null,
  author jsonb not null,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, conversation_id) references conversations (organization_id, id)
    on delete cascade
);
create index notes_conversation on notes (organization_id, conversation_id, id);
alter table notes alter column organization_id set (n_distinct = 200);
comment on column notes.text is 'visitor words';

create table saved_replies (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  title text not null,
  body text not null,
  -- Null where it fits every language.
  locale text,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
alter table saved_replies alter column organization_id set (n_distinct = 200);

-- What people wrote so far counts as seen.
update conversations c set seen_message_id = m.id
  from (select organization_id, conversation_id, max(id) as id from messages where role = 'owner'
    group by organization_id, conversation_id) m
  where m.organization_id = c.organization_id and m.conversation_id = c.id;
