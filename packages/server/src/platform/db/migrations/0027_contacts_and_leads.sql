-- Contacts: visitors who are known by an address, or by the id that the organization gave them. And leads: conversations
-- of contacts that were completed, or that a person took over.

-- What a visitor is known by now. An address that they corrected still finds their conversations when they are to be
-- erased, but nobody is known by it.
alter table visitor_identifiers add column present boolean not null default true;

create function present_identifiers(visitor jsonb, state jsonb) returns table (kind text, value text)
  language sql immutable as $$
  select 'id', visitor->>'id' where visitor->>'id' is not null
  union
  select 'email', lower(given) from (
    select visitor->>'email' as given
    union select answer->>'value' from jsonb_path_query(state, '$.answers.*') answer) g
  where given ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and length(given) <= 254
$$;

-- The name that the organization gave, or the answer to a slot that asks for it. The engine knows the same keys.
create function name_of_visitor(visitor jsonb, state jsonb) returns text language sql immutable as $$
  select left(coalesce(visitor->>'name', (select a.value->>'value' from jsonb_each(state->'answers') a
    where a.key ~ '^((your|full|visitor|contact)_?)?name$' and jsonb_typeof(a.value->'value') = 'string'
    limit 1)), 200)
$$;

-- Parts of an address are words, too.
create function words_of_contact(words text) returns tsvector language sql immutable parallel safe as
  $$ select to_tsvector('simple', translate(words, '@._+-/:', '       ')) $$;
-- Joining texts depends on no setting, though PostgreSQL takes array_to_string for a function that may.
create function search_of_contact(name text, emails text[], visitor_ids text[]) returns tsvector
  language sql immutable parallel safe as
  $$ select words_of_contact(coalesce(name, '') || ' ' || array_to_string(emails || visitor_ids, ' ')) $$;

create table contacts (
  organization_id bigint not null references organizations (id),
  id bigint generated always as identity,
  name text,
  -- The newest first, twenty at most. Addresses are in lower case.
  emails text[] not null default '{}',
  visitor_ids text[] not null default '{}',
  search tsvector generated always as (search_of_contact(name, emails, visitor_ids)) stored,
  -- When their first conversation began.
  created_at timestamptz not null,
  primary key (organization_id, id)
);
alter table contacts alter column organization_id set (n_distinct = 200);
comment on column contacts.name is 'visitor words';
comment on column contacts.emails is 'visitor words';
comment on column contacts.visitor_ids is 'visitor words';
comment on column contacts.search is 'visitor words';
create index contacts_words on contacts using gin (organization_words(organization_id, search));

-- Every word may be the beginning of one: who types a name wants to see it before it is complete.
create function contact_query(words text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  from unnest(words_of_contact(words))
$$;
create function matching_contacts(organization bigint, words text, most int) returns table (id bigint)
  language sql stable security definer set search_path from current
  set enable_seqscan = off set enable_indexscan = off as $$
  select c.id from contacts c
  where organization = nullif(current_setting('app.organization_id', true), '')::bigint
    and c.organization_id + 0 = organization
    and organization_words(c.organization_id, c.search)
      @@ (contact_query(words) && ('''#' || organization::text || '''')::tsquery)
  limit most
$$;

-- Beside the conversations, so that two contacts become one without touching a conversation that somebody holds.
create table contact_conversations (
  organization_id bigint not null references organizations (id),
  conversation_id bigint not null,
  contact_id bigint not null,
  -- As the conversation has it: leads are listed from here.
  lead_since timestamptz,
  primary key (organization_id, conversation_id),
  foreign key (organization_id, conversation_id) references conversations (organization_id, id)
    on delete cascade,
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
create index contact_conversations_contact
  on contact_conversations (organization_id, contact_id, conversation_id);
create index contact_conversations_leads on contact_conversations (organization_id, conversation_id)
  where lead_since is not null;
alter table contact_conversations alter column organization_id set (n_distinct = 200);

-- Contacts of an organization change one transaction at a time: two conversations that give the same address at the same
-- moment make one contact. Taken after a conversation, and nothing but contacts is written under it.
create function lock_contacts(organization bigint) returns void language sql as
  $$ select pg_advisory_xact_lock(hashtextextended('contacts:' || organization, 0)) $$;

-- Takes from a contact what none of its conversations says any more, `gone` aside, and the contact itself with the last
-- of them.
create function prune_contact(organization bigint, contact bigint, gone bigint) returns void language plpgsql as $$
begin
  if not exists (select from contact_conversations l
    where l.organization_id = organization and l.contact_id = contact) then
    delete from contacts c where c.organization_id = organization and c.id = contact;
    return;
  end if;
  update contacts c set
    emails = array(select x.value from unnest(c.emails) with ordinality x (value, place)
      where exists (select from visitor_identifiers v where v.organization_id = organization and v.kind = 'email'
        and v.value = x.value and v.present and v.conversation_id is distinct from gone) order by x.place),
    visitor_ids = array(select x.value from unnest(c.visitor_ids) with ordinality x (value, place)
      where exists (select from visitor_identifiers v where v.organization_id = organization and v.kind = 'id'
        and v.value = x.value and v.present and v.conversation_id is distinct from gone) order by x.place),
    -- Of the newest conversations: a visitor may have very many.
    name = (select name_of_visitor(n.visitor, n.state) from (
        select t.id, t.visitor, t.state from contact_conversations l
        join conversations t on t.organization_id = l.organization_id and t.id = l.conversation_id
        where l.organization_id = organization and l.contact_id = contact
        order by l.conversation_id desc limit 100) n
      where name_of_visitor(n.visitor, n.state) is not null order by n.id desc limit 1)
  where c.organization_id = organization and c.id = contact;
end $$;

-- Conversations that share an id or an address belong to one contact: the oldest that has any of them. One with more than
-- a thousand conversations is not moved into another; it takes the others in.
create function link_contact(
  organization bigint, conversation bigint, visitor jsonb, state jsonb, since timestamptz, began timestamptz
) returns void language plpgsql as $$
declare
  -- Where it belongs so far, where it will, and whom that contact takes in.
  linked bigint;
  kept bigint;
  merged bigint[];
  given_emails text[];
  given_ids text[];
  is_new boolean;
begin
  select coalesce(array_agg(i.value) filter (where i.kind = 'email'), '{}'),
      coalesce(array_agg(i.value) filter (where i.kind = 'id'), '{}')
    into given_emails, given_ids from present_identifiers(visitor, state) i;
  select l.contact_id into linked from contact_conversations l
    where l.organization_id = organization and l.conversation_id = conversation;
  if given_emails = '{}' and given_ids = '{}' then
    delete from contact_conversations l
      where l.organization_id = organization and l.conversation_id = conversation;
    return;
  end if;
  select (array_agg(s.contact_id order by s.size > 1000 desc, s.contact_id))[1],
      array_agg(s.contact_id) filter (where s.size <= 1000) into kept, merged
    from (select f.contact_id, (select count(*) from (select from contact_conversations l
          where l.organization_id = organization and l.contact_id = f.contact_id limit 1001) n) as size
        from (select distinct o.contact_id from present_identifiers(visitor, state) i
          cross join lateral (select l.contact_id from visitor_identifiers v
            join contact_conversations l
              on l.organization_id = v.organization_id and l.conversation_id = v.conversation_id
            where v.organization_id = organization and v.kind = i.kind and v.value = i.value and v.present
              and v.conversation_id <> conversation
            limit 1) o) f) s;
  -- Nobody else is known by any of it: a contact of this conversation alone stays what it is.
  if kept is null and not exists (select from contact_conversations l where l.organization_id = organization
    and l.contact_id = linked and l.conversation_id <> conversation) then
    kept := linked;
  end if;
  is_new := kept is null;
  if is_new then
    insert into contacts (organization_id, name, emails, visitor_ids, created_at)
      values (organization, name_of_visitor(visitor, state), given_emails[1:20], given_ids[1:20], began)
      returning id into kept;
  end if;
  insert into contact_conversations (organization_id, conversation_id, contact_id, lead_since)
    values (organization, conversation, kept, since)
    on conflict (organization_id, conversation_id)
    do update set contact_id = excluded.contact_id, lead_since = excluded.lead_since;
  merged := array_remove(coalesce(merged, '{}'), kept);
  if merged <> '{}' then
    update contact_conversations l set contact_id = kept
      where l.organization_id = organization and l.contact_id = any(merged);
    update contacts c set
      name = coalesce(c.name, m.name),
      emails = (c.emails || m.emails)[1:20],
      visitor_ids = (c.visitor_ids || m.visitor_ids)[1:20],
      created_at = least(c.created_at, m.created_at)
    from (select max(o.name) as name, min(o.created_at) as created_at,
          array(select e from contacts x, unnest(x.emails) e
            where x.organization_id = organization and x.id = any(merged)) as emails,
          array(select e from contacts x, unnest(x.visitor_ids) e
            where x.organization_id = organization and x.id = any(merged)) as visitor_ids
        from contacts o where o.organization_id = organization and o.id = any(merged)) m
    where c.organization_id = organization and c.id = kept;
    delete from contacts c where c.organization_id = organization and c.id = any(merged);
  end if;
  if linked <> kept and linked <> all(merged) then
    perform prune_contact(organization, linked, conversation);
  end if;
  if linked = kept then
    perform prune_contact(organization, kept, null);
  end if;
  -- Who comes again says nothing new, as a rule: then nothing is written.
  if not is_new then
    update contacts c set name = n.name, emails = n.emails, visitor_ids = n.visitor_ids
    from (select coalesce(name_of_visitor(visitor, state), o.name) as name,
          (given_emails || array(select e from unnest(o.emails) e where e <> all(given_emails)))[1:20] as emails,
          (given_ids || array(select e from unnest(o.visitor_ids) e where e <> all(given_ids)))[1:20]
            as visitor_ids
        from contacts o where o.organization_id = organization and o.id = kept) n
    where c.organization_id = organization and c.id = kept
      and (c.name, c.emails, c.visitor_ids) is distinct from (n.name, n.emails, n.visitor_ids);
  end if;
end $$;

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

create function note_lead() returns trigger language plpgsql as $$
begin
  update contact_conversations l set lead_since = new.lead_since
    where l.organization_id = new.organization_id and l.conversation_id = new.id;
  return null;
end $$;
create trigger note_lead after update of lead_since on conversations for each row
  when (new.lead_since is distinct from old.lead_since) execute function note_lead();

create function leave_contact() returns trigger language plpgsql as $$
begin
  perform lock_contacts(old.organization_id);
  perform prune_contact(old.organization_id, old.contact_id, old.conversation_id);
  return null;
end $$;
create trigger leave_contact after delete on contact_conversations
  for each row execute function leave_contact();

-- What is there already.
update visitor_identifiers v set present = false from conversations c
  where c.organization_id = v.organization_id and c.id = v.conversation_id
    and (v.kind, v.value) not in (select i.kind, i.value from present_identifiers(c.visitor, c.state) i);
update conversations set lead_since = coalesce(ended_at, last_message_at)
  where status in ('completed', 'handed_off');

-- All at once, since writes wait meanwhile: conversations that share something take the lowest number among them, until
-- none changes any more.
create temporary table shared_identifiers on commit drop as
  select organization_id, conversation_id, kind, value, conversation_id as lowest
  from visitor_identifiers where present;
create index on shared_identifiers (organization_id, conversation_id);
analyze shared_identifiers;
do $$
begin
  loop
    update shared_identifiers s set lowest = m.lowest
      from (select c.organization_id, c.conversation_id, min(g.lowest) as lowest
        from shared_identifiers c
        join (select organization_id, kind, value, min(lowest) as lowest from shared_identifiers
          group by organization_id, kind, value) g using (organization_id, kind, value)
        group by c.organization_id, c.conversation_id) m
      where s.organization_id = m.organization_id and s.conversation_id = m.conversation_id
        and s.lowest > m.lowest;
    exit when not found;
  end loop;
end $$;
create temporary table new_contacts on commit drop as
  select organization_id, lowest, nextval(pg_get_serial_sequence('contacts', 'id')) as id
  from (select distinct organization_id, lowest from shared_identifiers order by organization_id, lowest) d;
insert into contacts (organization_id, id, name, emails, visitor_ids, created_at) overriding system value
  select n.organization_id, n.id, named.name,
    coalesce((known.emails)[1:20], '{}'), coalesce((known.visitor_ids)[1:20], '{}'), named.created_at
  from new_contacts n
  join (select organization_id, lowest,
      array_agg(value order by newest desc) filter (where kind = 'email') as emails,
      array_agg(value order by newest desc) filter (where kind = 'id') as visitor_ids
    from (select organization_id, lowest, kind, value, max(conversation_id) as newest from shared_identifiers
      group by organization_id, lowest, kind, value) v
    group by organization_id, lowest) known using (organization_id, lowest)
  join (select s.organization_id, s.lowest, min(c.created_at) as created_at,
      (array_agg(name_of_visitor(c.visitor, c.state) order by c.id desc)
        filter (where name_of_visitor(c.visitor, c.state) is not null))[1] as name
    from (select distinct organization_id, conversation_id, lowest from shared_identifiers) s
    join conversations c on c.organization_id = s.organization_id and c.id = s.conversation_id
    group by s.organization_id, s.lowest) named using (organization_id, lowest);
insert into contact_conversations (organization_id, conversation_id, contact_id, lead_since)
  select s.organization_id, s.conversation_id, n.id, c.lead_since
  from (select distinct organization_id, conversation_id, lowest from shared_identifiers) s
  join new_contacts n using (organization_id, lowest)
  join conversations c on c.organization_id = s.organization_id and c.id = s.conversation_id;
drop table shared_identifiers, new_contacts;
