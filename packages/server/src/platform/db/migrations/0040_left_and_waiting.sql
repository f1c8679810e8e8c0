-- Whoever asked for a person and has said goodbye waits, too, until somebody has read it.
drop index conversations_wanting;
create index conversations_wanting on conversations (organization_id, id)
  where person_wanted and (status in ('active', 'paused') or (status = 'completed' and unread));
