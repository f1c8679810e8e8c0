-- What a reply rests on, for the visitor to look up: [{title, url}] of public pages.
alter table messages add column citations jsonb not null default '[]';

-- With which the pages of an organization sign who a visitor is. Null: nobody is identified.
alter table agents add column identity_secret text;
comment on column agents.identity_secret is 'not exported: a secret';
