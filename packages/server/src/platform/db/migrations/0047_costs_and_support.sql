-- What replies cost, and which of their sentences the sources do not support.

alter table conversation_outcomes
  add column cached_tokens bigint not null default 0,
  -- In millionths, by currency.
  add column costs jsonb not null default '{}',
  -- Replies with a sentence that the sources do not support.
  add column unsupported int not null default 0;

-- The sentences; null where all are supported, or none was checked.
alter table messages add column unsupported jsonb;
comment on column messages.unsupported is 'visitor words';
