-- Who of the team writes to a visitor: the author of a message, and who has a conversation open at this moment.

-- Null where the visitor or the agent wrote, and for what people wrote before it was kept.
alter table messages add column author jsonb;

-- Where each member is now. A member has one row, so that nothing has to be cleaned up: what has run out says nothing.
create table member_presences (
  organization_id bigint not null references organizations (id),
  member_id bigint not null,
  conversation_id bigint not null,
  here_until timestamptz not null,
  -- Null while the member only reads.
  writing_until timestamptz,
  primary key (organization_id, member_id),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade,
  foreign key (organization_id, conversation_id) references conversations (organization_id, id)
    on delete cascade
);
create index member_presences_conversation on member_presences (organization_id, conversation_id);
alter table member_presences alter column organization_id set (n_distinct = 200);
