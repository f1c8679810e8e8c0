-- Takes an Idempotency-Key that nobody uses and nobody has used. It fails otherwise, and with it every statement that was
-- sent behind it: the work can be sent along without waiting for the answer, and nobody waits for what it would lock.
create function claim_unused_key(organization bigint, name text) returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(organization || ':' || name, 0))
    or exists (select from idempotency_keys k where k.organization_id = organization and k.key = name)
  then
    raise exception 'This Idempotency-Key is in use, or has an answer. That is expected: the server looks it up.'
      using errcode = 'FY001';
  end if;
end $$;
