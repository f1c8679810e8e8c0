-- Agents that answer questions, and agents that take bookings. Every old archetype stays, so the release before this one
-- can run beside it.
alter table agents
  drop constraint agents_archetype_check,
  add constraint agents_archetype_check
    check (archetype in ('answers', 'booking', 'discovery', 'qualification', 'support', 'intake')) not valid;
alter table agents validate constraint agents_archetype_check;
