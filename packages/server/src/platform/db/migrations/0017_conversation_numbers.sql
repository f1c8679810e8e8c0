-- What people call a conversation by, counted within its organization, and the check of the installation's secret.

-- The last number that an organization has given. An erased conversation's number is not given again.
create table conversation_counters (
  organization_id bigint primary key references organizations (id),
  last_number bigint not null
);
alter table conversation_counters alter column organization_id set (n_distinct = 200);

alter table conversations add column number bigint;
update conversations c set number = n.number
  from (select organization_id, id, row_number() over (partition by organization_id order by id) as number
    from conversations) n
  where c.organization_id = n.organization_id and c.id = n.id;
alter table conversations alter column number set not null;
alter table conversations add unique (organization_id, number);
insert into conversation_counters (organization_id, last_number)
  select organization_id, max(number) from conversations group by organization_id;

-- By trigger, so that the last release can start conversations beside this one. Its row is locked until the start is
-- kept or undone: of two at the same moment the second waits, and no number is skipped.
create function number_conversation() returns trigger language plpgsql as $$
begin
  -- A restored one has its number.
  if new.number is null then
    insert into conversation_counters as c (organization_id, last_number) values (new.organization_id, 1)
      on conflict (organization_id) do update set last_number = c.last_number + 1
      returning last_number into new.number;
  end if;
  return new;
end $$;
create trigger number_conversation before insert on conversations
  for each row execute function number_conversation();

-- One row: a signature made with the secret that the servers use at present.
create table secret_checks (
  only_row boolean primary key default true check (only_row),
  signature text not null
);
