-- `failures` counts attempts that failed while thinking or storing the reply. A server that died is none of them.
-- `stop_requested_at` is set when the visitor wants no more of the reply.
alter table turns
  add column failures int not null default 0,
  add column stop_requested_at timestamptz;
