-- Every turn changes last_message_at and pauses_at. An index on either had every turn write a new entry into all nine
-- indexes of the table. Sweeps go by coarser times, which seldom change: then PostgreSQL keeps the new row on the page of
-- the old one, and no index hears of it.
alter table conversations
  add column last_message_day timestamptz
    generated always as (date_bin('1 day', last_message_at, timestamptz '2000-01-01 00:00Z')) stored,
  -- The quarter of an hour in which it pauses.
  add column pauses_quarter timestamptz
    generated always as (date_bin('15 minutes', pauses_at, timestamptz '2000-01-01 00:00Z')) stored,
  -- Room for that on each page.
  set (fillfactor = 80);
create index conversations_pauses_quarter on conversations (pauses_quarter, organization_id, id)
  where pauses_quarter is not null;
create index conversations_last_message_day on conversations (organization_id, last_message_day, id);
drop index conversations_pausing;
drop index conversations_last_message;
