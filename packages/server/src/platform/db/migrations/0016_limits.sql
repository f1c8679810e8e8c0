-- Takes tokens out of a bucket and puts unused ones back. `needed` are for requests that wait, `ahead` for those to come.
-- All servers go by the clock of the database; tests pass a time in `at`. It is read once the row is locked: whoever
-- comes later sees a later time. A stored time ahead of it, because the clock was set back, counts as now.
create function take_tokens(
  name text, rate float8, burst float8, needed int, ahead int, returned int, at timestamptz,
  out granted int, out remaining float8
) language plpgsql as $$
declare
  stored rate_buckets;
  time timestamptz;
  available float8;
begin
  loop
    select * into stored from rate_buckets r where r.bucket = name for update;
    exit when found;
    insert into rate_buckets values (name, burst, coalesce(at, clock_timestamp())) on conflict do nothing;
  end loop;
  time := coalesce(at, clock_timestamp());
  available := least(burst,
    stored.tokens + returned + greatest(0, extract(epoch from time - stored.refilled_at)) * rate);
  -- Whoever comes when a token is due is not refused for a rounding error.
  granted := least(needed + ahead, floor(available + 1e-6));
  remaining := greatest(0, available - granted);
  update rate_buckets r set tokens = remaining, refilled_at = time where r.bucket = name;
end $$;

-- For servers of the release before, which may run beside this one: their own clock does not count any more.
create or replace function lease_tokens(
  name text, at timestamptz, rate float8, burst float8, block int,
  out granted int, out remaining float8
) language sql as $$
  select granted, remaining from take_tokens(name, rate, burst, block, 0, 0, null)
$$;
