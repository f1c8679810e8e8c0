-- How an organization is reached: address, phone, opening hours. Only fields that have a value are in it.
alter table organizations add column profile jsonb not null default '{}';

-- Services and the profile are found like passages and facts. There are few of them, so that a change of one is a
-- change of all: the number of the latest.
alter table knowledge_versions add column structured_version bigint not null default 0;

create function number_structured_change(organization bigint) returns void language plpgsql as $$
declare given bigint := next_knowledge_version(organization);
begin
  update knowledge_versions set structured_version = given
    where organization_id = organization and structured_version < given;
end $$;

create function number_service_change() returns trigger language plpgsql as $$
declare changed record := coalesce(new, old);
begin
  perform number_structured_change(changed.organization_id);
  return null;
end $$;

create function number_profile_change() returns trigger language plpgsql as $$
begin
  perform number_structured_change(new.id);
  return null;
end $$;

create trigger number_change after insert or update on services
  for each row execute function number_service_change();
create trigger number_change after insert or delete on service_agents
  for each row execute function number_service_change();
-- Not for credits and pauses, which change without the knowledge being held.
create trigger number_change after update of name, website, profile on organizations
  for each row when ((old.name, old.website, old.profile) is distinct from (new.name, new.website, new.profile))
  execute function number_profile_change();
