-- What goes with time, what is deleted for good, and indexes for words.

-- Words within one organization. Row-level security keeps `@@` out of an index condition, because the operator is not
-- leakproof. So the functions below run as the owner of the tables, and bind the organization themselves. The
-- organization is one more word of each index entry: a search costs what its own organization has of a word.
create function organization_words(organization_id bigint, search tsvector) returns tsvector
  language sql immutable parallel safe as
  $$ select search || array_to_tsvector(array['#' || organization_id::text]) $$;
create function organization_query(organization_id bigint, words text) returns tsquery
  language sql immutable parallel safe as
  $$ select websearch_to_tsquery('simple', words) && ('''#' || organization_id::text || '''')::tsquery $$;

create index messages_words on messages using gin (organization_words(organization_id, search));
create index knowledge_facts_words on knowledge_facts using gin (organization_words(organization_id, search));
create index knowledge_gaps_words on knowledge_gaps using gin (organization_words(organization_id, search));

-- The first `most` matches, in no order; none for words that say nothing. `+ 0` and
-- the settings leave it no way but the index of words: without statistics it would rather read all rows of the organization.
create function matching_messages(organization bigint, words text, most int) returns table (id bigint)
  language sql stable security definer set search_path from current
  set enable_seqscan = off set enable_indexscan = off as $$
  select m.conversation_id from messages m
  where organization = nullif(current_setting('app.organization_id', true), '')::bigint
    and m.organization_id + 0 = organization
    and numnode(websearch_to_tsquery('simple', words)) > 0
    and organization_words(m.organization_id, m.search) @@ organization_query(organization, words)
  limit most
$$;
create function matching_facts(organization bigint, words text, most int) returns table (id bigint)
  language sql stable security definer set search_path from current
  set enable_seqscan = off set enable_indexscan = off as $$
  select f.id from knowledge_facts f
  where organization = nullif(current_setting('app.organization_id', true), '')::bigint
    and f.organization_id + 0 = organization
    and numnode(websearch_to_tsquery('simple', words)) > 0
    and organization_words(f.organization_id, f.search) @@ organization_query(organization, words)
  limit most
$$;
create function matching_gaps(organization bigint, words text, most int) returns table (id bigint)
  language sql stable security definer set search_path from current
  set enable_seqscan = off set enable_indexscan = off as $$
  select g.id from knowledge_gaps g
  where organization = nullif(current_setting('app.organization_id', true), '')::bigint
    and g.organization_id + 0 = organization
    and numnode(websearch_to_tsquery('simple', words)) > 0
    and organization_words(g.organization_id, g.search) @@ organization_query(organization, words)
  limit most
$$;

-- Sweeps ask organization by organization: an index over all of them is not needed any more.
drop index idempotency_keys_age;
drop index organization_exports_age;
drop index organization_exports_ended;
drop index answer_checks_ended;
create index ingestion_runs_ended on ingestion_runs (organization_id, completed_at)
  where status in ('applied', 'failed');

-- Since when a passage is not in use. By trigger where the last release retires it beside this one.
alter table knowledge_passages add column retired_at timestamptz;
comment on column knowledge_passages.retired_at is 'not exported: for sweeps';
create function date_retirement() returns trigger language plpgsql as $$
begin
  new.retired_at := coalesce(new.retired_at, now());
  return new;
end $$;
create trigger date_retirement before insert or update of live on knowledge_passages
  for each row when (not new.live) execute function date_retirement();
update knowledge_passages set retired_at = now() where not live;
create index knowledge_passages_retired on knowledge_passages (organization_id, retired_at) where not live;

-- The highest number of a change whose row is deleted. An index in memory that has not come so far cannot learn any
-- more what became of that row: it is loaded anew.
alter table knowledge_versions add column deleted_version bigint not null default 0;
create function number_deletions() returns trigger language plpgsql as $$
begin
  update knowledge_versions v set deleted_version = d.changed
    from (select organization_id, max(changed) as changed from deleted group by organization_id) d
    where v.organization_id = d.organization_id and v.deleted_version < d.changed;
  return null;
end $$;
create trigger number_deletions after delete on knowledge_passages referencing old table as deleted
  for each statement execute function number_deletions();
create trigger number_deletions after delete on knowledge_facts referencing old table as deleted
  for each statement execute function number_deletions();
create trigger number_deletions after delete on knowledge_sources referencing old table as deleted
  for each statement execute function number_deletions();

-- A source that was deleted: nobody sees it, and background work deletes what was read from it.
alter table knowledge_sources add column deleted_at timestamptz;
comment on column knowledge_sources.deleted_at is 'not exported: only until background work has deleted it';

-- By which a visitor's conversations are found when they are to be erased: the id and address that the organization
-- gave, and every address that the visitor gave as an answer. A table of its own, because row-level security allows
-- plain equality only in an index.
create table visitor_identifiers (
  organization_id bigint not null references organizations (id),
  conversation_id bigint not null,
  kind text not null check (kind in ('id', 'email')),
  -- An address in lower case.
  value text not null,
  primary key (organization_id, conversation_id, kind, value),
  foreign key (organization_id, conversation_id) references conversations (organization_id, id)
    on delete cascade
);
create index visitor_identifiers_value on visitor_identifiers (organization_id, kind, value, conversation_id);
alter table visitor_identifiers alter column organization_id set (n_distinct = 200);
comment on table visitor_identifiers is 'not exported: derived from conversations';
comment on column visitor_identifiers.value is 'visitor words';

-- Addresses that were corrected later count, too: the visitor gave them.
create function identifiers_of(visitor jsonb, state jsonb) returns table (kind text, value text)
  language sql immutable as $$
  select 'id', visitor->>'id' where visitor->>'id' is not null
  union
  select 'email', lower(given) from (
    select visitor->>'email' as given
    union select answer->>'value' from jsonb_path_query(state, '$.answers.*') answer
    union select answer->>'value' from jsonb_path_query(state, '$.answers.*.earlier[*]') answer) g
  where given ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and length(given) <= 254
$$;
create function identify_visitor() returns trigger language plpgsql as $$
begin
  insert into visitor_identifiers (organization_id, conversation_id, kind, value)
    select new.organization_id, new.id, i.kind, i.value from identifiers_of(new.visitor, new.state) i
    on conflict do nothing;
  return null;
end $$;
create trigger identify_visitor after insert on conversations for each row
  when (new.visitor is not null or new.state->'answers' <> '{}') execute function identify_visitor();
create trigger identify_visitor_again after update of visitor, state on conversations for each row
  when (new.visitor is distinct from old.visitor or new.state->'answers' is distinct from old.state->'answers')
  execute function identify_visitor();
insert into visitor_identifiers (organization_id, conversation_id, kind, value)
  select c.organization_id, c.id, i.kind, i.value from conversations c, identifiers_of(c.visitor, c.state) i;
