-- What a reply rests on, for the visitor to look up: [{title, url}] of public pages.
alter table messages add column citations jsonb not null default '[]';

-- With which the pages of an organization sign who a visitor is. Null: nobody is identified.
alter table agents add column identity_secret text;
comment on column agents.identity_secret is 'not exported: a secret';

-- Vectors of services and profile fields, by a provider's embedder. These are no rows of their own but renderings, so a
-- vector is found by the checksum of the text that it was made of.
create table structured_vectors (
  organization_id bigint not null references organizations (id),
  embedder text not null,
  checksum text not null,
  vector bytea not null,
  primary key (organization_id, embedder, checksum)
);
alter table structured_vectors alter column organization_id set (n_distinct = 200);
comment on table structured_vectors is 'not exported: derived from services and the profile';
create trigger number_change after insert on structured_vectors
  for each row execute function number_service_change();
