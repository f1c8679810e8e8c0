-- Conversations that somebody of the organization holds to try an agent out. They leave no gap, count nowhere, and nobody
-- becomes a contact or a lead by them.

alter table conversations add column test boolean not null default false;
create index conversations_tests on conversations (organization_id, id) where test;

-- As in 0027, but for tests: what was typed in one is still found when it is to be erased, and nobody is known by it.
create or replace function identify_visitor() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Most answers say nothing about who gave them.
    if name_of_visitor(new.visitor, new.state) is not distinct from name_of_visitor(old.visitor, old.state)
      and array(select i::text from present_identifiers(new.visitor, new.state) i order by 1)
        = array(select i::text from present_identifiers(old.visitor, old.state) i order by 1) then
      return null;
    end if;
  end if;
  if new.test then
    insert into visitor_identifiers (organization_id, conversation_id, kind, value, present)
      select new.organization_id, new.id, i.kind, i.value, false from identifiers_of(new.visitor, new.state) i
      on conflict (organization_id, conversation_id, kind, value) do nothing;
    return null;
  end if;
  perform lock_contacts(new.organization_id);
  update visitor_identifiers v set present = false
    where v.organization_id = new.organization_id and v.conversation_id = new.id and v.present
      and (v.kind, v.value) not in (select i.kind, i.value from present_identifiers(new.visitor, new.state) i);
  insert into visitor_identifiers (organization_id, conversation_id, kind, value, present)
    select new.organization_id, new.id, i.kind, i.value,
      (i.kind, i.value) in (select p.kind, p.value from present_identifiers(new.visitor, new.state) p)
    from identifiers_of(new.visitor, new.state) i
    on conflict (organization_id, conversation_id, kind, value) do update set present = excluded.present
      where visitor_identifiers.present <> excluded.present;
  -- One that is restored has its contact.
  if tg_op = 'UPDATE' or not exists (select from contact_conversations l
    where l.organization_id = new.organization_id and l.conversation_id = new.id) then
    perform link_contact(new.organization_id, new.id, new.visitor, new.state, new.lead_since, new.created_at);
  end if;
  return null;
end $$;
