-- What a reply rests on, for the visitor to look up: [{title, url}] of public pages.
alter table messages add column citations jsonb not null default '[]';
