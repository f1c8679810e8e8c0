-- Whoever reads events by id must wait for lower ids that are not committed yet. A transaction that writes events holds
-- a shared lock for its organization until it ends, so that readers wait for those and for nobody else's. The trigger
-- takes it before the statement takes ids. Key 0 stands for a writer who is bound to no organization.
-- Servers of the release before wait for transaction ids: they need one that is older than the event's.
create function lock_event_writer() returns trigger language plpgsql as $$
begin
  perform pg_current_xact_id();
  perform pg_advisory_xact_lock_shared(7036934,
    (coalesce(nullif(current_setting('app.organization_id', true), ''), '0')::bigint % 2147483647)::int);
  return null;
end $$;
create trigger lock_event_writer before insert on events
  for each statement execute function lock_event_writer();
