-- A flow is read from its newest version alone. Nothing writes flow_states and information_slots any more; the release
-- after this one drops them. Until then a server of the release before may still write to them beside this one, where
-- it finds only part of a flow: what ties their rows together goes first.
alter table information_slots
  drop constraint information_slots_organization_id_state_id_fkey,
  drop constraint information_slots_organization_id_agent_id_fkey;
alter table flow_states
  drop constraint flow_states_organization_id_agent_id_key_key,
  drop constraint flow_states_organization_id_agent_id_fkey;
