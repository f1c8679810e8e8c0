-- How an agent looks to visitors. What is absent has its default.
alter table agents add column appearance jsonb not null default '{}';
